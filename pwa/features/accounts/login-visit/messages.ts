export const messages = {
  loggedOut: 'You are logged out here. What is not sent waits until you log in again.',
} as const
