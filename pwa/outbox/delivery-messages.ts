// Apart from messages.ts: the first screen needs these and not the rest.

export const DELIVERY_MESSAGES = {
  saved: 'Saved on phone',
  late: 'Not sent yet',
  sent: 'Sent',
} as const
