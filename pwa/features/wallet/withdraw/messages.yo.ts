import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ẹ kọ àlàyé báńkì yín',
  loading: 'Àwọn báńkì yín ń ṣí',
  bank: 'Báńkì',
  selectBank: 'Yan báńkì',
  search: 'Wá nínú àkójọ',
  searchHint: 'Pẹ̀lú orúkọ tàbí kóòdù, fún àpẹẹrẹ GTB tàbí 058',
  matches: (count: number) => `A rí báńkì ${count}`,
  noMatch: 'Kò sí báńkì tó ń jẹ́ bẹ́ẹ̀. Ẹ pa ohun tí ẹ wá rẹ́ láti rí gbogbo wọn.',
  banksAsOf: (when: string) => `A gba àkójọ báńkì yìí ${when}.`,
  noBanks: 'Àkójọ àwọn báńkì kò lè ṣí.',
  account: 'Nọ́ńbà àkáǹtì',
  accountHint: 'Díjíìtì 10',
  unusualNumber:
    'Nọ́ńbà yìí ṣàjèjì fún báńkì yìí. Ẹ yẹ̀ ẹ́ wò, kí ẹ sì yẹ orúkọ tó wà nísàlẹ̀ wò kí ẹ tó yọ owó.',
  lookingUp: 'A ń béèrè orúkọ àkáǹtì lọ́wọ́ báńkì…',
  nameUnavailable: 'Báńkì náà kò sọ orúkọ àkáǹtì náà. Ẹ tún nọ́ńbà náà yẹ̀ wò.',
  amount: 'Iye owó',
  hint: `Ẹ lè yọ ${formatNaira(WITHDRAW_MIN)} tàbí jù bẹ́ẹ̀ lọ`,
  amountInvalid: 'Ẹ kọ iye owó ní náírà',
  tooSmall: `Ẹ kọ ${formatNaira(WITHDRAW_MIN)} tàbí jù bẹ́ẹ̀ lọ`,
  tooLarge: (balance: string) => `${balance} ló wà nínú wallet yín`,
  notCleared: (amount: string) => `${amount} lẹ lè yọ báyìí`,
  rest: (rest: string) => `${rest} máa ṣẹ́kù nínú wallet yín.`,
  charge: (arrives: string, charge: string) => `${arrives} máa dé, báńkì máa gba ${charge}.`,
  all: (amount: string) => `Yọ gbogbo rẹ̀, ${amount}`,
  most: (amount: string) => `Yọ ${amount}, èyí tó pọ̀ jù báyìí`,
  nothingYet: 'Ẹ kò tíì lè yọ nǹkan kan. Àkíyèsí tó wà lókè sọ ìgbà tí ẹ lè yọ ọ́.',
  stepsFirst: 'Ẹ kọ́kọ́ ṣe ohun tí àkíyèsí òkè sọ. Ohun tí ẹ kọ síbí kò ní sọnù.',
  pin: 'PIN',
  send: 'Yọ owó',
  sending: 'Ó ń yọ owó...',
  balance: 'Nínú wallet yín',
  forgot: 'Ṣé ẹ gbàgbé PIN yín?',
  needsNetwork: 'Kò sí network. Ẹ nílò rẹ̀ láti yọ owó. Ohun tí ẹ kọ ṣì wà níbí.',
  confirmTitle: (amount: string, account: string) => `A fẹ́ fi ${amount} ránṣẹ́ sí ${account}`,
  confirmText: 'Báńkì sọ orúkọ yìí lẹ́yìn tí ẹ tẹ Yọ owó. Ẹ tẹ Dá a dúró tí kò bá tọ́.',
  stop: 'Dá a dúró',
  stopped: 'A ti dá a dúró. A kò fi nǹkan kan ránṣẹ́.',
  sentTitle: (arrives: string, account: string) => `${arrives} ti ń lọ sí ${account}`,
  reviewTitle: (arrives: string, account: string) => `A ń yẹ ${arrives} tó ń lọ sí ${account} wò`,
  otherName: 'Orúkọ àkáǹtì náà kì í ṣe orúkọ yín. Èèyàn máa yẹ owó yìí wò kí a tó fi ránṣẹ́.',
  otherNameAtOnce:
    'Orúkọ àkáǹtì náà kì í ṣe orúkọ yín. A máa fi owó náà ránṣẹ́ lẹ́sẹ̀kẹsẹ̀ láìsí àyẹ̀wò, a kò sì lè gbà á padà.',
  rightAccount: (account: string) => `Àkáǹtì tó tọ́ nìyí: ${account}`,
  tickFirst:
    'A kò tíì fi nǹkan kan ránṣẹ́. Ẹ ka orúkọ àkáǹtì náà, ẹ fàmì sí i pé òun ló tọ́, kí ẹ tún tẹ bọ́tìnì náà.',
  noName:
    'A kò fi nǹkan kan ránṣẹ́: báńkì náà kò sọ orúkọ àkáǹtì náà. Owó yín wà nínú wallet yín. Ẹ tún gbìyànjú lẹ́yìn ìṣẹ́jú díẹ̀.',
  sentText: 'Ìṣẹ́jú díẹ̀ ló sábà máa ń gba báńkì. Ẹ lè máa wò ó nínú wallet yín.',
  receipt: 'Wo rìsíìtì',
  another: 'Tún yọ owó',
  unknown:
    'Kò sí ìdáhùn, nítorí náà a kò tíì mọ̀ bóyá owó náà ti lọ. Ẹ wo wallet yín kí ẹ tó tún gbìyànjú. Tí ẹ bá tún tẹ Yọ owó láìyí nǹkan kan padà, ẹ̀ẹ̀kan péré la máa fi ránṣẹ́.',
}
