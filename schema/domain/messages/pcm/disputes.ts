import type { Words } from '#schema/domain/localize.ts'
import type * as English from '../disputes.ts'

export const words: Words<Pick<typeof English, 'DISPUTE_MESSAGES' | 'DISPUTE_REFUSALS'>> = {
  DISPUTE_MESSAGES: {
    reasons: {
      not_done: 'The professional no do the work',
      not_as_agreed: 'The work no be as una agree',
      late: 'The work late',
      not_approved: 'The work don finish, but client no approve am',
      more_work: 'The work wey dem dey ask for pass wetin una agree',
      no_reply: 'The other person no dey reply',
      conduct: 'Behaviour wey bad or no safe',
      other: 'Another thing',
    },
    opened: 'Your dispute don open. The money go stay frozen until e end.',
    answered: 'Your answer don go. Administrator fit decide now.',
    offered: 'Your offer don go. No money go move until the other side accept am.',
    offerWithdrawn: 'You don take back your offer. No money move.',
    settled: 'The two of una don agree. We don share the money as e dey for the offer.',
    decided: 'We don do wetin you decide.',
  },
  DISPUTE_REFUSALS: {
    already_open:
      'Dispute don already dey about this todo. Open am to answer or to offer how to share the money.',
    not_possible: 'You fit open dispute only while work dey go on for the todo or e don submit.',
    lost_before:
      'We don decide the dispute wey you open before about this money. You no fit open another one about am.',
    ended: 'This dispute don end.',
    not_disputed: 'No dispute dey about this todo.',
    own_dispute: 'You don already talk wetin happen. Now na the other side go answer.',
    already_answered: 'You don already answer.',
    answer_late:
      'Time to answer don pass. You still fit offer how to share the money, or accept offer, until administrator decide.',
    offer_gone: 'This offer no dey again. Look the dispute again.',
    own_offer: 'Na only the other side fit accept your offer.',
    split_sum:
      'Wetin we go pay and wetin go back, join together, must be the same as the money wey we hold.',
    still_answerable:
      'The other side still fit answer. Decide when the two sides don talk, or when time to answer don pass.',
    own_case: 'This na your own todo. Another administrator must decide.',
    continue_without_money: 'If the work go continue, we no go pay anything and nothing go return.',
  },
}
