import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Dispute',
  unsentDispute: 'Dispute',
  unsentAnswer: 'Answer to dispute',

  whatHappens: 'Wetin go happen when you open dispute',
  steps: (amount, other) => [
    `${amount} go stay frozen. Until the dispute end, nobody go collect am and we no go return am.`,
    `${other} get 48 hours to answer. The two of una fit offer how to share the money, and accept.`,
    'If una no agree, one Onise administrator go read the two sides and decide within 5 days.',
    'If nobody decide within 60 days, all the money go return to the client.',
  ],
  reason: 'Wetin the dispute dey about?',
  chooseReason: 'Choose one reason',
  statement: 'Wetin happen?',
  statementHint:
    'Talk wetin una agree, wetin happen, and wetin you think say fair. The other side go read am too.',
  statementRequired: 'Write wetin happen.',
  open: 'Open the dispute',
  answerTitle: 'Your answer',
  answer: 'Send your answer',

  waitingTitle: 'Your dispute don save for this phone, but e never go.',
  waitingOpen: (other, until) =>
    until === null
      ? `E go count only when e don go. Until then we still fit pay ${other}, or ${other} still fit cancel.`
      : `E go count only when e don go. E must reach us before ${until}: by then the work go count as approved and we go pay.`,
  waitingAnswerTitle: 'Your answer don save for this phone, but e never go.',
  waitingAnswer: (until) => `E go count only when e don go. E must reach us before ${until}.`,
  failedTitle: 'We no accept this one.',

  frozen: (amount) => `${amount} dey frozen until the dispute end.`,
  answerNow: (until) =>
    `Answer before ${until}. After that, administrator fit decide without your answer.`,
  awaitAnswer: (other, until) =>
    `${other} get until ${until} to answer. After that, administrator fit decide without the answer.`,
  awaitDecision: (until) => `If the two of una no agree, administrator go decide by ${until}.`,
  missed: (other) => `${other} no answer on time.`,
  missedByYou: 'You no answer on time.',
  end: (at) => `If nobody don decide by ${at}, all the money go return to the client.`,

  statements: 'Wetin the two sides talk',
  you: 'You',

  offers: 'Share the money',
  noOffers: 'Nobody never offer how to share am.',
  offerOf: (who) => `Offer of ${who}`,
  yourOffer: 'Your offer',
  forTasker: (name) => `For ${name}`,
  forClient: (name) => `Return to ${name}`,
  forYou: 'For you',
  backToYou: 'Return to you',
  fee: (amount) => `${amount} of am na the platform fee.`,
  accept: 'Accept this offer',
  acceptNote: 'We go share the money now now, and the dispute go end. You no fit undo am.',
  takeBack: 'Take back my offer',
  offer: 'Send this offer',
  offerAmount: (name) => `How much ${name} suppose get?`,
  offerAmountYou: 'How much you suppose get?',
  offerRest: (amount) => `The other part, ${amount}, go return to the client.`,
  offerInvalid: (max) => `Put amount from ₦0 reach ${max}.`,
  offerNote: 'No money go move until the other side accept.',
  needsNetwork: 'Network no dey. You need am for offers and agreements.',

  ended: 'This dispute don end.',
  outcomes: {
    settled: 'The two of una agree how to share the money.',
    split: 'Administrator don share the money.',
    continue: 'Administrator decide say make the work continue. We still dey hold the money.',
    refunded: 'Nobody decide within 60 days, so all the money don return to the client.',
    cancelled: 'The todo don end, and the dispute end with am.',
  },
  decision: 'Reason for the decision',
  notRead: 'The dispute never dey this phone. E go show when network dey.',
}
