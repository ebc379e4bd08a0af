import type { Words } from '#schema/domain/localize.ts'
import { words as rejections } from '#schema/domain/messages/yo/rejections.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { messages } from './messages.ts'

const CHANGE_LABELS: Record<string, string> = {
  price: 'Iye owó',
  location: 'Ibi iṣẹ́',
  projectType: 'Irú iṣẹ́',
  skills: 'Ìmọ̀ iṣẹ́',
  duration: 'Iye ìgbà',
  title: 'Àkọlé',
}

const CHANGED_FIELDS: Record<string, string> = {
  price: 'iye owó',
  location: 'ibi iṣẹ́',
  projectType: 'irú iṣẹ́',
  skills: 'ìmọ̀ iṣẹ́',
  duration: 'iye ìgbà',
}

export const words: Words<typeof messages> = {
  formTitle: 'Fi proposal ránṣẹ́',
  editTitle: 'Ṣàtúnṣe proposal yín',
  price: 'Iye owó yín',
  priceHint:
    'Bí oníbàárà bá yàn yín, a máa di owó yìí mú fún yín. A máa sanwó fún yín nígbà tí oníbàárà bá fọwọ́ sí iṣẹ́ náà.',
  priceOutOfRange: (min: Kobo, max: Kobo) =>
    `Iye owó gbọ́dọ̀ wà láàárín ${formatNaira(min)} àti ${formatNaira(max)}`,
  lowPrice: 'Èyí kéré púpọ̀ sí iye tí oníbàárà fẹ́ san. Ṣé ó tọ́?',
  text: 'Proposal yín',
  textHint: 'Bí ẹ ṣe máa ṣe iṣẹ́ náà, àti ìdí tó fi yẹ kí oníbàárà yàn yín.',
  date: 'Ìgbà wo lẹ lè parí?',
  dateInvalid: 'Ẹ yan ọjọ́ tó wà, òní tàbí ọjọ́ iwájú',
  neededAsap: 'Oníbàárà nílò rẹ̀ kíákíá.',
  neededBy: (day: string) => `Oníbàárà nílò rẹ̀ kó tó parí ${day}.`,
  neededBefore: (day: string) => `Oníbàárà nílò rẹ̀ kó tó parí ${day}. Ọjọ́ tí ẹ yàn kọjá rẹ̀.`,
  dateInvalidByPhone: (today: string) =>
    `Ẹ yan ọjọ́ gidi, òní tàbí lẹ́yìn náà. Fóònù yìí sọ pé òní ni ${today}. Bí kò bá rí bẹ́ẹ̀, ẹ tún ọjọ́ fóònù ṣe.`,
  send: 'Fi proposal ránṣẹ́',
  save: 'Fi àtúnṣe pamọ́',
  offlineHint:
    'Kò sí network? Ẹ ṣì fi ránṣẹ́: ó máa wà ní ìpamọ́ lórí fóònù yín, a ó sì fi ránṣẹ́ nígbà tí ẹ bá ṣí Onise pẹ̀lú network.',

  savedTitle: 'Ó wà ní ìpamọ́ lórí fóònù',
  savedNote:
    'A máa fi ránṣẹ́ nígbà tí ẹ bá ṣí Onise pẹ̀lú network. Tí ẹ bá pa Onise dé, kò sí ohun tó máa sọnù.',
  sentNote: 'Oníbàárà lè kà á báyìí.',
  goingBack: 'A ń mú yín padà…',
  alreadySent: 'Ó ṣẹ̀ṣẹ̀ lọ tán ni, nítorí náà ẹ kò lè yí i padà níbí mọ́.',

  mine: 'Proposal yín',
  edit: 'Ṣàtúnṣe',
  discard: 'Dà á nù',
  discardProposal: {
    title: 'Ṣé kí a da proposal yìí nù?',
    text: 'Kò tíì lọ sọ́dọ̀ oníbàárà. Ohun tí ẹ kọ máa kúrò lórí fóònù yìí.',
    triedText:
      'Ó ṣeé ṣe kó ti lọ. Onise máa kọ́kọ́ wò ó. Bó bá ti dé ọ̀dọ̀ oníbàárà, a máa fà á sẹ́yìn. Ohun tí ẹ kọ máa kúrò lórí fóònù yìí.',
    done: 'A ti da proposal nù',
  },
  discardChanges: {
    title: 'Ṣé kí a da àwọn àtúnṣe yìí nù?',
    text: 'Wọn kò tíì lọ sọ́dọ̀ oníbàárà. Ohun tí ẹ yí padà máa kúrò lórí fóònù yìí, proposal yín á sì wà bó ṣe wà tẹ́lẹ̀.',
    triedText:
      'Ó ṣeé ṣe kí wọ́n ti lọ. Onise máa kọ́kọ́ wò ó. Bí wọ́n bá ti dé ọ̀dọ̀ oníbàárà, proposal yín máa wà pẹ̀lú àtúnṣe náà, Onise á sì sọ fún yín.',
    done: 'A ti da àtúnṣe nù',
  },
  discardCancelling: 'A ti dà á nù níbí. Onise ń wò ó bóyá ó ti lọ tẹ́lẹ̀.',
  keep: 'Fi í sílẹ̀',
  failed: 'A kò gbà á',
  finishBy: (day: string) => `Ọjọ́ ìparí: ${day}`,
  sentAt: 'Ó lọ',
  writtenAt: 'A kọ ọ́',
  pending: 'Proposal yín wà lọ́dọ̀ oníbàárà, kò sì tíì ṣèpinnu. A ó sọ fún yín nígbà tó bá ṣe é.',
  accepted: 'Wọ́n yàn yín fún todo yìí.',
  rejected: rejections,
  rejectedPlain: 'Wọn kò yan proposal yìí.',
  taskChanged: 'Oníbàárà yí todo yìí padà kí proposal yín tó lọ',
  taskChange: (field: string, before: string, after: string) =>
    field === 'description'
      ? 'Àlàyé rẹ̀ ti yàtọ̀.'
      : `${CHANGE_LABELS[field] ?? field}: ${before} → ${after}`,
  taskChangedHint:
    'Oníbàárà kò tíì gba proposal yín. Bó bá ṣì bá a mu, tàbí lẹ́yìn tí ẹ bá yí i padà, ẹ tún un fi ránṣẹ́.',
  months: (count: number) => `oṣù ${count}`,
  changed: (fields: readonly string[]) =>
    `Oníbàárà ti yí ${fields.map((field) => CHANGED_FIELDS[field] ?? field).join(' àti ')} todo yìí padà lẹ́yìn tí ẹ béèrè fún un. Proposal yín ṣì wúlò.`,

  applied: 'Todo tí ẹ béèrè fún',
  noneText: 'Ẹ wá todo tó bá yín mu, kí ẹ sì fi iye owó yín ránṣẹ́ sí oníbàárà.',
  unsentProposal: (title: string) => `Proposal fún “${title}”`,
  unsentEdit: 'Àtúnṣe sí proposal kan',
  unsentWithdrawal: 'Fífa proposal kan sẹ́yìn',
  aTodo: 'todo kan',
  withdraw: 'Fà á sẹ́yìn',
  withdrawTitle: 'Ṣé kí a fa proposal yìí sẹ́yìn?',
  withdrawText: 'Oníbàárà kò ní rí i mọ́. Ẹ̀ẹ̀mẹta péré lẹ lè béèrè fún todo yìí.',
  withdrawn: 'A ti fa proposal sẹ́yìn',
  withdrawalSaved:
    'Ó wà ní ìpamọ́ lórí fóònù. A máa fà á sẹ́yìn nígbà tí ẹ bá ṣí Onise pẹ̀lú network.',
  undoWithdrawal: 'Dá a padà',
  withdrawalQueued:
    'A máa fà á sẹ́yìn nígbà tí ẹ bá ṣí Onise pẹ̀lú network. Títí di ìgbà náà, oníbàárà ṣì lè rí i.',
  withdrawalUndone: 'Proposal yín wà bó ṣe wà.',
  changeQueued:
    'Oníbàárà máa rí àwọn àtúnṣe yìí nígbà tí ẹ bá ṣí Onise pẹ̀lú network. Títí di ìgbà náà, ẹ̀dà àtijọ́ ni oníbàárà máa rí.',
  editedTitle: 'Proposal yín ti yí padà.',
  editedNote: 'Oníbàárà lè rí àwọn àtúnṣe náà báyìí.',
  notLive: 'Ẹ kò lè yí proposal yìí padà mọ́.',
  unknown: 'Proposal yìí kò sí lórí fóònù yìí.',
}
