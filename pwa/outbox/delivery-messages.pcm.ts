import type { Words } from '#schema/domain/localize.ts'
import type { DELIVERY_MESSAGES } from './delivery-messages.ts'

export const words: Words<typeof DELIVERY_MESSAGES> = {
  saved: 'E don save for phone',
  late: 'E never go',
  sent: 'E don go',
}
