import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  read: 'Gụpụta ya',
  readNewest: 'Gụpụta ozi ọhụrụ',
  stop: 'Kwụsị ịgụ',
}
