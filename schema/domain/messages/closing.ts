/** Messages about closing an account. */
export const CLOSING_MESSAGES = {
  closed: 'Your account is closed. We erased everything that the law lets us erase.',
} as const
