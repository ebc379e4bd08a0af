import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'End the work',
  whatHappens: 'Wetin go happen',
  needsNetwork: 'Network no dey. This one dey move money, so e no fit wait for this phone.',
  offlineNote: 'You fit read this without network. To end the work, you need network.',
  back: 'Go back to the todo',
  notYours: 'Only the client and the professional of this todo fit end the work.',

  forYou: 'For you',
  backToYou: 'Return to you',
  forOther: (name) => `For ${name}`,
  backToOther: (name) => `Return to ${name}`,

  fee: (amount) => `${amount} of am na the platform fee.`,

  reason: 'Why?',
  reasonHint: (other) => `${other} go read am too.`,
  reasonRequired: 'Write why you want end the work.',
  reopen: 'Wetin suppose happen to the todo?',
  reopenChoices: {
    close: { label: 'Close am', note: 'E go stay for your list as Cancelled.' },
    reopen: {
      label: 'Open am again',
      note: 'With your old budget. Proposals wey never pass 14 days go come back.',
    },
  },

  decline: 'Decline this todo',
  declineSteps: (amount, client, until) => [
    `We go return ${amount} to ${client} now now. We no go pay you.`,
    `E no go count against you, because you dey decline before ${until}.`,
    'The todo go open again for other professionals, and we go withdraw your proposal.',
  ],
  leave: 'Cancel the work',
  leaveSteps: (amount, client) => [
    `We go return ${amount} to ${client} now now. We no go pay you.`,
    'E go count as cancelled job for your completion rate.',
    'The todo go open again for other professionals, and we go withdraw your proposal.',
  ],

  cancelAlone: (amount) => `Cancel and get ${amount} back`,
  aloneTitle: 'You fit cancel by yourself',
  aloneSteps: (amount, tasker, why) => [
    why,
    `We go return ${amount} to your wallet now now. We no go pay ${tasker}.`,
    'You no fit undo am.',
  ],
  aloneInGrace: (until) =>
    `E never reach 30 minutes since you give this work out. Until ${until} you fit cancel without asking.`,
  aloneWhenLate: (day) =>
    `Una agree ${day} for the work, and nobody submit anything. E don late enough for you to cancel without asking.`,

  offerTitle: 'Offer part of the money',
  offerSteps: (amount, tasker, until) => [
    `You no fit cancel by yourself again. Offer ${tasker} part of the ${amount} wey we dey hold, from ₦0 reach everything. The rest go return to your wallet.`,
    `${tasker} go accept or open dispute. If you send the offer now and answer no come by ${until}, e mean say ${tasker} don accept.`,
    `Until then no money go move, the work go continue, and you fit withdraw the offer. If ${tasker} submit the work, the offer go end.`,
  ],
  offerLater: (at) =>
    `If nobody submit anything, from ${at} you fit cancel by yourself and get all the money back.`,
  offerAmount: (tasker) => `How much ${tasker} suppose get?`,
  offerRange: (max) => `From ₦0 reach ${max}, in whole naira.`,
  offerSend: 'Send this offer',

  offerOf: (client) => `${client} offer to end the work`,
  yourOffer: 'Your offer to end the work',
  offerReason: (note) => `Reason: ${note}`,
  offerReopens: 'After that, the todo go open again for proposals.',
  offerCloses: 'After that, the todo go close.',
  answerBy: (until) => `Answer before ${until}. If you no answer by then, e mean say you accept.`,
  answerAwaited: (tasker, until) =>
    `${tasker} get until ${until} to answer. If answer no come by then, e mean say ${tasker} accept.`,
  silent: (at) =>
    `The time to answer end on ${at}, so the offer count as accepted. Onise go move the money when e check next.`,
  accept: (amount) => `Accept ${amount}`,
  acceptNote:
    'If you accept, we go share the money like this now now, and the work don end. You no fit undo am.',
  disputeNote:
    'If you no agree, open dispute. Then all the money go stay frozen until the matter settle.',
  submitNote: 'If you submit the work first, the offer go end.',
  dispute: 'Open dispute',
  withdraw: 'Withdraw the offer',
  withdrawNote: 'If you withdraw am, no money go move and the work go continue.',
}
