export const messages = {
  notReady: 'The new version is nearly ready. Go on, and tap Update again in a minute.',
} as const
