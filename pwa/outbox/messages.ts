import { localize } from '#schema/domain/localize.ts'

export const messages = localize('outbox', {
  tooOld:
    'This was written with an older version of Onise and can no longer be sent. Write it again.',
  stopped: 'You stopped this. It stays on this phone until you send it again or discard it.',
  sentBeforeDiscard:
    'Onise had already received this when you discarded it. It stays as it was sent.',
  parentFailed: 'Not sent, because what it belongs to was not accepted.',
})
