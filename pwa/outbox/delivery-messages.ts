import { localize } from '#schema/domain/localize.ts'

// Apart from messages.ts: the first screen needs these and not the rest.

export const DELIVERY_MESSAGES = localize('outbox/delivery-messages', {
  saved: 'Saved on phone',
  late: 'Not sent yet',
  sent: 'Sent',
})
