import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

/** What the calls about the stages of a todo answer. */
export const STAGE_MESSAGES = localize('domain/stages', {
  problems: {
    count: 'A plan has 2 to 12 stages',
    amount: 'A stage is ₦100 or more',
    sum: 'The stages must add up to the price',
    order: 'A stage cannot be before the one above it',
    share: 'Materials can be at most 60% of the price',
    last: 'The last stage must be work, not materials',
  },
  approved: 'Approved and paid. The next stage has begun.',
  funded: 'The money for this stage is held now.',
  materialsAsked: 'Your list is sent. The client decides about the money.',
  materialsDeclined: 'The professional is asked to change the list.',
  materialsReleased: 'Paid. The next stage has begun.',
  receiptsSent: 'Your receipts are sent.',
  givenBack: 'The money is back with the client.',
})
export const STAGE_FACTS = factsOf('stages', STAGE_MESSAGES)
