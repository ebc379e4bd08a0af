import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './next-step-messages.ts'

export const words: Words<typeof messages> = {
  chooseProposal: () =>
    'Ẹ yan proposal kan kí ẹ sì gbé todo náà fún un. Ẹ kò ní san nǹkan kan ṣáájú ìyẹn.',
  submit: ({ day, other }) =>
    `Ẹ fi iṣẹ́ náà ránṣẹ́${day && `, ó pẹ́ tán ní ${day}`}. A máa sanwó fún yín nígbà tí ${other} bá fọwọ́ sí i.`,
  submitLate: ({ day, cancelDay, other }) =>
    `Ọjọ́ tí ẹ fẹnu kò sí fún iṣẹ́ náà ni ${day}. Ẹ fi ránṣẹ́ báyìí: ${cancelDay ? `láti ${cancelDay}` : 'ní báyìí'} ${other} lè dá fagi lé e, kí owó náà sì padà sọ́dọ̀ rẹ̀.`,
  awaitWork: ({ day, other }) => `${other} gbọ́dọ̀ fi iṣẹ́ náà ránṣẹ́${day && `, ó pẹ́ tán ní ${day}`}.`,
  workLate: ({ day, cancelDay, other }) =>
    `${other} ti pẹ́: ọjọ́ tí ẹ fẹnu kò sí fún iṣẹ́ náà ni ${day}.${cancelDay && ` Láti ${cancelDay} ẹ lè dá fagi lé e kí ẹ sì gba owó yín padà.`}`,
  mayCancel: ({ day, other }) =>
    `${other} ti pẹ́: ọjọ́ tí ẹ fẹnu kò sí fún iṣẹ́ náà ni ${day}. Ẹ lè dá fagi lé e báyìí kí ẹ sì gba owó yín padà.`,
  approve: ({ time, other }) =>
    time
      ? `Ẹ fọwọ́ sí iṣẹ́ náà tàbí kí ẹ béèrè àtúnṣe kó tó di ${time}. Bí bẹ́ẹ̀ kọ́, Onise máa sanwó fún ${other} nígbà náà.`
      : `Ẹ wo iṣẹ́ náà, kí ẹ sì fọwọ́ sí i láti sanwó fún ${other}.`,
  awaitApproval: ({ time, other }) =>
    time
      ? `A máa sanwó fún yín ní ${time} àfi bí ${other} bá béèrè àtúnṣe.`
      : `A máa sanwó fún yín nígbà tí ${other} bá fọwọ́ sí iṣẹ́ yín.`,
  paymentDue: ({ side, time, other }) =>
    `Àkókò láti dáhùn parí ní ${time}. Onise máa sanwó fún ${side === 'client' ? other : 'yín'} nígbà àyẹ̀wò rẹ̀ tó kàn.`,
  makeChanges: ({ other }) => `${other} béèrè àtúnṣe. Ẹ ṣe é, kí ẹ sì tún iṣẹ́ náà fi ránṣẹ́.`,
  awaitChanges: ({ other }) => `Ẹ béèrè àtúnṣe. ${other} máa ṣe é, á sì tún iṣẹ́ náà fi ránṣẹ́.`,
  answerOffer: ({ time, other }) =>
    `Ẹ dáhùn àbá ${other} láti parí iṣẹ́ náà kó tó di ${time}. Bí kò bá sí ìdáhùn, a máa kà á sí pé ẹ gbà.`,
  awaitOfferAnswer: ({ time, other }) =>
    `${other} gbọ́dọ̀ dáhùn àbá yín láti parí iṣẹ́ náà kó tó di ${time}. Bí kò bá sí ìdáhùn, a máa kà á sí pé ó gbà.`,
  offerAccepted: ({ time }) =>
    `Àkókò láti dáhùn àbá náà parí ní ${time}, nítorí náà a kà á sí pé wọ́n ti gbà á.`,
  disputed: () => 'A ń di owó náà mú títí a ó fi yanjú aáwọ̀ náà.',
  answerDispute: ({ time }) =>
    `Ẹ dáhùn aáwọ̀ náà kó tó di ${time}. Lẹ́yìn náà Onise máa ṣèpinnu, bóyá ẹ dáhùn tàbí ẹ kò dáhùn.`,
  awaitDisputeAnswer: ({ time, other }) =>
    `${other} gbọ́dọ̀ dáhùn aáwọ̀ náà kó tó di ${time}. Onise máa ṣèpinnu lẹ́yìn náà.`,
  answerSplit: ({ time, other }) =>
    `${other} dábàá láti pín owó náà. Ẹ gbà á tàbí kí ẹ dábàá òmíràn. Bí bẹ́ẹ̀ kọ́, Onise máa ṣèpinnu kó tó di ${time}.`,
  awaitDecision: ({ time, other }) =>
    `Onise máa ṣèpinnu lórí aáwọ̀ náà kó tó di ${time}, àfi bí ẹ̀yin àti ${other} bá fẹnu kò ṣáájú.`,
  decisionLate: ({ side, time, other }) =>
    `Ìpinnu náà ti pẹ́. Bí kò bá sí ìpinnu kó tó di ${time}, owó náà máa padà sọ́dọ̀ ${side === 'client' ? 'yín' : other}.`,
  review: ({ time, other }) =>
    `Ẹ kọ àgbéyẹ̀wò ${other} kó tó di ${time}. Àgbéyẹ̀wò yín máa hàn nígbà tí ${other} bá kọ tiyín, tàbí ní ọjọ́ náà.`,
  sealed: ({ time, other }) =>
    `Àgbéyẹ̀wò yín máa hàn nígbà tí ${other} bá kọ tiyín, tàbí ní ${time}.`,
  expired: ({ side }) =>
    side === 'client'
      ? 'Kò sí ohun tó ṣẹlẹ̀ lórí todo yìí fún ọjọ́ 30, nítorí náà a ti tì í. Ẹ lè tún un gbé síta bó ṣe wà.'
      : 'Kò sí ohun tó ṣẹlẹ̀ lórí todo yìí fún ọjọ́ 30, nítorí náà a ti tì í.',
  cancelled: () => 'A ti fagi lé todo yìí. Ibi tí owó náà lọ wà nísàlẹ̀.',
  deleted: ({ time, was }) => `Ẹ pa todo yìí rẹ́ (${was}). Ẹ lè dá a padà títí di ${time}.`,
  deletedForGood: ({ side, other }) =>
    side === 'client' ? 'Ẹ pa todo yìí rẹ́. A kò lè dá a padà mọ́.' : `${other} pa todo yìí rẹ́.`,
  removed: () => 'Onise mú todo yìí kúrò. Ìdí rẹ̀ wà nísàlẹ̀.',
  over: () => '',
}
