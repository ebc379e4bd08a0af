import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import type { messages } from './event-messages.ts'

type Facts = Parameters<(typeof messages)['events']['posted']>[0]

const by = ({ byReader, who }: Facts) => (byReader ? 'Ẹ' : who)
const heldFor = ({ side, other, amount }: Facts) =>
  side === 'client' ? `A ń di ${amount} mú fún ${other}.` : `A ń di ${amount} mú fún yín.`
const paidTo = ({ side, other, amount, arrives }: Facts) => {
  if (side === 'client') return `A ti san ${amount} fún ${other}.`
  return arrives === amount
    ? `${amount} ti wọ wallet yín.`
    : `${arrives} ti wọ wallet yín: ${amount} lẹ́yìn tí a yọ owó iṣẹ́ Onise.`
}
const feeOf = ({ data: { fee } }: Facts) =>
  typeof fee === 'number' ? `, lẹ́yìn tí a yọ owó iṣẹ́ Onise ${formatNaira(naira(fee))}` : ''
const refundOf = ({ side, other, data: { refund } }: Facts) => {
  const back = typeof refund === 'number' ? formatNaira(naira(refund)) : 'owó náà'
  return `${back} ti padà sọ́dọ̀ ${side === 'client' ? 'yín' : other}`
}
const splitOf = ({ side, other, amount, arrives, data: { refund } }: Facts) => {
  const back = typeof refund === 'number' ? formatNaira(naira(refund)) : ''
  const afterFee = arrives === amount ? '' : ` (${arrives} lẹ́yìn owó iṣẹ́ Onise)`
  const parts =
    side === 'client' ? [`${other} máa gba ${amount}`] : [`ẹ máa gba ${amount}${afterFee}`]
  if (back) parts.push(`${back} máa padà sọ́dọ̀ ${side === 'client' ? 'yín' : other}`)
  return parts.join(', ')
}
const toOther = ({ byReader, other }: Facts) => (byReader ? other : 'yín')

export const words: Words<typeof messages> = {
  you: 'Ẹ̀yin',
  events: {
    posted: (facts) => `${by(facts)} gbé todo yìí síta.`,
    edited: (facts) => `${by(facts)} yí todo yìí padà.`,
    removed: (facts) => `${by(facts)} pa todo yìí rẹ́.`,
    restored: (facts) => `${by(facts)} dá todo yìí padà.`,
    reposted: (facts) => `${by(facts)} tún todo yìí gbé síta.`,
    awarded: (facts) => `${by(facts)} gbé todo náà fún ${toOther(facts)}. ${heldFor(facts)}`,
    submitted: (facts) => {
      const { version } = facts.data
      return typeof version === 'number' && version > 1
        ? `${by(facts)} fi ẹ̀dà ${version} iṣẹ́ náà ránṣẹ́.`
        : `${by(facts)} fi iṣẹ́ náà ránṣẹ́.`
    },
    approved: (facts) => `${by(facts)} fọwọ́ sí iṣẹ́ náà. ${paidTo(facts)}`,

    changesRequested: (facts) => `${by(facts)} béèrè àtúnṣe. A ṣì ń di owó náà mú.`,
    approvalReminded: ({ side, other }) =>
      side === 'client'
        ? 'Onise rán yín létí pé kí ẹ fọwọ́ sí iṣẹ́ náà tàbí kí ẹ béèrè àtúnṣe.'
        : `Onise rán ${other} létí láti fọwọ́ sí iṣẹ́ náà tàbí béèrè àtúnṣe.`,
    autoApproved: (facts) =>
      `Onise fọwọ́ sí iṣẹ́ náà, nítorí àkókò láti dáhùn ti parí. ${paidTo(facts)}`,

    declined: (facts) => `${by(facts)} kọ todo náà.`,
    taskerCancelled: (facts) => `${by(facts)} fagi lé iṣẹ́ náà.`,
    clientCancelled: (facts) => `${by(facts)} fagi lé iṣẹ́ náà.`,
    cancelOffered: (facts) =>
      `${by(facts)} dábàá láti parí iṣẹ́ náà, kí a san ${facts.amount} fún ${facts.side === 'client' ? facts.other : 'yín'}.`,
    cancelOfferWithdrawn: (facts) => `${by(facts)} fa àbá láti parí iṣẹ́ náà sẹ́yìn.`,
    cancelOfferEnded: () => 'Àbá láti parí iṣẹ́ náà ti dópin, nítorí iṣẹ́ ti wá.',
    cancelAgreed: (facts) =>
      facts.who === 'Onise'
        ? 'Àkókò láti dáhùn àbá náà ti parí, nítorí náà a kà á sí pé wọ́n ti gbà á. Iṣẹ́ náà ti parí.'
        : `${by(facts)} gba àbá náà. Iṣẹ́ náà ti parí.`,
    abandoned: () => 'Onise parí iṣẹ́ náà, nítorí kò sí ohun tó wá fún ìgbà pípẹ́.',
    reopened: () => 'Todo náà tún ti ṣí sílẹ̀.',
    paid: (facts) =>
      facts.side === 'client'
        ? `A ti san ${facts.amount} fún ${facts.other}${feeOf(facts)}.`
        : `${facts.amount} ti wọ wallet yín${feeOf(facts)}.`,
    refunded: ({ side, other, amount }) =>
      side === 'client' ? `${amount} ti padà sínú wallet yín.` : `${amount} ti padà sọ́dọ̀ ${other}.`,
    bankClaim: ({ side, other }) =>
      side === 'client'
        ? 'Báńkì yín gba owó tí ẹ fi káàdì san padà. Iṣẹ́ náà ti parí, owó tí a di mú á sì lọ sí báńkì yín.'
        : `Báńkì ${other} gba owó tí a fi káàdì san padà, nítorí náà iṣẹ́ náà ti parí.`,
    expiryWarned: () => 'Onise kìlọ̀ pé àkókò todo yìí máa tó parí.',
    expired: () => 'Àkókò todo náà ti parí, nítorí kò sí ohun tó ṣẹlẹ̀ fún ọjọ́ 30.',
    removedByAdmin: () => 'Onise mú todo yìí kúrò.',

    disputed: (facts) => `${by(facts)} ṣí aáwọ̀. A ń di owó náà mú títí a ó fi yanjú rẹ̀.`,
    disputeAnswered: (facts) => `${by(facts)} dáhùn aáwọ̀ náà.`,
    disputeUnanswered: () => 'Àkókò láti dáhùn aáwọ̀ náà ti parí láìsí ìdáhùn.',
    splitOffered: (facts) => `${by(facts)} dábàá láti pín owó náà: ${splitOf(facts)}.`,
    offerTakenBack: (facts) => `${by(facts)} fa àbá láti pín owó náà sẹ́yìn.`,
    disputeSettled: (facts) => `${by(facts)} gba àbá láti pín owó náà: ${splitOf(facts)}.`,
    disputeDecided: (facts) =>
      facts.data['outcome'] === 'continue'
        ? 'Onise pinnu pé kí iṣẹ́ náà máa lọ.'
        : `Onise ṣèpinnu lórí aáwọ̀ náà: ${splitOf(facts)}.`,
    disputeExpired: (facts) => `Aáwọ̀ náà parí láìsí ìpinnu: ${refundOf(facts)}.`,

    reviewsPublished: () => 'Ẹ lè ka àwọn àgbéyẹ̀wò náà báyìí.',

    unknown: (facts) =>
      `${by(facts)} yí nǹkan kan padà níbí${facts.amount && `: ${facts.amount}`}. Ẹ gba ẹ̀dà app tuntun láti kà sí i.`,
  },
}
