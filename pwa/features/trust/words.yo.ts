import type { Words } from '#schema/domain/localize.ts'
import type { messages as trustTexts } from './messages.ts'

const trust: Words<typeof trustTexts> = {
  close: 'Kò tíì yá',
  loading: 'Ẹ dúró díẹ̀',
  needsNetwork: 'Ẹ nílò network fún èyí.',

  block: 'Dènà',
  blockTitle: (name: string) => `Ṣé kí ẹ dènà ${name}?`,
  blockText: [
    'Ẹ kò ní rí ara yín mọ́: kò sí todo, proposal, profile tàbí àtẹ̀jíṣẹ́ tuntun.',
    'Iṣẹ́ tí ẹ ti gbé fún ẹnì kan máa lọ, ìfọ̀rọ̀wérọ̀ rẹ̀ náà á sì máa lọ.',
    'A kò ní sọ fún ẹnikẹ́ni. Ẹ lè ṣí i sílẹ̀ nínú Ètò.',
  ],
  blocked: (name: string) => `Ẹ ti dènà ${name}. Ẹ kò ní rí ara yín mọ́.`,
  undo: 'Dá a padà',
  unblock: 'Ṣí sílẹ̀',
  blockedUsers: 'Àwọn tí ẹ dènà',
  nobodyBlocked: 'Ẹ kò tíì dènà ẹnikẹ́ni.',

  report: 'Fi ẹjọ́ sùn',
  reportTitle: {
    user: 'Fi ẹjọ́ ẹni yìí sùn',
    task: 'Fi ẹjọ́ todo yìí sùn',
    message: 'Fi ẹjọ́ àtẹ̀jíṣẹ́ yìí sùn',
    review: 'Fi ẹjọ́ àgbéyẹ̀wò yìí sùn',
    workPicture: 'Fi ẹjọ́ àwòrán yìí sùn',
    question: 'Fi ẹjọ́ ìbéèrè yìí sùn',
  },
  reportText:
    'A máa ń wo gbogbo ẹjọ́, a ó sì sọ ìpinnu wa fún yín. A kì í sọ fún ẹnikẹ́ni pé ẹ̀yin ni.',
  reason: 'Kí ni ìṣòro náà?',
  reasonMissing: 'Ẹ yan ìṣòro náà',
  reasons: {
    scam: 'Jìbìtì, tàbí béèrè owó níta Onise',
    contacts: 'Ó fi nọ́ńbà fóònù tàbí link hàn',
    abuse: 'Èébú tàbí ìhalẹ̀',
    fake: 'Ó ń fi ara rẹ̀ pe ẹlòmíràn, tàbí kì í ṣe òótọ́',
    unsafe: 'Iṣẹ́ tó léwu tàbí tí òfin kò gbà',
    spam: 'Ìpolówó, tàbí ohun kan náà léraléra',
    other: 'Nǹkan mìíràn',
  },
  words: 'Kí ló ṣẹlẹ̀? (kò pọn dandan)',
  send: 'Fi ẹjọ́ ránṣẹ́',
  sent: 'Ẹ ṣeun. A máa wò ó, a ó sì sọ ìpinnu wa fún yín.',
  saved:
    'Ó wà ní ìpamọ́ lórí fóònù. A máa fi ránṣẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
  unsent: 'Ẹjọ́',

  ownReports: 'Ẹjọ́ tí ẹ fi sùn',
  nothingReported: 'Ẹ kò tíì fi ẹjọ́ kankan sùn.',
  reported: {
    user: 'Èèyàn kan',
    task: 'Todo kan',
    message: 'Àtẹ̀jíṣẹ́ kan',
    review: 'Àgbéyẹ̀wò kan',
    workPicture: 'Àwòrán iṣẹ́ kan',
    question: 'Ìbéèrè kan',
  },
  reportedOn: 'Ẹ fi sùn ní',
  decidedOn: ', ìpinnu ní',
  outcomes: {
    open: 'A ń wò ó',
    upheld: 'A ti ṣe ohun tó yẹ',
    dismissed: 'A kò rí ẹ̀ṣẹ̀',
  },
}

export const words = {
  'features/trust': trust,
}
