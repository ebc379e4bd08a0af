import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './missing-user-messages.ts'

export const words: Words<typeof messages> = {
  missing: 'Àkáǹtì yín kò tíì sí lórí fóònù yìí. Ojú ìwé yìí máa ṣí nígbà tí network bá wà.',
}
