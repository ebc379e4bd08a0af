import type { Words } from '#schema/domain/localize.ts'
import type { DELIVERY_MESSAGES } from './delivery-messages.ts'

export const words: Words<typeof DELIVERY_MESSAGES> = {
  saved: 'Echekwala na ekwentị',
  late: 'E zigabeghị',
  sent: 'E zigala',
}
