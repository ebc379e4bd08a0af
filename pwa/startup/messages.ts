export const messages = {
  storageCleared:
    'This browser deleted what Onise saved on this phone. Log in again. Everything that was sent comes back.',
} as const
