import { localize } from '#schema/domain/localize.ts'

// Apart from messages.ts: the first script does not need these.

export const messages = localize('replica/quota-messages', {
  phoneFull: 'This phone is full, so that was not saved. Free some space and try again.',
  spaceFreed:
    'This phone is nearly full. Onise deleted pictures and todos that load again. What you wrote is safe.',
})
