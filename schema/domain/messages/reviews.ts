import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

export const REVIEW_MESSAGES = localize('domain/reviews', {
  sent: 'Thank you. Your review is saved.',
  changed: 'Your review is changed.',
  skipped: 'You skipped the review.',
  replied: 'Your reply is public.',
  contactsMasked: 'Phone numbers, e-mails and links are not shown in a review.',
  otherDirection: {
    client: 'You posted this todo, so you review the professional.',
    tasker: 'You did this todo, so you review the client.',
  },
})
export const REVIEW_FACTS = factsOf('reviews', REVIEW_MESSAGES)
