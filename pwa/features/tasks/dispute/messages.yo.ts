import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Aáwọ̀',
  unsentDispute: 'Aáwọ̀',
  unsentAnswer: 'Ìdáhùn sí aáwọ̀',

  whatHappens: 'Ohun tó máa ṣẹlẹ̀ nígbà tí ẹ bá ṣí aáwọ̀',
  steps: (amount: string, other: string) => [
    `${amount} máa wà ní dídì. A kò ní sanwó fún ẹnikẹ́ni, kò sì sí owó tó máa padà, títí aáwọ̀ náà yóò fi parí.`,
    `${other} ní wákàtí 48 láti dáhùn. Ẹ̀yin méjèèjì lè dábàá láti pín owó náà, kí ẹ sì gbà á.`,
    'Bí ẹ kò bá fẹnu kò, administrator Onise máa ka ọ̀rọ̀ ìhà méjèèjì, á sì ṣèpinnu láàárín ọjọ́ 5.',
    'Bí ẹnikẹ́ni kò bá ṣèpinnu láàárín ọjọ́ 60, gbogbo owó náà máa padà sọ́dọ̀ oníbàárà.',
  ],
  reason: 'Kí ni aáwọ̀ náà dá lé?',
  chooseReason: 'Yan ìdí kan',
  statement: 'Kí ló ṣẹlẹ̀?',
  statementHint:
    'Ẹ sọ ohun tí ẹ fẹnu kò sí, ohun tó ṣẹlẹ̀, àti ohun tí ẹ rò pé ó tọ́. Ìhà kejì náà máa kà á.',
  statementRequired: 'Ẹ kọ ohun tó ṣẹlẹ̀.',
  open: 'Ṣí aáwọ̀ náà',
  answerTitle: 'Ìdáhùn yín',
  answer: 'Fi ìdáhùn yín ránṣẹ́',

  waitingTitle: 'Aáwọ̀ yín wà ní ìpamọ́ lórí fóònù yìí, kò sì tíì lọ.',
  waitingOpen: (other: string, until: string | null) =>
    until === null
      ? `Ìgbà tó bá lọ nìkan ló máa kà. Títí di ìgbà náà, a ṣì lè sanwó fún ${other}, tàbí kí ${other} fagi lé iṣẹ́ náà.`
      : `Ìgbà tó bá lọ nìkan ló máa kà. Ó gbọ́dọ̀ dé kó tó di ${until}: ìgbà náà la máa fọwọ́ sí iṣẹ́ náà, a ó sì sanwó rẹ̀.`,
  waitingAnswerTitle: 'Ìdáhùn yín wà ní ìpamọ́ lórí fóònù yìí, kò sì tíì lọ.',
  waitingAnswer: (until: string) => `Ìgbà tó bá lọ nìkan ló máa kà. Ó gbọ́dọ̀ dé kó tó di ${until}.`,
  failedTitle: 'A kò gba èyí.',

  frozen: (amount: string) => `${amount} wà ní dídì títí aáwọ̀ náà yóò fi parí.`,
  answerNow: (until: string) =>
    `Ẹ dáhùn kó tó di ${until}. Lẹ́yìn náà administrator lè ṣèpinnu láìsí ìdáhùn yín.`,
  awaitAnswer: (other: string, until: string) =>
    `${other} ní títí di ${until} láti dáhùn. Lẹ́yìn náà administrator lè ṣèpinnu láìsí ìdáhùn.`,
  awaitDecision: (until: string) =>
    `Bí ẹ kò bá fẹnu kò, administrator máa ṣèpinnu kó tó di ${until}.`,
  missed: (other: string) => `${other} kò dáhùn lásìkò.`,
  missedByYou: 'Ẹ kò dáhùn lásìkò.',
  end: (at: string) =>
    `Bí ẹnikẹ́ni kò bá ṣèpinnu kó tó di ${at}, gbogbo owó náà máa padà sọ́dọ̀ oníbàárà.`,

  statements: 'Ohun tí ìhà méjèèjì sọ',
  you: 'Ẹ̀yin',

  offers: 'Pín owó náà',
  noOffers: 'Ẹnikẹ́ni kò tíì dábàá láti pín in.',
  offerOf: (who: string) => `Àbá ${who}`,
  yourOffer: 'Àbá yín',
  forTasker: (name: string) => `Ti ${name}`,
  forClient: (name: string) => `Ó padà sọ́dọ̀ ${name}`,
  forYou: 'Tiyín',
  backToYou: 'Ó padà sọ́dọ̀ yín',
  fee: (amount: string) => `${amount} nínú rẹ̀ ni owó iṣẹ́ Onise.`,
  accept: 'Gba àbá yìí',
  acceptNote: 'A máa pín owó náà lójú ẹsẹ̀, aáwọ̀ náà á sì parí. Ẹ kò lè yí èyí padà.',
  takeBack: 'Fa àbá mi sẹ́yìn',
  offer: 'Fi àbá yìí ránṣẹ́',
  offerAmount: (name: string) => `Èló ló yẹ kí ${name} gbà?`,
  offerAmountYou: 'Èló ló yẹ kí ẹ gbà?',
  offerRest: (amount: string) => `Apá kejì, ${amount}, máa padà sọ́dọ̀ oníbàárà.`,
  offerInvalid: (max: string) => `Ẹ kọ iye láti ₦0 dé ${max}.`,
  offerNote: 'Kò sí owó tó máa lọ títí ìhà kejì yóò fi gbà.',
  needsNetwork: 'Kò sí network. Àbá àti àdéhùn nílò rẹ̀.',

  ended: 'Aáwọ̀ yìí ti parí.',
  outcomes: {
    settled: 'Ẹ̀yin méjèèjì fẹnu kò lórí bí ẹ ṣe máa pín owó náà.',
    split: 'Administrator ti pín owó náà.',
    continue: 'Administrator ti pinnu pé kí iṣẹ́ náà máa lọ. A ṣì ń di owó náà mú.',
    refunded: 'Ẹnikẹ́ni kò ṣèpinnu láàárín ọjọ́ 60, nítorí náà gbogbo owó náà padà sọ́dọ̀ oníbàárà.',
    cancelled: 'A ti parí todo náà, pẹ̀lú aáwọ̀ náà.',
  },
  decision: 'Ìdí ìpinnu náà',
  notRead: 'Aáwọ̀ náà kò tíì sí lórí fóònù yìí. Ó máa hàn nígbà tí network bá wà.',
}
