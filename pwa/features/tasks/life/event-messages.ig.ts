import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import type { messages } from './event-messages.ts'

type Facts = Parameters<(typeof messages)['events']['posted']>[0]

/** The pronoun agrees with the vowels of the verb: I before e, i, o, u and Ị before a, ị, ọ, ụ. */
const by = ({ byReader, who }: Facts, pronoun: 'I' | 'Ị') => (byReader ? pronoun : who)
const heldFor = ({ side, other, amount }: Facts) =>
  side === 'client' ? `E jidere ${amount} maka ${other}.` : `E jidere ${amount} maka gị.`
const paidTo = ({ side, other, amount, arrives }: Facts) => {
  if (side === 'client') return `A kwụrụ ${other} ${amount}.`
  return arrives === amount
    ? `${amount} batara na wallet gị.`
    : `${arrives} batara na wallet gị: ${amount} mgbe e wepụrụ ego ọrụ Onise.`
}
const feeOf = ({ data: { fee } }: Facts) =>
  typeof fee === 'number' ? `, mgbe e wepụrụ ego ọrụ Onise ${formatNaira(naira(fee))}` : ''
const refundOf = ({ side, other, data: { refund } }: Facts) => {
  const back = typeof refund === 'number' ? formatNaira(naira(refund)) : 'ego ahụ'
  return `e weghachiri ${side === 'client' ? 'gị' : other} ${back}`
}
const splitOf = ({ side, other, amount, arrives, data: { refund } }: Facts) => {
  const back = typeof refund === 'number' ? formatNaira(naira(refund)) : ''
  const afterFee = arrives === amount ? '' : ` (${arrives} mgbe e wepụrụ ego ọrụ Onise)`
  const parts =
    side === 'client' ? [`${other} ga-enweta ${amount}`] : [`ị ga-enweta ${amount}${afterFee}`]
  if (back) parts.push(`a ga-eweghachi ${side === 'client' ? 'gị' : other} ${back}`)
  return parts.join(', ')
}
const toOther = ({ byReader, other }: Facts) => (byReader ? other : 'gị')

export const words: Words<typeof messages> = {
  you: 'Gị',
  events: {
    posted: (facts) => `${by(facts, 'I')} tinyere todo a.`,
    edited: (facts) => `${by(facts, 'Ị')} gbanwere todo a.`,
    removed: (facts) => `${by(facts, 'I')} hichapụrụ todo a.`,
    restored: (facts) => `${by(facts, 'I')} weghachiri todo a.`,
    reposted: (facts) => `${by(facts, 'I')} tinyere todo a ọzọ.`,
    awarded: (facts) => `${by(facts, 'I')} nyere ${toOther(facts)} todo ahụ. ${heldFor(facts)}`,
    submitted: (facts) => {
      const { version } = facts.data
      return typeof version === 'number' && version > 1
        ? `${by(facts, 'I')} nyefere ụdị ${version} nke ọrụ ahụ.`
        : `${by(facts, 'I')} nyefere ọrụ ahụ.`
    },
    approved: (facts) => `${by(facts, 'Ị')} kwadoro ọrụ ahụ. ${paidTo(facts)}`,

    changesRequested: (facts) => `${by(facts, 'Ị')} rịọrọ mgbanwe. A ka na-ejide ego ahụ.`,
    approvalReminded: ({ side, other }) =>
      side === 'client'
        ? 'Onise chetaara gị ka ị kwado ọrụ ahụ ma ọ bụ rịọ mgbanwe.'
        : `Onise chetaara ${other} ịkwado ọrụ ahụ ma ọ bụ ịrịọ mgbanwe.`,
    autoApproved: (facts) => `Onise kwadoro ọrụ ahụ, n’ihi na oge ịza agwụla. ${paidTo(facts)}`,

    declined: (facts) => `${by(facts, 'Ị')} jụrụ todo ahụ.`,
    taskerCancelled: (facts) => `${by(facts, 'Ị')} kagburu ọrụ ahụ.`,
    clientCancelled: (facts) => `${by(facts, 'Ị')} kagburu ọrụ ahụ.`,
    cancelOffered: (facts) =>
      `${by(facts, 'Ị')} tụrụ aro ịkwụsị ọrụ ahụ ma kwụọ ${facts.side === 'client' ? facts.other : 'gị'} ${facts.amount}.`,
    cancelOfferWithdrawn: (facts) => `${by(facts, 'I')} wepụrụ aro ịkwụsị ọrụ ahụ.`,
    cancelOfferEnded: () => 'Aro ịkwụsị ọrụ ahụ agwụla, n’ihi na e nyefere ọrụ.',
    cancelAgreed: (facts) =>
      facts.who === 'Onise'
        ? 'Oge ịza aro ahụ agwụla, ya mere a gụrụ ya dị ka anabatara. Ọrụ ahụ agwụla.'
        : `${by(facts, 'Ị')} nabatara aro ahụ. Ọrụ ahụ agwụla.`,
    abandoned: () => 'Onise kwụsịrị ọrụ ahụ, n’ihi na ọ dịghị ihe e nyefere ruo ogologo oge.',
    reopened: () => 'E mepere todo ahụ ọzọ.',
    paid: (facts) =>
      facts.side === 'client'
        ? `A kwụrụ ${facts.other} ${facts.amount}${feeOf(facts)}.`
        : `${facts.amount} batara na wallet gị${feeOf(facts)}.`,
    refunded: ({ side, other, amount }) =>
      side === 'client' ? `${amount} alọtala na wallet gị.` : `E weghachiri ${other} ${amount}.`,
    bankClaim: ({ side, other }) =>
      side === 'client'
        ? 'Ụlọ akụ gị weghaara ego i ji kaadị kwụọ. Ọrụ ahụ agwụla, ego e jidere na-agakwa n’ụlọ akụ gị.'
        : `Ụlọ akụ ${other} weghaara ego e ji kaadị kwụọ, ya mere ọrụ ahụ agwụla.`,
    expiryWarned: () => 'Onise dọrọ aka ná ntị na oge todo a ga-agwụ n’oge na-adịghị anya.',
    expired: () => 'Oge todo ahụ agwụla, n’ihi na ọ dịghị ihe mere ruo ụbọchị 30.',
    removedByAdmin: () => 'Onise wepụrụ todo a.',

    disputed: (facts) =>
      `${by(facts, 'I')} mepere esemokwu. A na-ejide ego ahụ ruo mgbe e doziri ya.`,
    disputeAnswered: (facts) => `${by(facts, 'Ị')} zara esemokwu ahụ.`,
    disputeUnanswered: () => 'Oge ịza esemokwu ahụ agwụla na-enweghị azịza.',
    splitOffered: (facts) => `${by(facts, 'Ị')} tụrụ aro ikewa ego ahụ: ${splitOf(facts)}.`,
    offerTakenBack: (facts) => `${by(facts, 'I')} wepụrụ aro ikewa ego ahụ.`,
    disputeSettled: (facts) => `${by(facts, 'Ị')} nabatara ikewa ego ahụ: ${splitOf(facts)}.`,
    disputeDecided: (facts) =>
      facts.data['outcome'] === 'continue'
        ? 'Onise kpebiri na ọrụ ahụ ga-aga n’ihu.'
        : `Onise kpebiri esemokwu ahụ: ${splitOf(facts)}.`,
    disputeExpired: (facts) => `Esemokwu ahụ gwụrụ na-enweghị mkpebi: ${refundOf(facts)}.`,

    reviewsPublished: () => 'E nwere ike ịgụ nyocha ndị ahụ ugbu a.',

    unknown: (facts) =>
      `${by(facts, 'Ị')} gbanwere ihe ebe a${facts.amount && `: ${facts.amount}`}. Melite app ahụ ka ị gụkwuo.`,
  },
}
