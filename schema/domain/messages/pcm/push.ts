import type { Words } from '#schema/domain/localize.ts'
import type { PUSH_MESSAGES } from '../push.ts'

export const words: Words<typeof PUSH_MESSAGES> = {
  subscribed: 'Notifications don on for this phone.',
  unsubscribed: 'Notifications don off for this phone.',
  digest: (count) => ({
    title: `${count} new notices`,
    text: 'Open Onise to read them.',
  }),
}
