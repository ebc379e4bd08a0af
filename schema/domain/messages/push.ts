import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

export const PUSH_MESSAGES = localize('domain/push', {
  subscribed: 'Notifications are on for this phone.',
  unsubscribed: 'Notifications are off for this phone.',
  digest: (count: number) => ({
    title: `${count} new notices`,
    text: 'Open Onise to read them.',
  }),
})
export const PUSH_FACTS = factsOf('push', PUSH_MESSAGES)
