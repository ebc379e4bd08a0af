import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './missing-user-messages.ts'

export const words: Words<typeof messages> = {
  missing: 'Akaụntụ gị anọbeghị na ekwentị a. Ibe a ga-emeghe mgbe network dị.',
}
