import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './next-step-messages.ts'

export const words: Words<typeof messages> = {
  chooseProposal: () =>
    'Choose one proposal and give the work. Before that, you no go pay anything.',
  submit: ({ day, other }) =>
    `Submit the work${day && ` by ${day}`}. We go pay you when ${other} approve am.`,
  submitLate: ({ day, cancelDay, other }) =>
    `Una agree ${day} for the work. Submit am now: ${cancelDay ? `from ${cancelDay}` : 'as e dey now'} ${other} fit cancel without asking and get the money back.`,
  awaitWork: ({ day, other }) => `${other} must submit the work${day && ` by ${day}`}.`,
  workLate: ({ day, cancelDay, other }) =>
    `${other} don late: una agree ${day} for the work.${cancelDay && ` From ${cancelDay} you fit cancel by yourself and get your money back.`}`,
  mayCancel: ({ day, other }) =>
    `${other} don late: una agree ${day} for the work. You fit cancel by yourself now and get your money back.`,
  approve: ({ time, other }) =>
    time
      ? `Approve the work or ask for changes by ${time}. If you no do am, Onise go pay ${other} that time.`
      : `Look the work, then approve am to pay ${other}.`,
  awaitApproval: ({ time, other }) =>
    time
      ? `We go pay you on ${time}, unless ${other} ask for changes.`
      : `We go pay you when ${other} approve your work.`,
  paymentDue: ({ side, time, other }) =>
    `The time to answer don end on ${time}. Onise go pay ${side === 'client' ? other : 'you'} when e check next.`,
  makeChanges: ({ other }) => `${other} ask for changes. Do dem and submit the work again.`,
  awaitChanges: ({ other }) => `You ask for changes. ${other} go do dem and submit the work again.`,
  answerOffer: ({ time, other }) =>
    `${other} offer to end the work. Answer by ${time}. If you no answer, e mean say you accept.`,
  awaitOfferAnswer: ({ time, other }) =>
    `${other} must answer your offer to end the work by ${time}. If answer no come, e mean say ${other} accept.`,
  offerAccepted: ({ time }) =>
    `The time to answer the offer end on ${time}, so e count as accepted.`,
  disputed: () => 'We go hold the money until the dispute settle.',
  answerDispute: ({ time }) =>
    `Answer the dispute by ${time}. After that Onise go decide, with or without your answer.`,
  awaitDisputeAnswer: ({ time, other }) =>
    `${other} must answer the dispute by ${time}. Onise go decide after that.`,
  answerSplit: ({ time, other }) =>
    `${other} offer how to share the money. Accept am or make another offer. If not, Onise go decide by ${time}.`,
  awaitDecision: ({ time, other }) =>
    `Onise go decide the dispute by ${time}, unless you and ${other} agree before then.`,
  decisionLate: ({ side, time, other }) =>
    `The decision don late. If e no come by ${time}, the money go return to ${side === 'client' ? 'you' : other}.`,
  review: ({ time, other }) =>
    `Review ${other} by ${time}. Your review go show when ${other} review you, or on that day.`,
  sealed: ({ time, other }) => `Your review go show when ${other} review you, or on ${time}.`,
  expired: ({ side }) =>
    side === 'client'
      ? 'Nothing happen for this todo for 30 days, so e don close. You fit post am again as e be.'
      : 'Nothing happen for this todo for 30 days, so e don close.',
  cancelled: () => 'This todo don cancel. Where the money go dey for the list below.',
  deleted: ({ time, was }) =>
    `You don delete this todo. Before, e be “${was}”. You fit bring am back until ${time}.`,
  deletedForGood: ({ side, other }) =>
    side === 'client'
      ? 'You don delete this todo. You no fit bring am back again.'
      : `${other} don delete this todo.`,
  removed: () => 'Onise don remove this todo. The reason dey for the list below.',
  over: () => '',
}
