import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import type { messages } from './event-messages.ts'

type Facts = Parameters<(typeof messages)['events']['posted']>[0]

/** Another user is named before an impersonal verb, because a verb after the name would need the gender. */
const did = ({ byReader, who }: Facts, what: string) => {
  if (byReader) return `Kun ${what}`
  return who === 'Onise' ? `Onise ta ${what}` : `${who}: an ${what}`
}
const heldFor = ({ side, other, amount }: Facts) =>
  side === 'client' ? `Ana riƙe da ${amount} domin ${other}.` : `Ana riƙe da ${amount} dominku.`
const paidTo = ({ side, other, amount, arrives }: Facts) => {
  if (side === 'client') return `An biya ${other} ${amount}.`
  return arrives === amount
    ? `${amount} ya shiga wallet ɗinku.`
    : `${arrives} ya shiga wallet ɗinku: ${amount} bayan an cire kuɗin hidimar Onise.`
}
const feeOf = ({ data: { fee } }: Facts) =>
  typeof fee === 'number' ? `, bayan an cire kuɗin hidimar Onise na ${formatNaira(naira(fee))}` : ''
const refundOf = ({ side, other, data: { refund } }: Facts) => {
  const back = typeof refund === 'number' ? formatNaira(naira(refund)) : 'kuɗin'
  return `an mayar da ${back} ga ${side === 'client' ? 'ku' : other}`
}
const splitOf = ({ side, other, amount, arrives, data: { refund } }: Facts) => {
  const back = typeof refund === 'number' ? formatNaira(naira(refund)) : ''
  const afterFee = arrives === amount ? '' : ` (${arrives} bayan kuɗin hidimar Onise)`
  const parts =
    side === 'client' ? [`za a ba ${other} ${amount}`] : [`za a ba ku ${amount}${afterFee}`]
  if (back) parts.push(`za a mayar da ${back} ga ${side === 'client' ? 'ku' : other}`)
  return parts.join(', ')
}
const toOther = ({ byReader, other }: Facts) => (byReader ? other : 'ku')

export const words: Words<typeof messages> = {
  you: 'Ku',
  events: {
    posted: (facts) => did(facts, 'saka wannan todo.'),
    edited: (facts) => did(facts, 'canja wannan todo.'),
    removed: (facts) => did(facts, 'goge wannan todo.'),
    restored: (facts) => did(facts, 'dawo da wannan todo.'),
    reposted: (facts) => did(facts, 'sake saka wannan todo.'),
    awarded: (facts) => `${did(facts, `ba ${toOther(facts)} todo ɗin.`)} ${heldFor(facts)}`,
    submitted: (facts) => {
      const { version } = facts.data
      return typeof version === 'number' && version > 1
        ? did(facts, `miƙa siga ta ${version} ta aikin.`)
        : did(facts, 'miƙa aikin.')
    },
    approved: (facts) => `${did(facts, 'amince da aikin.')} ${paidTo(facts)}`,

    changesRequested: (facts) => `${did(facts, 'nemi gyara.')} Ana ci gaba da riƙe da kuɗin.`,
    approvalReminded: ({ side, other }) =>
      side === 'client'
        ? 'Onise ta tuna muku ku amince da aikin ko ku nemi gyara.'
        : `Onise ta aika tunatarwa ga ${other} don amincewa da aikin ko neman gyara.`,
    autoApproved: (facts) =>
      `Onise ta amince da aikin, saboda lokacin ba da amsa ya ƙare. ${paidTo(facts)}`,

    declined: (facts) => did(facts, 'ƙi todo ɗin.'),
    taskerCancelled: (facts) => did(facts, 'soke aikin.'),
    clientCancelled: (facts) => did(facts, 'soke aikin.'),
    cancelOffered: (facts) =>
      did(
        facts,
        `yi tayin kawo ƙarshen aikin a biya ${facts.side === 'client' ? facts.other : 'ku'} ${facts.amount}.`,
      ),
    cancelOfferWithdrawn: (facts) => did(facts, 'janye tayin kawo ƙarshen aikin.'),
    cancelOfferEnded: () => 'Tayin kawo ƙarshen aikin ya ƙare, saboda an miƙa aiki.',
    cancelAgreed: (facts) =>
      facts.who === 'Onise'
        ? 'Lokacin ba da amsar tayin ya ƙare, don haka an ɗauka an karɓa. Aikin ya ƙare.'
        : `${did(facts, 'karɓi tayin.')} Aikin ya ƙare.`,
    abandoned: () => 'Onise ta kawo ƙarshen aikin, saboda an daɗe ba a miƙa komai ba.',
    reopened: () => 'An sake buɗe todo ɗin.',
    paid: (facts) =>
      facts.side === 'client'
        ? `An biya ${facts.other} ${facts.amount}${feeOf(facts)}.`
        : `${facts.amount} ya shiga wallet ɗinku${feeOf(facts)}.`,
    refunded: ({ side, other, amount }) =>
      side === 'client' ? `${amount} ya dawo wallet ɗinku.` : `An mayar da ${amount} ga ${other}.`,
    bankClaim: ({ side, other }) =>
      side === 'client'
        ? 'Bankinku ya karɓe kuɗin da aka biya da kati. Aikin ya ƙare, kuma kuɗin da ake riƙe da shi yana zuwa bankinku.'
        : `Bankin ${other} ya karɓe kuɗin da aka biya da kati, don haka aikin ya ƙare.`,
    expiryWarned: () => 'Onise ta yi gargaɗi cewa lokacin wannan todo zai ƙare ba da daɗewa ba.',
    expired: () => 'Lokacin todo ɗin ya ƙare, saboda babu abin da ya faru na kwana 30.',
    removedByAdmin: () => 'Onise ta cire wannan todo.',

    disputed: (facts) =>
      `${did(facts, 'buɗe jayayya.')} Ana ci gaba da riƙe da kuɗin har a warware ta.`,
    disputeAnswered: (facts) => did(facts, 'ba da amsar jayayyar.'),
    disputeUnanswered: () => 'Lokacin ba da amsar jayayyar ya ƙare ba tare da amsa ba.',
    splitOffered: (facts) => did(facts, `yi tayin raba kuɗin: ${splitOf(facts)}.`),
    offerTakenBack: (facts) => did(facts, 'janye tayin raba kuɗin.'),
    disputeSettled: (facts) => did(facts, `yarda da raba kuɗin: ${splitOf(facts)}.`),
    disputeDecided: (facts) =>
      facts.data['outcome'] === 'continue'
        ? 'Onise ta yanke hukunci cewa aikin ya ci gaba.'
        : `Onise ta yanke hukuncin jayayyar: ${splitOf(facts)}.`,
    disputeExpired: (facts) => `Jayayyar ta ƙare ba tare da hukunci ba: ${refundOf(facts)}.`,

    reviewsPublished: () => 'Ana iya karanta sharhi yanzu.',

    unknown: (facts) =>
      `${did(facts, 'canja wani abu a nan')}${facts.amount && `: ${facts.amount}`}. Ku sabunta app ɗin don ƙarin bayani.`,
  },
}
