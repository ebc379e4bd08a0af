import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import type { messages } from './event-messages.ts'

type EventFacts = Parameters<typeof messages.events.posted>[0]

const heldFor = ({ side, other, amount }: EventFacts) =>
  `We dey hold ${amount} for ${side === 'client' ? other : 'you'}.`
const paidTo = ({ side, other, amount, arrives }: EventFacts) => {
  if (side === 'client') return `We don pay ${other} ${amount}.`
  return arrives === amount
    ? `${amount} don enter your wallet.`
    : `${arrives} don enter your wallet: na ${amount} minus the platform fee.`
}
const feeOf = ({ data: { fee } }: EventFacts) =>
  typeof fee === 'number' ? `, after platform fee of ${formatNaira(naira(fee))}` : ''
const refundOf = ({ side, other, data: { refund } }: EventFacts) => {
  const back = typeof refund === 'number' ? formatNaira(naira(refund)) : 'the money'
  return `${back} don return to ${side === 'client' ? 'you' : other}`
}
const splitOf = ({ side, other, amount, arrives, data: { refund } }: EventFacts) => {
  const back = typeof refund === 'number' ? formatNaira(naira(refund)) : ''
  const afterFee = arrives === amount ? '' : ` (${arrives} after platform fee)`
  const parts = side === 'client' ? [`${other} get ${amount}`] : [`you get ${amount}${afterFee}`]
  if (back) parts.push(side === 'client' ? `you get back ${back}` : `${other} get back ${back}`)
  return parts.join(', ')
}
const toOther = ({ byReader, other }: EventFacts) => (byReader ? other : 'you')

export const words: Words<typeof messages> = {
  you: 'You',
  events: {
    posted: ({ who }) => `${who} post this todo.`,
    edited: ({ who }) => `${who} change this todo.`,
    removed: ({ who }) => `${who} delete this todo.`,
    restored: ({ who }) => `${who} bring this todo back.`,
    reposted: ({ who }) => `${who} post this todo again.`,
    awarded: (facts) => `${facts.who} give ${toOther(facts)} the work. ${heldFor(facts)}`,
    submitted: ({ who, data: { version } }) =>
      typeof version === 'number' && version > 1
        ? `${who} submit version ${version} of the work.`
        : `${who} submit the work.`,
    approved: (facts) => `${facts.who} approve the work. ${paidTo(facts)}`,

    changesRequested: ({ who }) => `${who} ask for changes. We still dey hold the money.`,
    approvalReminded: ({ side, other }) =>
      `Onise remind ${side === 'client' ? 'you' : other} to approve the work or ask for changes.`,
    autoApproved: (facts) =>
      `Onise approve the work, because the time to answer don end. ${paidTo(facts)}`,

    declined: ({ who }) => `${who} decline the todo.`,
    taskerCancelled: ({ who }) => `${who} cancel the work.`,
    clientCancelled: ({ who }) => `${who} cancel the work.`,
    cancelOffered: ({ who, side, other, amount }) =>
      `${who} offer to end the work and to pay ${side === 'client' ? other : 'you'} ${amount}.`,
    cancelOfferWithdrawn: ({ who }) => `${who} take back the offer to end the work.`,
    cancelOfferEnded: () =>
      'The offer to end the work don end, because the professional submit work.',
    cancelAgreed: ({ who }) =>
      who === 'Onise'
        ? 'The time to answer the offer don end, so e count as accepted. The work don end.'
        : `${who} accept the offer. The work don end.`,
    abandoned: () => 'Onise end the work, because nobody submit anything for long time.',
    reopened: () => 'The todo don open again.',
    paid: (facts) =>
      facts.side === 'client'
        ? `We don pay ${facts.other} ${facts.amount}${feeOf(facts)}.`
        : `${facts.amount} don enter your wallet${feeOf(facts)}.`,
    refunded: ({ side, other, amount }) =>
      side === 'client'
        ? `${amount} don return to your wallet.`
        : `${amount} don return to ${other}.`,
    bankClaim: ({ side, other }) =>
      side === 'client'
        ? 'Your bank take back one card payment. The work don end, and the money wey we dey hold go return to your bank.'
        : `The bank of ${other} take back one card payment, so the work don end.`,
    expiryWarned: () => 'Onise warn say this todo go soon expire.',
    expired: () => 'The todo don expire, because nothing happen for 30 days.',
    removedByAdmin: () => 'Onise don remove this todo.',

    disputed: ({ who }) => `${who} open dispute. We go hold the money until e settle.`,
    disputeAnswered: ({ who }) => `${who} answer the dispute.`,
    disputeUnanswered: () => 'The time to answer the dispute don end, and answer no come.',
    splitOffered: (facts) => `${facts.who} offer how to share the money: ${splitOf(facts)}.`,
    offerTakenBack: ({ who }) => `${who} take back the offer to share the money.`,
    disputeSettled: (facts) => `${facts.who} accept how to share the money: ${splitOf(facts)}.`,
    disputeDecided: (facts) =>
      facts.data['outcome'] === 'continue'
        ? 'Onise decide say make the work continue.'
        : `Onise don decide the dispute: ${splitOf(facts)}.`,
    disputeExpired: (facts) => `The dispute end without decision: ${refundOf(facts)}.`,

    reviewsPublished: () => 'Una fit read the reviews now.',

    unknown: ({ who, amount }) =>
      `${who} change something here${amount && `: ${amount}`}. Update the app to read more.`,
  },
}
