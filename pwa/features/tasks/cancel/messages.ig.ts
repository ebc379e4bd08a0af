import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Kwụsị ọrụ ahụ',
  whatHappens: 'Ihe ga-eme',
  needsNetwork: 'Enweghị network. Nke a na-ebufe ego, ya mere ọ gaghị echeli na ekwentị a.',
  offlineNote: 'I nwere ike ịgụ nke a ma network adịghị. Iji kwụsị ọrụ ahụ, ị chọrọ ya.',
  back: 'Laghachi na todo',
  notYours: 'Naanị onye ahịa na ọkachamara nke todo a nwere ike ịkwụsị ọrụ ya.',

  forYou: 'Nke gị',
  backToYou: 'Na-alọghachiri gị',
  forOther: (name: string) => `Nke ${name}`,
  backToOther: (name: string) => `Na-alọghachiri ${name}`,

  fee: (amount: string) => `${amount} n’ime ya bụ ego ọrụ Onise.`,

  reason: 'Gịnị kpatara?',
  reasonHint: (other: string) => `${other} ga-agụkwa ya.`,
  reasonRequired: 'Dee ihe mere ị chọrọ ịkwụsị ọrụ ahụ.',
  reopen: 'Gịnị ga-eme todo ahụ?',
  reopenChoices: {
    close: { label: 'Mechie ya', note: 'Ọ ga-anọ na ndepụta gị dị ka nke akagburu.' },
    reopen: {
      label: 'Mepee ya ọzọ',
      note: 'Jiri ego i debere mbụ. Proposal ndị na-akarịghị ụbọchị 14 ga-alọta.',
    },
  },

  decline: 'Jụ todo a',
  declineSteps: (amount: string, client: string, until: string) => [
    `${amount} ga-alọghachiri ${client} ozugbo. A gaghị akwụ gị ụgwọ.`,
    `A gaghị agụ ya megide gị, n’ihi na ị jụrụ ya tupu ${until}.`,
    'Todo ahụ ga-emeghe ọzọ maka ndị ọkachamara ndị ọzọ, a ga-ewepụkwa proposal gị.',
  ],
  leave: 'Kagbuo ọrụ ahụ',
  leaveSteps: (amount: string, client: string) => [
    `${amount} ga-alọghachiri ${client} ozugbo. A gaghị akwụ gị ụgwọ.`,
    'A ga-agụ ya dị ka ọrụ akagburu na ọnụọgụ ọrụ i mechara.',
    'Todo ahụ ga-emeghe ọzọ maka ndị ọkachamara ndị ọzọ, a ga-ewepụkwa proposal gị.',
  ],

  cancelAlone: (amount: string) => `Kagbuo ma nweta ${amount}`,
  aloneTitle: 'I nwere ike ịkagbu ya naanị gị',
  aloneSteps: (amount: string, tasker: string, why: string) => [
    why,
    `${amount} ga-alọghachi na wallet gị ozugbo. A gaghị akwụ ${tasker} ụgwọ.`,
    'E nweghị ike ịgbanwe nke a ọzọ.',
  ],
  aloneInGrace: (until: string) =>
    `I nyere todo a n’ihe na-erubeghị nkeji 30. Ruo ${until} i nwere ike ịkagbu na-ajụghị ajụjụ.`,
  aloneWhenLate: (day: string) =>
    `Unu kwekọrịtara na ọrụ ahụ ga-agwụ na ${day}, ma ọ dịghị ihe e nyefere. O gbuola oge nke na i nwere ike ịkagbu na-ajụghị ajụjụ.`,

  offerTitle: 'Tụọ aro inye akụkụ ego ahụ',
  offerSteps: (amount: string, tasker: string, until: string) => [
    `Ị gaghị akagbuli ya naanị gị ọzọ. Tụọ aro inye ${tasker} akụkụ nke ${amount} e jidere, site na ₦0 ruo ya niile. Nke fọdụrụ ga-alọghachi na wallet gị.`,
    `${tasker} ga-anabata ya ma ọ bụ mepee esemokwu. Ọ bụrụ na i ziga aro ahụ ugbu a, azịza adịghị tupu ${until} pụtara na a nabatara ya.`,
    'Ruo mgbe ahụ ọ dịghị ego ga-aga ebe ọ bụla, ọrụ ga-aga n’ihu, i nwekwara ike iwepụ aro ahụ. Ọ bụrụ na e nyefee ọrụ, aro ahụ agwụla.',
  ],
  offerLater: (at: string) =>
    `Ọ bụrụ na ọ dịghị ihe e nyefere, i nwere ike ịkagbu naanị gị ma nweta ego niile site na ${at}.`,
  offerAmount: (tasker: string) => `Ego ole ka ${tasker} ga-enweta?`,
  offerRange: (max: string) => `Site na ₦0 ruo ${max}, naịra zuru ezu.`,
  offerSend: 'Ziga aro a',

  offerOf: (client: string) => `${client} tụrụ aro ịkwụsị ọrụ ahụ`,
  yourOffer: 'Aro gị ịkwụsị ọrụ ahụ',
  offerReason: (note: string) => `Ihe kpatara ya: ${note}`,
  offerReopens: 'Mgbe nke ahụ gasịrị, todo ahụ ga-emeghe ọzọ maka proposal.',
  offerCloses: 'Mgbe nke ahụ gasịrị, a ga-emechi todo ahụ.',
  answerBy: (until: string) =>
    `Zaa tupu ${until}. Azịza adịghị tupu mgbe ahụ pụtara na ị nabatara.`,
  answerAwaited: (tasker: string, until: string) =>
    `${tasker} nwere ruo ${until} ịza. Azịza adịghị tupu mgbe ahụ pụtara na ọ nabatara.`,
  silent: (at: string) =>
    `Oge ịza gwụrụ na ${at}, ya mere a gụrụ aro ahụ dị ka anabatara. Onise ga-ebufe ego ahụ na nlele ya na-esote.`,
  accept: (amount: string) => `Nabata ${amount}`,
  acceptNote:
    'Ọ bụrụ na ị nabata, a ga-ekewa ego ahụ otu a ozugbo, ọrụ ahụ agwụla. E nweghị ike ịgbanwe nke a ọzọ.',
  disputeNote:
    'Ọ bụrụ na i kwetaghị, mepee esemokwu. Mgbe ahụ ego niile ga-anọ ebe e jidere ya ruo mgbe e kpebiri ya.',
  submitNote: 'Ọ bụrụ na i buru ụzọ nyefee ọrụ ahụ, aro ahụ agwụla.',
  dispute: 'Mepee esemokwu',
  withdraw: 'Wepụ aro ahụ',
  withdrawNote: 'Ọ bụrụ na i wepụ ya, ọ dịghị ego ga-aga ebe ọ bụla, ọrụ ga-agakwa n’ihu.',
}
