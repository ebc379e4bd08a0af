/** Messages about closing an account. */
export const CLOSING_MESSAGES = {
  closed: 'Your account is closed. What we may not keep is erased.',
} as const
