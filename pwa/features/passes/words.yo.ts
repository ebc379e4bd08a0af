import type { Words } from '#schema/domain/localize.ts'
import type { checkMessages, messages as passTexts } from './messages.ts'

const check: Words<typeof checkMessages> = {
  title: 'Yẹ páàsì wò',
  note: 'Ẹ wo ẹni tó wà lẹ́nu ọ̀nà. Tí ẹ bá ti ṣí ojú ìwé yìí rí, ó ń ṣiṣẹ́ láìsí network.',
  scan: 'Fi kámẹ́rà ka kóòdù',
  stop: 'Dá kámẹ́rà dúró',
  hold: 'Ẹ gbé fóònù yìí sórí kóòdù náà.',
  noCamera: 'Kámẹ́rà kò ṣí. Ẹ fi áàpù kámẹ́rà fóònù yìí ka kóòdù náà, tàbí kí ẹ tẹ ọ̀rọ̀ mẹ́fà náà.',
  label: 'Ọ̀rọ̀ mẹ́fà, tàbí link',
  hint: 'Akọ́ṣẹ́mọṣẹ́ náà máa ń ka ọ̀rọ̀ náà síta.',
  needed: 'Ẹ tẹ ọ̀rọ̀ mẹ́fà náà, tàbí kí ẹ lẹ link náà mọ́ ọn',
  check: 'Yẹ̀ ẹ́ wò',
  checking: 'Ó ń yẹ̀ ẹ́ wò...',
  sixWords: 'Èyí kì í ṣe ọ̀rọ̀ mẹ́fà. Ẹ tẹ mẹ́fẹ̀ẹ̀fà, tàbí kí ẹ lẹ odindi link náà mọ́ ọn.',
  unknownWord: (word: string) => `“${word}” kì í ṣe ọ̀rọ̀ páàsì. Ẹ ní kí wọ́n tún un sọ.`,
  unknownWords: 'Kò sí páàsì tó ní ọ̀rọ̀ wọ̀nyí. Ẹ ní kí wọ́n tún un sọ.',
  wordsOffline: 'Onise ló ń wá ọ̀rọ̀ náà, èyí sì nílò network. Ẹ fi kámẹ́rà ka kóòdù dípò rẹ̀.',
  another: 'Yẹ páàsì mìíràn wò',
  states: {
    valid: 'Páàsì yìí ṣiṣẹ́.',
    notYet: 'Páàsì yìí kò tíì bẹ̀rẹ̀.',
    expired: 'Àkókò páàsì yìí ti parí.',
    revoked: 'Páàsì yìí ti dópin.',
    altered: 'Èyí kì í ṣe páàsì Onise.',
    unknownKey: 'A kò tíì lè yẹ páàsì yìí wò.',
    noKeys: 'Fóònù yìí kò tíì lè yẹ páàsì wò.',
  },
  texts: {
    valid: 'Onise ló fọwọ́ sí i. Ẹ fi àwòrán tàbí ọ̀rọ̀ mẹ́fà náà wé e.',
    notYet: 'Ọjọ́ mìíràn ló wà fún.',
    expired: 'Ọjọ́ rẹ̀ tó kẹ́yìn ti kọjá.',
    revoked:
      'Wọ́n ti fagi lé iṣẹ́ náà, wọ́n ti parí rẹ̀, wọ́n ti fún ẹlòmíràn, tàbí wọ́n ti yan ọjọ́ mìíràn.',
    altered: 'Ẹnì kan ti yí i padà, tàbí ẹlòmíràn ló ṣe é. Ẹ má gbà á gbọ́.',
    unknownKey: 'Ó ní ìfọwọ́sí tí fóònù yìí kò mọ̀. Ẹ so mọ́ íńtánẹ́ẹ̀tì kí ẹ tún yẹ̀ ẹ́ wò.',
    noKeys: 'Ẹ so mọ́ íńtánẹ́ẹ̀tì lẹ́ẹ̀kan. Lẹ́yìn náà ó ń ṣiṣẹ́ láìsí network.',
  },
  verified: 'Onise ti fìdí rẹ̀ múlẹ̀',
  notVerified: 'A kò tíì fìdí rẹ̀ múlẹ̀',
  work: 'Iṣẹ́',
  area: 'Agbègbè',
  valid: 'Ó ṣiṣẹ́',
  days: (from: string, until: string) => (from === until ? from : `${from} sí ${until}`),
  words: 'Ọ̀rọ̀ mẹ́fà',
  compare: 'Akọ́ṣẹ́mọṣẹ́ náà ń rí ọ̀rọ̀ kan náà, ó sì lè kà á síta.',
  pictureOffline: 'Àwòrán náà nílò network.',
  list: (ago: string) => `Àkójọ páàsì tó ti dópin: ${ago}.`,
  listOld: 'A kò lè sọ ọ́ di tuntun. Páàsì tó dópin lẹ́yìn náà yóò ṣì dà bí èyí tó ń ṣiṣẹ́ níbí.',
  listShort: 'Kò pé: láìsí network, páàsì kan tó ti dópin yóò ṣì dà bí èyí tó ń ṣiṣẹ́ níbí.',
}

const own: Words<typeof passTexts> = {
  title: 'Páàsì fún ẹnu ọ̀nà',
  text: 'Fún géètì tàbí ẹnu ọ̀nà: ó ń fi irú ẹni tí ẹ jẹ́ àti ohun tí ẹ wá ṣe hàn, kì í fi àdírẹ́sì gan-an hàn.',
  show: 'Fi páàsì mi hàn',
  none: 'Ọjọ́ tí ẹ fohùn sí ti kọjá, nítorí náà kò sí páàsì.',
  notRead: 'Páàsì yín yóò dé tí fóònù yìí bá ní network lẹ́ẹ̀kan.',
  code: 'Kóòdù páàsì yín',
  scan: 'Àwọn ẹlòmíràn yóò ka kóòdù yìí, tàbí kí wọ́n ṣí ojú ìwé Onise “Yẹ páàsì wò” kí wọ́n gbọ́ ọ̀rọ̀ mẹ́fà yín:',
  noPicture: 'Ẹ fi àwòrán sí profaili yín: àwọn ẹlòmíràn máa ń fi wé yín.',
}

export const words = { 'features/passes/check': check, 'features/passes': own }
