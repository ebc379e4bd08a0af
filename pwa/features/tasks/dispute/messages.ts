import { localize } from '#schema/domain/localize.ts'

/** Texts of a dispute's page. Dates and amounts come formatted. */
export const messages = localize('features/tasks/dispute', {
  title: 'Dispute',
  unsentDispute: 'Dispute',
  unsentAnswer: 'Answer to a dispute',

  whatHappens: 'What happens when you open a dispute',
  steps: (amount: string, other: string) => [
    `${amount} stays frozen. Nobody is paid, and nothing goes back, until the dispute ends.`,
    `${other} has 48 hours to answer. You can both offer to divide the money, and accept.`,
    'If you do not agree, an administrator of Onise reads both sides and decides within 5 days.',
    'If nobody decides within 60 days, all of the money goes back to the client.',
  ],
  reason: 'What is the dispute about?',
  chooseReason: 'Choose a reason',
  statement: 'What happened?',
  statementHint:
    'Say what was agreed, what happened, and what you think is fair. The other side reads it too.',
  statementRequired: 'Write what happened.',
  open: 'Open the dispute',
  answerTitle: 'Your answer',
  answer: 'Send your answer',

  waitingTitle: 'Your dispute is saved on this phone and not sent yet.',
  waitingOpen: (other: string, until: string | null) =>
    until === null
      ? `It counts only when it is sent. Until then ${other} can still be paid or cancel.`
      : `It counts only when it is sent. It must arrive before ${until}: then the work is approved and paid.`,
  waitingAnswerTitle: 'Your answer is saved on this phone and not sent yet.',
  waitingAnswer: (until: string) =>
    `It counts only when it is sent. It must arrive before ${until}.`,
  failedTitle: 'This was not accepted.',

  frozen: (amount: string) => `${amount} is frozen until the dispute ends.`,
  answerNow: (until: string) =>
    `Answer before ${until}. After that an administrator can decide without your answer.`,
  awaitAnswer: (other: string, until: string) =>
    `${other} has until ${until} to answer. After that an administrator can decide without an answer.`,
  awaitDecision: (until: string) =>
    `If you do not agree with each other, an administrator decides by ${until}.`,
  missed: (other: string) => `${other} did not answer in time.`,
  missedByYou: 'You did not answer in time.',
  end: (at: string) => `If nobody has decided by ${at}, all of the money goes back to the client.`,

  statements: 'What both sides say',
  you: 'You',

  offers: 'Divide the money',
  noOffers: 'Nobody has offered a split yet.',
  offerOf: (who: string) => `Offer of ${who}`,
  yourOffer: 'Your offer',
  forTasker: (name: string) => `For ${name}`,
  forClient: (name: string) => `Back to ${name}`,
  forYou: 'For you',
  backToYou: 'Back to you',
  fee: (amount: string) => `${amount} of it is the platform fee.`,
  accept: 'Accept this offer',
  acceptNote: 'The money is divided at once, and the dispute ends. This cannot be undone.',
  takeBack: 'Take back my offer',
  offer: 'Send this offer',
  offerAmount: (name: string) => `How much should ${name} get?`,
  offerAmountYou: 'How much should you get?',
  offerRest: (amount: string) => `The other part, ${amount}, goes back to the client.`,
  offerInvalid: (max: string) => `Enter an amount from ₦0 to ${max}.`,
  offerNote: 'Nothing moves until the other side accepts.',
  needsNetwork: 'No network. Offers and agreements need it.',

  ended: 'This dispute has ended.',
  aboutStage: (title: string) => `It was about the stage “${title}”.`,
  earlier: 'The dispute that ended before',
  outcomes: {
    settled: 'You both agreed on how to divide the money.',
    split: 'An administrator has divided the money.',
    continue: 'An administrator has decided that the work goes on. The money stays held.',
    refunded: 'Nobody decided within 60 days, so all of the money went back to the client.',
    cancelled: 'The todo was ended, and the dispute with it.',
  },
  decision: 'Reason of the decision',
  notRead: 'The dispute is not on this phone yet. It appears when there is a network.',
})
