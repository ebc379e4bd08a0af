export const messages = {
  tooOld:
    'This was written with an older version of Onise and can no longer be sent. Write it again.',
  stopped: 'You stopped this. It stays on this phone until you send it again or discard it.',
  parentFailed: 'Not sent, because what it belongs to was not accepted.',
} as const
