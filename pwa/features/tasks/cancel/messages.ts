import { localize } from '#schema/domain/localize.ts'

/** Texts of the page that ends the work. Dates and amounts come formatted. */
export const messages = localize('features/tasks/cancel', {
  title: 'End the work',
  whatHappens: 'What happens',
  needsNetwork: 'No network. This moves money, so it cannot wait on this phone.',
  offlineNote: 'You can read this without a network. To end the work, you need one.',
  back: 'Back to the todo',
  notYours: 'Only the client and the professional of this todo can end its work.',

  forYou: 'For you',
  backToYou: 'Back to you',
  forOther: (name: string) => `For ${name}`,
  backToOther: (name: string) => `Back to ${name}`,

  fee: (amount: string) => `${amount} of it is the platform fee.`,

  reason: 'Why?',
  reasonHint: (other: string) => `${other} reads it too.`,
  reasonRequired: 'Write why you want to end the work.',
  reopen: 'What should happen to the todo?',
  reopenChoices: {
    close: { label: 'Close it', note: 'It stays in your list as cancelled.' },
    reopen: {
      label: 'Open it again',
      note: 'With your old budget. Proposals up to 14 days old come back.',
    },
  },

  decline: 'Decline this todo',
  declineSteps: (amount: string, client: string, until: string) => [
    `${amount} goes back to ${client} at once. You are not paid.`,
    `It does not count against you, because you decline before ${until}.`,
    'The todo opens again for other professionals, and your proposal is withdrawn.',
  ],
  leave: 'Cancel the work',
  leaveSteps: (amount: string, client: string) => [
    `${amount} goes back to ${client} at once. You are not paid.`,
    'It counts as a cancelled job in your completion rate.',
    'The todo opens again for other professionals, and your proposal is withdrawn.',
  ],

  goesBack: (amount: string, client: string) =>
    `${amount} that is held goes back to ${client} at once. You are not paid for this stage.`,
  nothingHeld: 'Nothing is held for the stages that are open, so no money moves.',
  paidStays: 'What was paid for earlier stages stays yours.',
  paidStaysWith: (tasker: string) => `What was paid for earlier stages stays with ${tasker}.`,
  noMark: 'It does not count against you, because this stage was not held for 48 hours.',
  mark: 'It counts as a cancelled job in your completion rate.',
  closes: 'The todo is closed.',
  opensAgain: 'The todo opens again for other professionals, and your proposal is withdrawn.',
  aloneWithoutHold: (stage: string) =>
    `The money for the stage “${stage}” is not held, so you can end the work without asking.`,
  noUndo: 'This cannot be undone.',

  cancelAlone: (amount: string) => `Cancel and get ${amount} back`,
  aloneTitle: 'You can cancel alone',
  aloneSteps: (amount: string, tasker: string, why: string) => [
    why,
    `${amount} goes back to your wallet at once. ${tasker} is not paid.`,
    'This cannot be undone.',
  ],
  aloneInGrace: (until: string) =>
    `You assigned this todo less than 30 minutes ago. Until ${until} you can cancel without asking.`,
  aloneWhenLate: (day: string) =>
    `The work was agreed for ${day}, and nothing was submitted. It is late enough for you to cancel without asking.`,

  offerTitle: 'Offer a part of the money',
  offerSteps: (amount: string, tasker: string, until: string) => [
    `You can no longer cancel alone. Offer ${tasker} a part of the ${amount} that is held, from ₦0 to all of it. The rest goes back to your wallet.`,
    `${tasker} accepts or opens a dispute. If you send the offer now, no answer by ${until} counts as accepted.`,
    'Until then nothing moves, the work goes on, and you can withdraw the offer. Submitted work ends it.',
  ],
  offerLater: (at: string) =>
    `If nothing is submitted, you can cancel alone and get everything back from ${at}.`,
  offerAmount: (tasker: string) => `How much should ${tasker} get?`,
  offerRange: (max: string) => `From ₦0 to ${max}, in whole naira.`,
  offerSend: 'Send this offer',

  offerOf: (client: string) => `${client} offers to end the work`,
  yourOffer: 'Your offer to end the work',
  offerReason: (note: string) => `Reason: ${note}`,
  offerReopens: 'After that the todo opens again for proposals.',
  offerCloses: 'After that the todo is closed.',
  answerBy: (until: string) => `Answer before ${until}. No answer by then counts as accepted.`,
  answerAwaited: (tasker: string, until: string) =>
    `${tasker} has until ${until} to answer. No answer by then counts as accepted.`,
  silent: (at: string) =>
    `The time to answer ended on ${at}, so the offer counts as accepted. Onise moves the money with its next check.`,
  accept: (amount: string) => `Accept ${amount}`,
  acceptNote:
    'If you accept, the money is divided like this at once, and the work has ended. This cannot be undone.',
  disputeNote:
    'If you do not agree, open a dispute. Then all of the money stays frozen until it is decided.',
  submitNote: 'If you submit the work first, the offer ends.',
  dispute: 'Open a dispute',
  withdraw: 'Withdraw the offer',
  withdrawNote: 'If you withdraw it, nothing moves and the work goes on.',
})
