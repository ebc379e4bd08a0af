import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Esemokwu',
  unsentDispute: 'Esemokwu',
  unsentAnswer: 'Azịza esemokwu',

  whatHappens: 'Ihe ga-eme mgbe i mepere esemokwu',
  steps: (amount: string, other: string) => [
    `A ga-ejide ${amount} ebe ọ dị. A gaghị akwụ onye ọ bụla ụgwọ, ọ dịghịkwa ihe a ga-eweghachi, ruo mgbe esemokwu ahụ gwụrụ.`,
    `${other} nwere awa 48 ịza. Unu abụọ nwere ike ịtụ aro ikewa ego ahụ, ma nabata ya.`,
    'Ọ bụrụ na unu ekwekọrịtaghị, administrator nke Onise ga-agụ nke akụkụ abụọ ma kpebie n’ime ụbọchị 5.',
    'Ọ bụrụ na ọ dịghị onye kpebiri n’ime ụbọchị 60, ego niile ga-alọghachiri onye ahịa.',
  ],
  reason: 'Gịnị ka esemokwu ahụ gbasara?',
  chooseReason: 'Họrọ ihe kpatara ya',
  statement: 'Gịnị merenụ?',
  statementHint:
    'Kwuo ihe unu kwekọrịtara, ihe merenụ, na ihe i chere ziri ezi. Onye nke ọzọ ga-agụkwa ya.',
  statementRequired: 'Dee ihe merenụ.',
  open: 'Mepee esemokwu ahụ',
  answerTitle: 'Azịza gị',
  answer: 'Ziga azịza gị',

  waitingTitle: 'Echekwala esemokwu gị na ekwentị a, e zigabeghị ya.',
  waitingOpen: (other: string, until: string | null) =>
    until === null
      ? `Ọ na-adị ire naanị mgbe e zigara ya. Ruo mgbe ahụ a ka nwere ike ịkwụ ${other} ụgwọ, ma ọ bụ ${other} akagbuo ọrụ ahụ.`
      : `Ọ na-adị ire naanị mgbe e zigara ya. Ọ ga-eruterịrị tupu ${until}: mgbe ahụ a ga-akwado ọrụ ahụ ma kwụọ ụgwọ ya.`,
  waitingAnswerTitle: 'Echekwala azịza gị na ekwentị a, e zigabeghị ya.',
  waitingAnswer: (until: string) =>
    `Ọ na-adị ire naanị mgbe e zigara ya. Ọ ga-eruterịrị tupu ${until}.`,
  failedTitle: 'A nabataghị nke a.',

  frozen: (amount: string) => `A na-ejide ${amount} ebe ọ dị ruo mgbe esemokwu ahụ gwụrụ.`,
  answerNow: (until: string) =>
    `Zaa tupu ${until}. Mgbe nke ahụ gasịrị administrator nwere ike ikpebi na-enweghị azịza gị.`,
  awaitAnswer: (other: string, until: string) =>
    `${other} nwere ruo ${until} ịza. Mgbe nke ahụ gasịrị administrator nwere ike ikpebi na-enweghị azịza.`,
  awaitDecision: (until: string) =>
    `Ọ bụrụ na unu ekwekọrịtaghị, administrator ga-ekpebi tupu ${until}.`,
  missed: (other: string) => `${other} azaghị n’oge.`,
  missedByYou: 'Ị zaghị n’oge.',
  end: (at: string) =>
    `Ọ bụrụ na ọ dịghị onye kpebiri tupu ${at}, ego niile ga-alọghachiri onye ahịa.`,

  statements: 'Ihe akụkụ abụọ kwuru',
  you: 'Gị',

  offers: 'Kewaa ego ahụ',
  noOffers: 'Ọ dịbeghị onye tụrụ aro ikewa ego ahụ.',
  offerOf: (who: string) => `Aro ${who}`,
  yourOffer: 'Aro gị',
  forTasker: (name: string) => `Nke ${name}`,
  forClient: (name: string) => `Na-alọghachiri ${name}`,
  forYou: 'Nke gị',
  backToYou: 'Na-alọghachiri gị',
  fee: (amount: string) => `${amount} n’ime ya bụ ego ọrụ Onise.`,
  accept: 'Nabata aro a',
  acceptNote: 'A ga-ekewa ego ahụ ozugbo, esemokwu ahụ agwụla. E nweghị ike ịgbanwe nke a ọzọ.',
  takeBack: 'Wepụ aro m',
  offer: 'Ziga aro a',
  offerAmount: (name: string) => `Ego ole ka ${name} ga-enweta?`,
  offerAmountYou: 'Ego ole ka ị ga-enweta?',
  offerRest: (amount: string) => `Akụkụ nke ọzọ, ${amount}, ga-alọghachiri onye ahịa.`,
  offerInvalid: (max: string) => `Tinye ego site na ₦0 ruo ${max}.`,
  offerNote: 'Ọ dịghị ego ga-aga ebe ọ bụla ruo mgbe onye nke ọzọ nabatara.',
  needsNetwork: 'Enweghị network. Aro na nkwekọrịta chọrọ ya.',

  ended: 'Esemokwu a agwụla.',
  outcomes: {
    settled: 'Unu abụọ kwekọrịtara otu a ga-esi kewaa ego ahụ.',
    split: 'Administrator ekewaala ego ahụ.',
    continue: 'Administrator ekpebiela na ọrụ ahụ ga-aga n’ihu. A ka na-ejide ego ahụ.',
    refunded: 'Ọ dịghị onye kpebiri n’ime ụbọchị 60, ya mere ego niile alọghachiirila onye ahịa.',
    cancelled: 'A kwụsịrị todo ahụ, ya na esemokwu ahụ.',
  },
  decision: 'Ihe kpatara mkpebi ahụ',
  notRead: 'Esemokwu ahụ anọbeghị na ekwentị a. Ọ ga-apụta mgbe network dị.',
}
