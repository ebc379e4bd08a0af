import type { Words } from '#schema/domain/localize.ts'
import type { DELIVERY_MESSAGES } from './delivery-messages.ts'

export const words: Words<typeof DELIVERY_MESSAGES> = {
  saved: 'Ó wà lórí fóònù',
  late: 'Kò tíì lọ',
  sent: 'Ó ti lọ',
}
