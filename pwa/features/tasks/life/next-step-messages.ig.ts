import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './next-step-messages.ts'

export const words: Words<typeof messages> = {
  chooseProposal: () => 'Họrọ proposal ma nye ya todo ahụ. Ị naghị akwụ ihe ọ bụla tupu mgbe ahụ.',
  submit: ({ day, other }) =>
    `Nyefee ọrụ ahụ${day && ` tupu ${day} agwụ`}. A ga-akwụ gị ụgwọ mgbe ${other} kwadoro ya.`,
  submitLate: ({ day, cancelDay, other }) =>
    `Unu kwekọrịtara na ọrụ ahụ ga-agwụ na ${day}. Nyefee ya ugbu a: ${cancelDay ? `site na ${cancelDay}` : 'ugbu a'} ${other} nwere ike ịkagbu ya naanị ya ma nweta ego ahụ.`,
  awaitWork: ({ day, other }) => `${other} ga-enyeferịrị ọrụ ahụ${day && ` tupu ${day} agwụ`}.`,
  workLate: ({ day, cancelDay, other }) =>
    `${other} egbuola oge: unu kwekọrịtara na ọrụ ahụ ga-agwụ na ${day}.${cancelDay && ` Site na ${cancelDay} i nwere ike ịkagbu ya naanị gị ma nweta ego gị.`}`,
  mayCancel: ({ day, other }) =>
    `${other} egbuola oge: unu kwekọrịtara na ọrụ ahụ ga-agwụ na ${day}. I nwere ike ịkagbu ya naanị gị ugbu a ma nweta ego gị.`,
  approve: ({ time, other }) =>
    time
      ? `Kwado ọrụ ahụ ma ọ bụ rịọ mgbanwe tupu ${time}. Ma ọ bụghị ya, Onise ga-akwụ ${other} ụgwọ mgbe ahụ.`
      : `Lelee ọrụ ahụ, kwadozie ya ka a kwụọ ${other} ụgwọ.`,
  awaitApproval: ({ time, other }) =>
    time
      ? `A ga-akwụ gị ụgwọ na ${time} belụsọ ma ${other} rịọ mgbanwe.`
      : `A ga-akwụ gị ụgwọ mgbe ${other} kwadoro ọrụ gị.`,
  paymentDue: ({ side, time, other }) =>
    `Oge ịza gwụrụ na ${time}. Onise ga-akwụ ${side === 'client' ? other : 'gị'} ụgwọ na nlele ya na-esote.`,
  makeChanges: ({ other }) => `${other} rịọrọ mgbanwe. Mee ya ma nyefee ọrụ ahụ ọzọ.`,
  awaitChanges: ({ other }) => `Ị rịọrọ mgbanwe. ${other} ga-eme ya ma nyefee ọrụ ahụ ọzọ.`,
  answerOffer: ({ time, other }) =>
    `Zaa aro ${other} ịkwụsị ọrụ ahụ tupu ${time}. Ọ bụrụ na azịza adịghị, a ga-agụ ya na ị nabatara.`,
  awaitOfferAnswer: ({ time, other }) =>
    `${other} ga-azarịrị aro gị ịkwụsị ọrụ ahụ tupu ${time}. Ọ bụrụ na azịza adịghị, a ga-agụ ya na ọ nabatara.`,
  offerAccepted: ({ time }) =>
    `Oge ịza aro ahụ gwụrụ na ${time}, ya mere a gụrụ ya dị ka anabatara.`,
  disputed: () => 'A na-ejide ego ahụ ruo mgbe e doziri esemokwu ahụ.',
  answerDispute: ({ time }) =>
    `Zaa esemokwu ahụ tupu ${time}. Mgbe ahụ Onise ga-ekpebi, ma ị zara ma ị zaghị.`,
  awaitDisputeAnswer: ({ time, other }) =>
    `${other} ga-azarịrị esemokwu ahụ tupu ${time}. Onise ga-ekpebi mgbe nke ahụ gasịrị.`,
  answerSplit: ({ time, other }) =>
    `${other} tụrụ aro ikewa ego ahụ. Nabata ya ma ọ bụ tụọ aro ọzọ. Ma ọ bụghị ya, Onise ga-ekpebi tupu ${time}.`,
  awaitDecision: ({ time, other }) =>
    `Onise ga-ekpebi esemokwu ahụ tupu ${time}, belụsọ ma gị na ${other} kwekọrịta tupu mgbe ahụ.`,
  decisionLate: ({ side, time, other }) =>
    `Mkpebi ahụ egbuola oge. Ọ bụrụ na mkpebi adịghị tupu ${time}, a ga-eweghachi ${side === 'client' ? 'gị' : other} ego ahụ.`,
  review: ({ time, other }) =>
    `Dee nyocha ${other} tupu ${time}. Nyocha gị ga-apụta mgbe ${other} dere nke gị, ma ọ bụ n’ụbọchị ahụ.`,
  sealed: ({ time, other }) => `Nyocha gị ga-apụta mgbe ${other} dere nke gị, ma ọ bụ na ${time}.`,
  expired: ({ side }) =>
    side === 'client'
      ? 'Ọ dịghị ihe mere na todo a ruo ụbọchị 30, ya mere e mechiri ya. I nwere ike itinye ya ọzọ ka ọ dị.'
      : 'Ọ dịghị ihe mere na todo a ruo ụbọchị 30, ya mere e mechiri ya.',
  cancelled: () => 'A kagburu todo a. E dere ebe ego ahụ gara n’okpuru.',
  deleted: ({ time, was }) => `I hichapụrụ todo a (${was}). I nwere ike iweghachi ya ruo ${time}.`,
  deletedForGood: ({ side, other }) =>
    side === 'client'
      ? 'I hichapụrụ todo a. E nweghịzi ike iweghachi ya.'
      : `${other} hichapụrụ todo a.`,
  removed: () => 'Onise wepụrụ todo a. E dere ihe kpatara ya n’okpuru.',
  over: () => '',
}
