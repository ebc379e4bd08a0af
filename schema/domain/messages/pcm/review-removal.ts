import type { Words } from '#schema/domain/localize.ts'
import type { REVIEW_REMOVAL_MESSAGES } from '../review-removal.ts'

/** The others are the administrators'. */
export const words: Words<Pick<typeof REVIEW_REMOVAL_MESSAGES, 'breaches' | 'email'>> = {
  breaches: {
    abuse: 'E dey insult or threaten person.',
    personal_details: 'E show personal details of person.',
    not_about_work: 'E no be about the work of this todo.',
    pressure: 'Dem write am to demand money or better review.',
    fake: 'The person wey write am no be part of real work.',
  },
  email: {
    subject: (title) => `We don remove your review of ${title}`,
    text: (breach) => `Onise don remove the review wey you write about this todo. ${breach}`,
    effect: 'The stars no dey count again, and you no fit write another review of this todo.',
  },
}
