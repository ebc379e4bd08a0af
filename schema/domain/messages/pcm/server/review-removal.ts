import type { Words } from '#schema/domain/localize.ts'
import type { REVIEW_REMOVAL_MESSAGES } from '../../review-removal.ts'

export const words: Words<Pick<typeof REVIEW_REMOVAL_MESSAGES, 'breaches' | 'email'>> = {
  breaches: {
    abuse: 'E insult or threaten person.',
    personal_details: 'E give out personal details of person.',
    not_about_work: 'E no be about the work of this todo.',
    pressure: 'Dem write am to force person for money or for better review.',
    fake: 'No be real party write am about real work.',
  },
  email: {
    subject: (title) => `We don remove your review of ${title}`,
    text: (breach) => `Onise don remove the review wey you write about this todo. ${breach}`,
    effect: 'The stars no count again, and you no fit write another review of this todo.',
  },
}
