import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Parí iṣẹ́ náà',
  whatHappens: 'Ohun tó máa ṣẹlẹ̀',
  needsNetwork: 'Kò sí network. Owó ló ń lọ níbí, nítorí náà kò lè dúró lórí fóònù yìí.',
  offlineNote: 'Ẹ lè ka èyí láìsí network. Láti parí iṣẹ́ náà, ẹ nílò rẹ̀.',
  back: 'Padà sí todo náà',
  notYours: 'Oníbàárà àti akọ́ṣẹ́mọṣẹ́ todo yìí nìkan ló lè parí iṣẹ́ rẹ̀.',

  forYou: 'Tiyín',
  backToYou: 'Ó padà sọ́dọ̀ yín',
  forOther: (name: string) => `Ti ${name}`,
  backToOther: (name: string) => `Ó padà sọ́dọ̀ ${name}`,

  fee: (amount: string) => `${amount} nínú rẹ̀ ni owó iṣẹ́ Onise.`,

  reason: 'Kí ló dé?',
  reasonHint: (other: string) => `${other} náà máa kà á.`,
  reasonRequired: 'Ẹ kọ ìdí tí ẹ fi fẹ́ parí iṣẹ́ náà.',
  reopen: 'Kí ló yẹ kó ṣẹlẹ̀ sí todo náà?',
  reopenChoices: {
    close: { label: 'Tì í', note: 'Ó máa wà nínú àkójọ yín gẹ́gẹ́ bí èyí tí a fagi lé.' },
    reopen: {
      label: 'Tún un ṣí',
      note: 'Pẹ̀lú owó tí ẹ yà sọ́tọ̀ tẹ́lẹ̀. Àwọn proposal tí kò ju ọjọ́ 14 lọ máa padà.',
    },
  },

  decline: 'Kọ todo yìí',
  declineSteps: (amount: string, client: string, until: string) => [
    `${amount} máa padà sọ́dọ̀ ${client} lójú ẹsẹ̀. A kò ní sanwó fún yín.`,
    `A kò ní kà á sí yín lọ́rùn, nítorí ẹ kọ̀ ọ́ kó tó di ${until}.`,
    'Todo náà máa tún ṣí fún àwọn akọ́ṣẹ́mọṣẹ́ mìíràn, a ó sì fa proposal yín sẹ́yìn.',
  ],
  leave: 'Fagi lé iṣẹ́ náà',
  leaveSteps: (amount: string, client: string) => [
    `${amount} máa padà sọ́dọ̀ ${client} lójú ẹsẹ̀. A kò ní sanwó fún yín.`,
    'A máa kà á gẹ́gẹ́ bí iṣẹ́ tí a fagi lé nínú ìwọ̀n iṣẹ́ tí ẹ parí.',
    'Todo náà máa tún ṣí fún àwọn akọ́ṣẹ́mọṣẹ́ mìíràn, a ó sì fa proposal yín sẹ́yìn.',
  ],

  cancelAlone: (amount: string) => `Fagi lé e kí ẹ sì gba ${amount} padà`,
  aloneTitle: 'Ẹ lè dá fagi lé e',
  aloneSteps: (amount: string, tasker: string, why: string) => [
    why,
    `${amount} máa padà sínú wallet yín lójú ẹsẹ̀. A kò ní sanwó fún ${tasker}.`,
    'Ẹ kò lè yí èyí padà.',
  ],
  aloneInGrace: (until: string) =>
    `Kò tíì tó ìṣẹ́jú 30 tí ẹ gbé todo yìí fún un. Títí di ${until} ẹ lè fagi lé e láìbéèrè.`,
  aloneWhenLate: (day: string) =>
    `Ọjọ́ tí ẹ fẹnu kò sí fún iṣẹ́ náà ni ${day}, kò sì sí ohun tó wá. Ó ti pẹ́ tó fún yín láti fagi lé e láìbéèrè.`,

  offerTitle: 'Dábàá apá kan owó náà',
  offerSteps: (amount: string, tasker: string, until: string) => [
    `Ẹ kò lè dá fagi lé e mọ́. Ẹ dábàá apá kan ${amount} tí a di mú fún ${tasker}, láti ₦0 dé gbogbo rẹ̀. Ìyókù máa padà sínú wallet yín.`,
    `${tasker} máa gbà á tàbí kó ṣí aáwọ̀. Tí ẹ bá fi àbá náà ránṣẹ́ báyìí, bí kò bá sí ìdáhùn kó tó di ${until}, a kà á sí pé ó gbà.`,
    'Títí di ìgbà náà, kò sí owó tó máa lọ, iṣẹ́ á máa lọ, ẹ sì lè fa àbá náà sẹ́yìn. Bí iṣẹ́ bá wá, àbá náà dópin.',
  ],
  offerLater: (at: string) =>
    `Bí kò bá sí ohun tó wá, ẹ lè dá fagi lé e kí ẹ sì gba gbogbo owó padà láti ${at}.`,
  offerAmount: (tasker: string) => `Èló ló yẹ kí ${tasker} gbà?`,
  offerRange: (max: string) => `Láti ₦0 dé ${max}, ní odidi náírà.`,
  offerSend: 'Fi àbá yìí ránṣẹ́',

  offerOf: (client: string) => `${client} dábàá láti parí iṣẹ́ náà`,
  yourOffer: 'Àbá yín láti parí iṣẹ́ náà',
  offerReason: (note: string) => `Ìdí: ${note}`,
  offerReopens: 'Lẹ́yìn náà todo náà máa tún ṣí fún proposal.',
  offerCloses: 'Lẹ́yìn náà a máa ti todo náà.',
  answerBy: (until: string) =>
    `Ẹ dáhùn kó tó di ${until}. Bí kò bá sí ìdáhùn nígbà náà, a kà á sí pé ẹ gbà.`,
  answerAwaited: (tasker: string, until: string) =>
    `${tasker} ní títí di ${until} láti dáhùn. Bí kò bá sí ìdáhùn nígbà náà, a kà á sí pé ó gbà.`,
  silent: (at: string) =>
    `Àkókò láti dáhùn parí ní ${at}, nítorí náà a kà á sí pé wọ́n gba àbá náà. Onise máa gbé owó náà nígbà àyẹ̀wò rẹ̀ tó kàn.`,
  accept: (amount: string) => `Gba ${amount}`,
  acceptNote:
    'Tí ẹ bá gbà, a máa pín owó náà báyìí lójú ẹsẹ̀, iṣẹ́ náà á sì parí. Ẹ kò lè yí èyí padà.',
  disputeNote:
    'Tí ẹ kò bá gbà, ẹ ṣí aáwọ̀. Nígbà náà gbogbo owó náà máa wà ní dídì títí a ó fi ṣèpinnu.',
  submitNote: 'Tí ẹ bá kọ́kọ́ fi iṣẹ́ náà ránṣẹ́, àbá náà dópin.',
  dispute: 'Ṣí aáwọ̀',
  withdraw: 'Fa àbá náà sẹ́yìn',
  withdrawNote: 'Tí ẹ bá fà á sẹ́yìn, kò sí owó tó máa lọ, iṣẹ́ á sì máa lọ.',
}
