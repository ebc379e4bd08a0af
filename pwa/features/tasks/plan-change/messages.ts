import { localize } from '#schema/domain/localize.ts'

/** Texts of the page on which the two change what they agreed. Dates and amounts come formatted. */
export const messages = localize('features/tasks/plan-change', {
  title: 'Change price, date or plan',
  intro: (other: string) => `Nothing changes before ${other} accepts. There are 48 hours for that.`,
  what: 'What should change?',
  kinds: {
    price: 'The price',
    date: 'The day',
    stage: 'One more stage',
    order: 'The order of the stages',
  },
  which: 'Which stage?',
  price: 'New price',
  date: 'New day',
  stageTitle: 'Name of the stage',
  stageKind: 'What is it for?',
  stageKinds: { work: 'Work', materials: 'Materials' },
  amount: 'Amount',
  stageDate: 'Day',
  up: (title: string) => `Move “${title}” up`,
  note: 'Why?',
  noteHint: (other: string) => `${other} reads it too.`,
  send: 'Ask for this change',
  rejected: 'This was not accepted by Onise',
  notYours: 'Only the client and the professional of this todo can change what was agreed.',
  back: 'Back to the todo',
  offlineNote:
    'No network. You can ask, withdraw and decline; it is sent later. To accept, you need a network.',
  heldMore: (amount: string, other: string) => `${amount} more is held when ${other} accepts.`,
  comesBack: (amount: string, other: string) =>
    `${amount} goes back to the client when ${other} accepts.`,
  noMoney: 'No money moves with this change.',
  heldMoreNow: (amount: string) =>
    `${amount} more is held from the client’s wallet when you accept.`,
  comesBackNow: (amount: string) => `${amount} goes back to the client when you accept.`,
  /** To the client. */
  heldMoreFromYou: (amount: string) => `${amount} more is held from your wallet when you accept.`,
  comesBackToYou: (amount: string, other: string) =>
    `${amount} comes back to you when ${other} accepts.`,
  comesBackToYouNow: (amount: string) => `${amount} comes back to you when you accept.`,
  newStage: 'New stage, not held yet',
  asksYou: (other: string) => `${other} asks for a change`,
  yourChange: 'You ask for a change',
  answerBy: (until: string) => `Answer before ${until}. Without an answer nothing changes.`,
  waitsFor: (other: string, until: string) =>
    `${other} has until ${until} to answer. Without an answer nothing changes.`,
  frozen: 'A dispute is open, so nobody can answer now. The time goes on when it has ended.',
  over: 'The time to answer is over. Everything stays as it was agreed.',
  unsent: 'Your change of the agreement',
  saved: 'Saved on this phone. It is sent when there is a network.',
  holdNow: 'When do you put in the money for the new stage?',
  holdChoices: { later: 'Later, before its work starts', now: 'Now, when I accept' },
  accept: 'Accept the change',
  decline: 'Decline',
  declineTitle: 'Decline this change?',
  notYet: 'Not yet',
  withdraw: 'Withdraw the change',
  needsNetwork: 'No network. This may move money, so it cannot wait on this phone.',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
})
