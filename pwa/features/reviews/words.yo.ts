import type { Words } from '#schema/domain/localize.ts'
import type { messages as reviewsTexts } from './messages.ts'

const reviews: Words<typeof reviewsTexts> = {
  title: 'Kọ àgbéyẹ̀wò',
  rating: { client: 'Báwo ni iṣẹ́ náà ṣe rí?', tasker: 'Báwo ni oníbàárà náà ṣe rí?' },
  ratingRequired: 'Ẹ yan ìràwọ̀ 1 sí 5',
  comment: 'Àgbéyẹ̀wò',
  commentPlaceholder: 'Ẹ kọ àgbéyẹ̀wò òtítọ́',
  commentHint: 'Gbogbo èèyàn lè kà á. A máa fi nọ́ńbà fóònù, ímeèlì àti link pamọ́.',
  submit: 'Fi ránṣẹ́',
  change: 'Yí àgbéyẹ̀wò mi padà',
  loading: 'Ó ń ṣí',
  shows: (name: string, date: string) => `Ó máa hàn nígbà tí ${name} bá kọ tirẹ̀, tàbí ní ${date}.`,
  sealed: (name: string) => `${name} kò lè ka àgbéyẹ̀wò yín ṣáájú ìgbà náà, ẹ sì ṣì lè yí i padà.`,
  otherWrote: (name: string) => `${name} ti kọ àgbéyẹ̀wò yín`,
  otherWroteText: (date: string) =>
    `Ẹ lè kà á nígbà tí ẹ̀yin náà bá kọ tiyín, nígbà tí ẹ bá fò ó, tàbí ní ${date}.`,
  until: (date: string) => `Ẹ lè kọ àgbéyẹ̀wò títí di ${date}.`,
  skip: 'Fò ó',
  skipTitle: 'Ṣé kí ẹ fo àgbéyẹ̀wò yìí?',
  skipText: (name: string) =>
    `Ẹ kò ní lè kọ àgbéyẹ̀wò ${name} fún todo yìí mọ́. Gbogbo èèyàn máa rí ohun tí ${name} kọ nípa yín.`,
  skipConfirm: 'Fo àgbéyẹ̀wò náà',
  skipBack: 'Padà',
  skipNeedsNetwork: 'Kò sí network. Ẹ lè fò ó nígbà tó bá padà dé.',
  skipped: (name: string) => `${name} yàn láti má kọ àgbéyẹ̀wò todo yìí.`,
  removed: (name: string) => `Onise mú àgbéyẹ̀wò ${name} kúrò, nítorí ó rú òfin.`,
  notYours: 'Oníbàárà àti akọ́ṣẹ́mọṣẹ́ todo nìkan ló lè kọ àgbéyẹ̀wò rẹ̀.',
  yours: 'Àgbéyẹ̀wò yín',
  theirs: (name: string) => `Àgbéyẹ̀wò ${name}`,
  noComment: 'Kò sí ọ̀rọ̀, ìràwọ̀ nìkan ni.',
  sent: 'A ti fi àgbéyẹ̀wò yín pamọ́.',
  queuedTitle: 'Àgbéyẹ̀wò yín wà ní ìpamọ́ lórí fóònù yìí.',
  queuedText:
    'A máa fi ránṣẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i. Ó máa kà kìkì bí ó bá dé kí a tó ti àgbéyẹ̀wò todo yìí.',
  goingBack: 'A ń mú yín padà…',
  failedTitle: 'A kò gba àgbéyẹ̀wò yín',
  unsentReview: 'Àgbéyẹ̀wò yín fún todo kan',
  unsentReply: 'Èsì yín sí àgbéyẹ̀wò kan',

  reviews: 'Àgbéyẹ̀wò',
  about: { client: 'Gẹ́gẹ́ bí oníbàárà', tasker: 'Gẹ́gẹ́ bí akọ́ṣẹ́mọṣẹ́' },
  reply: 'Fèsì',
  replyLabel: 'Èsì yín',
  replyHint: 'Gbogbo èèyàn lè kà á. Ẹ̀ẹ̀kan péré lẹ lè fèsì, ẹ kò sì lè yí i padà.',
  replySend: 'Fi èsì ránṣẹ́',
  replyFrom: (name: string) => `Èsì ${name}`,
  replyFailed: 'A kò gba èsì yín',
}

export const words = {
  'features/reviews': reviews,
}
