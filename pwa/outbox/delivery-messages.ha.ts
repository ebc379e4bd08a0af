import type { Words } from '#schema/domain/localize.ts'
import type { DELIVERY_MESSAGES } from './delivery-messages.ts'

export const words: Words<typeof DELIVERY_MESSAGES> = {
  saved: 'An adana a waya',
  late: 'Ba a aika ba tukuna',
  sent: 'An aika',
}
