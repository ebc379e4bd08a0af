export const messages = {
  missing: 'Your account is not on this phone yet. This page opens when there is a network.',
} as const
