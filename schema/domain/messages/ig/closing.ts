import type { Words } from '#schema/domain/localize.ts'
import type { CLOSING_MESSAGES } from '../closing.ts'

export const words: Words<typeof CLOSING_MESSAGES> = {
  closed: 'E mechiela akaụntụ gị. Anyị hichapụrụ ihe niile iwu kwere ka anyị hichapụ.',
}
