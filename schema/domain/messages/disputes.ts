import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

/** What both sides read about a dispute. Loaded with its screens only. */
export const DISPUTE_MESSAGES = localize('domain/disputes.DISPUTE_MESSAGES', {
  reasons: {
    not_done: 'The work was not done',
    not_as_agreed: 'The work is not as agreed',
    late: 'The work is late',
    not_approved: 'The work is done and is not approved',
    more_work: 'More work is asked for than was agreed',
    no_reply: 'The other person does not reply',
    conduct: 'Unsafe or bad behaviour',
    other: 'Something else',
  },
  opened: 'Your dispute is open. The money is frozen until it ends.',
  answered: 'Your answer was sent. An administrator can decide now.',
  offered: 'Your offer was sent. Nothing is paid until the other side accepts it.',
  offerWithdrawn: 'Your offer was taken back. Nothing was paid.',
  settled: 'You both agreed. The money was divided as in the offer.',
  decided: 'Your decision was carried out.',
})

/** Why something about a dispute is not possible now. */
export const DISPUTE_REFUSALS = localize('domain/disputes.DISPUTE_REFUSALS', {
  already_open:
    'There is already a dispute about this todo. Open it to answer or to offer a split.',
  not_possible: 'A dispute is possible only while the todo is in progress or submitted.',
  lost_before:
    'Your earlier dispute about this money has been decided. You cannot open another one about it.',
  ended: 'This dispute has ended.',
  not_disputed: 'There is no dispute about this todo.',
  own_dispute: 'You have already said what happened. Now the other side answers.',
  already_answered: 'You have already answered.',
  answer_late:
    'The time to answer is over. You can still offer a split, or accept one, until an administrator decides.',
  offer_gone: 'This offer is no longer there. Look at the dispute again.',
  own_offer: 'Only the other side can accept your offer.',
  split_sum: 'What is paid and what goes back must add up to the money that is held.',
  still_answerable:
    'The other side can still answer. Decide when both statements are there, or when the time to answer is over.',
  own_case: 'This is your own todo. Another administrator must decide.',
  continue_without_money: 'When the work goes on, nothing is paid and nothing goes back.',
})
export type DisputeRefusal = keyof typeof DISPUTE_REFUSALS
export const DISPUTE_FACTS = factsOf('disputes.DISPUTE_MESSAGES', DISPUTE_MESSAGES)
export const DISPUTE_REFUSAL_FACTS = factsOf('disputes.DISPUTE_REFUSALS', DISPUTE_REFUSALS)
