import type { Words } from '#schema/domain/localize.ts'
import type { REVIEW_MESSAGES } from '../reviews.ts'

export const words: Words<typeof REVIEW_MESSAGES> = {
  sent: 'Thank you. We don save your review.',
  changed: 'You don change your review.',
  skipped: 'You don skip the review.',
  replied: 'Your reply don dey public.',
  contactsMasked: 'Phone numbers, e-mails and links no dey show for review.',
  otherDirection: {
    client: 'Na you post this todo, so na the professional you go review.',
    tasker: 'Na you do this todo, so na the client you go review.',
  },
}
