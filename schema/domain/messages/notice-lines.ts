import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

const CHANGED_FIELDS: Record<string, string> = { projectType: 'project type' }

/** Sentences that a notice has only sometimes. */
export const NOTICE_LINES = localize('domain/notices.NOTICE_LINES', {
  offerEnded: 'Your offer to end the work has ended with it.',
  changed: (fields: readonly string[]) =>
    `Changed: ${fields.map((field) => CHANGED_FIELDS[field] ?? field).join(', ')}.`,
  openOfferEnded: 'The offer to end the work has ended with it.',
  offerAccepted: 'The offer to end the work was accepted.',
  offerSilent: 'Nobody answered the offer to end the work, so it is accepted.',
  account: (name: string, bank: string, last4: string) =>
    `To ${name}, ${bank}, account ending in ${last4}.`,
})
export const NOTICE_LINE_FACTS = factsOf('notices.NOTICE_LINES', NOTICE_LINES)
