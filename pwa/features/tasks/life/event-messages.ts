import { formatDate } from '#pwa/ui/format/format-time.ts'
import type { TaskEvent } from '#schema/contract/tasks.ts'
import { localize } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'
import type { TaskEventKind } from '#schema/domain/task-event.ts'

/** What the words of an event are made of. */
type EventFacts = {
  side: TaskSide
  /** Who did it, at the start of a sentence: "You", a name, or Onise. */
  who: string
  byReader: boolean
  /** The other party, in a sentence. */
  other: string
  /** The amount of the event in words, empty without one. */
  amount: string
  /** What of a released amount arrives in the tasker's wallet. */
  arrives: string
  data: NonNullable<TaskEvent['data']>
  /** Of an arrival: by the phone, '' where its clock was wrong; `told` when Onise was told much later, else ''. */
  times: { at: string; told: string }
}
type Describe = (facts: EventFacts) => string

const heldFor = ({ side, other, amount }: EventFacts) =>
  side === 'client' ? `${amount} is held for ${other}.` : `${amount} is held for you.`
const paidTo = ({ side, other, amount, arrives }: EventFacts) => {
  if (side === 'client') return `${amount} was paid to ${other}.`
  return arrives === amount
    ? `${amount} arrived in your wallet.`
    : `${arrives} arrived in your wallet: ${amount} less the platform fee.`
}
const feeOf = ({ data: { fee } }: EventFacts) =>
  fee === undefined ? '' : `, after a platform fee of ${formatNaira(fee)}`
const refundOf = ({ side, other, data: { refund } }: EventFacts) => {
  const back = refund === undefined ? 'the money' : formatNaira(refund)
  return `${back} went back to ${side === 'client' ? 'you' : other}`
}
const splitOf = ({ side, other, amount, arrives, data: { refund } }: EventFacts) => {
  const back = refund === undefined ? '' : formatNaira(refund)
  const afterFee = arrives === amount ? '' : ` (${arrives} after the platform fee)`
  const parts = side === 'client' ? [`${other} gets ${amount}`] : [`you get ${amount}${afterFee}`]
  if (back) parts.push(side === 'client' ? `you get back ${back}` : `${other} gets back ${back}`)
  return parts.join(', ')
}
const timesOf = ({ times: { at, told } }: EventFacts) => {
  if (at === '') return `. The phone’s clock was wrong; Onise was told at ${told}.`
  return told === '' ? ` at ${at}.` : ` at ${at} by the phone. Onise was told at ${told}.`
}
/** What was asked for, with what was agreed before. */
const changeOf = ({ amount, data }: EventFacts): string => {
  const { change, title, from, to, price } = data
  if (change === 'price')
    return `the price of “${title}” from ${price === undefined ? '–' : formatNaira(price)} to ${amount}`
  if (change === 'date')
    return `the day of “${title}” from ${formatDate(String(from))} to ${formatDate(String(to))}`
  return change === 'stage'
    ? `one more stage, “${title}”, for ${amount}, by ${formatDate(String(to))}`
    : `the order of the stages: ${to}`
}
const toOther = ({ byReader, other }: EventFacts) => (byReader ? other : 'you')

/** Each event as a sentence; `unknown` describes a kind that this build does not know. */
const events: Record<TaskEventKind | 'unknown', Describe> = {
  posted: ({ who }) => `${who} posted this todo.`,
  edited: ({ who }) => `${who} changed this todo.`,
  removed: ({ who }) => `${who} deleted this todo.`,
  restored: ({ who }) => `${who} brought this todo back.`,
  reposted: ({ who }) => `${who} posted this todo again.`,
  awarded: (facts) => `${facts.who} assigned the todo to ${toOther(facts)}. ${heldFor(facts)}`,
  submitted: ({ who, data: { version } }) =>
    typeof version === 'number' && version > 1
      ? `${who} submitted version ${version} of the work.`
      : `${who} submitted the work.`,
  approved: (facts) => `${facts.who} approved the work. ${paidTo(facts)}`,

  stageFunded: ({ who, amount, data: { title } }) =>
    `${who} put in the money for the stage “${title}”: ${amount} is held now.`,
  arrived: (facts) => `${facts.who} arrived${timesOf(facts)}`,
  left: (facts) => `${facts.who} left${timesOf(facts)}`,
  changeProposed: (facts) => `${facts.who} asked for a change: ${changeOf(facts)}.`,
  changeAccepted: (facts) => `${facts.who} accepted the change: ${changeOf(facts)}.`,
  changeDeclined: ({ who }) => `${who} declined the change. Everything stays as it was agreed.`,
  changeWithdrawn: ({ who }) => `${who} withdrew the change. Everything stays as it was agreed.`,
  changeEnded: ({ data: { silent } }) =>
    silent
      ? 'Nobody answered the change within 48 hours, so everything stays as it was agreed.'
      : 'The change that was asked for no longer fits, so it ended. Everything stays as it was agreed.',
  materialsAsked: ({ who, amount }) => `${who} asked for ${amount} for materials.`,
  materialsDeclined: ({ who }) => `${who} asked for another list of materials.`,
  materialsReleased: (facts) =>
    `${facts.who} paid ${facts.amount} for materials.${facts.data.refund === undefined ? '' : ` ${refundOf(facts)}.`}`,
  receiptsSent: ({ who, amount }) => `${who} added the receipts: ${amount} was spent.`,
  receiptsMissed: () => 'No receipts of the materials came in 7 days.',
  materialsGivenBack: ({ who, amount }) => `${who} gave back ${amount} of the money for materials.`,
  changesRequested: ({ who }) => `${who} asked for changes. The money stays held.`,
  approvalReminded: ({ side, other }) =>
    side === 'client'
      ? `Onise reminded you to approve the work or ask for changes.`
      : `Onise reminded ${other} to approve the work or ask for changes.`,
  autoApproved: (facts) =>
    `Onise approved the work, because the time to answer had ended. ${paidTo(facts)}`,

  declined: ({ who }) => `${who} declined the todo.`,
  taskerCancelled: ({ who }) => `${who} cancelled the work.`,
  clientCancelled: ({ who }) => `${who} cancelled the work.`,
  cancelOffered: (facts) =>
    `${facts.who} offered to end the work and to pay ${facts.side === 'client' ? facts.other : 'you'} ${facts.amount}.`,
  cancelOfferWithdrawn: ({ who }) => `${who} took back the offer to end the work.`,
  cancelOfferEnded: () => 'The offer to end the work ended, because work was submitted.',
  cancelAgreed: ({ who }) =>
    who === 'Onise'
      ? 'The time to answer the offer ended, so it counts as accepted. The work is ended.'
      : `${who} accepted the offer. The work is ended.`,
  abandoned: () => 'Onise ended the work, because nothing was submitted for a long time.',
  reopened: () => 'The todo is open again.',
  paid: (facts) =>
    facts.side === 'client'
      ? `${facts.amount} was paid to ${facts.other}${feeOf(facts)}.`
      : `${facts.amount} arrived in your wallet${feeOf(facts)}.`,
  refunded: ({ side, other, amount }) =>
    side === 'client' ? `${amount} came back to your wallet.` : `${amount} went back to ${other}.`,
  bankClaim: ({ side, other }) =>
    side === 'client'
      ? 'Your bank took back a card payment. The work is ended, and the held money goes to your bank.'
      : `The bank of ${other} took back a card payment, so the work is ended.`,
  expiryWarned: () => 'Onise warned that this todo expires soon.',
  expired: () => 'The todo expired, because nothing happened for 30 days.',
  removedByAdmin: () => 'Onise removed this todo.',

  disputed: ({ who }) => `${who} opened a dispute. The money stays held until it is settled.`,
  disputeAnswered: ({ who }) => `${who} answered the dispute.`,
  disputeUnanswered: () => 'The time to answer the dispute ended without an answer.',
  splitOffered: (facts) => `${facts.who} offered a split: ${splitOf(facts)}.`,
  offerTakenBack: ({ who }) => `${who} took back the offered split.`,
  disputeSettled: (facts) => `${facts.who} accepted the split: ${splitOf(facts)}.`,
  disputeDecided: (facts) =>
    facts.data['outcome'] === 'continue'
      ? 'Onise decided that the work goes on.'
      : `Onise decided the dispute: ${splitOf(facts)}.`,
  disputeExpired: (facts) => `The dispute ended without a decision: ${refundOf(facts)}.`,

  reviewsPublished: () => 'The reviews can be read now.',

  unknown: ({ who, amount }) =>
    `${who} changed something here${amount && `: ${amount}`}. Update the app to read more.`,
}

export const messages = localize('features/tasks/life/event-messages', {
  you: 'You',
  ofStage: (stage: string, sentence: string) => `Stage “${stage}”: ${sentence}`,
  events,
})
