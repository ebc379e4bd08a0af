export const DELIVERY_WORDS = { saved: 'Saved on phone', sent: 'Sent' } as const

export const words = {
  phoneFull: 'This phone is full, so that could not be saved. Free some space and try again.',
  parentFailed: 'Not sent, because what it belongs to was not accepted.',
} as const
