import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'
import type { ReviewBreach } from '#schema/domain/review-removal.ts'

const BREACHES: Record<ReviewBreach, string> = {
  abuse: 'It insults or threatens somebody.',
  personal_details: 'It gives away personal details of somebody.',
  not_about_work: 'It is not about the work of this todo.',
  pressure: 'It was written to demand money or a better review.',
  fake: 'It was not written by a real party about real work.',
}

/** Texts of an administrator's removal of a review. */
export const REVIEW_REMOVAL_MESSAGES = localize('domain/review-removal', {
  breachRequired: 'Choose the rule that the review breaks',
  removed: 'The review is removed, and its rating no longer counts.',
  breaches: BREACHES,
  email: {
    subject: (title: string) => `Your review of ${title} was removed`,
    text: (breach: string) => `Onise removed the review that you wrote about this todo. ${breach}`,
    effect: 'Its stars no longer count, and you cannot write another review of this todo.',
  },
})
export const REVIEW_REMOVAL_FACTS = factsOf('review-removal', REVIEW_REMOVAL_MESSAGES)
