import type { AmountBounds } from '#schema/domain/amount-bounds.ts'
import { UNVERIFIED_BALANCE_MAX } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ẹ fi owó sí wallet yín',
  quickAmounts: 'Yíyàn kíákíá',
  safe: 'Paystack ló ń gba owó náà: pẹ̀lú káàdì, ìfiránṣẹ́ báńkì tàbí USSD. Onise kì í rí káàdì yín.',
  amount: 'Iye owó',
  amountHint: ({ min, max }: AmountBounds) =>
    `Láti ${formatNaira(min)} sí ${formatNaira(max)} lẹ́ẹ̀kan`,
  amountInvalid: 'Ẹ kọ iye owó ní náírà',
  tooSmall: ({ min }: AmountBounds) => `Ẹ kọ ${formatNaira(min)} tàbí jù bẹ́ẹ̀ lọ`,
  tooLarge: ({ max }: AmountBounds) => `Ẹ kọ ${formatNaira(max)} tàbí kó dín`,
  overLimit: (room) =>
    `Kí a tó jẹ́rìí sí yín, wallet yín lè gba ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (room > 0
      ? `Ẹ lè fi ${formatNaira(room)} kún un báyìí.`
      : 'Ẹ kọ́kọ́ yọ díẹ̀ tàbí ná díẹ̀, tàbí kí a jẹ́rìí sí yín.'),
  phone: 'Nọ́ńbà fóònù',
  send: 'Fi owó sí i',
  sending: 'Ó ń fi owó sí i',
  needsNetwork: 'Kò sí network. Ẹ nílò rẹ̀ láti sanwó. Ohun tí ẹ kọ ṣì wà níbí.',
  offlineTitle: 'Ẹ nílò network láti sanwó',
  offlineText: 'Ohun tí ẹ kọ ṣì wà níbí. A kì í yọ owó nígbà tí kò bá sí network.',
  tryAgain: 'Gbìyànjú lẹ́ẹ̀kan sí i',
  checkout: 'Sanwó',
  cannotOpen: 'Ojú ìwé owó sísan kò lè ṣí. A kò yọ nǹkan kan. Ẹ gbìyànjú lẹ́ẹ̀kan sí i.',
  cannotPay:
    'Ìṣòro kan ṣẹlẹ̀ níbi owó sísan. Ẹ jọ̀ọ́, ẹ gbìyànjú lẹ́ẹ̀kan sí i tàbí kí ẹ san án lọ́nà mìíràn.',
  adding: 'A ń fi sínú wallet yín…',
  addedTitle: (amount: string) => `${amount} ti wọ wallet yín`,
  addedText: 'Ẹ lè lò ó fún todo báyìí.',
  toWallet: 'Wo wallet yín',
  cannotStore:
    'Fóònù yìí kò lè fi owó sísan náà pamọ́, nítorí náà a kò ṣí ojú ìwé owó sísan, a kò sì yọ nǹkan kan. Ẹ wá àyè díẹ̀, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
  open: {
    heading: 'Owó sísan tí kò tíì wọ wallet yín',
    confirmed: 'A ń jẹ́rìí sí i',
    confirmedText: 'A ń bá a lọ láti wò ó, kódà lẹ́yìn tí ẹ bá pa app náà dé.',
    unpaid: 'Ẹ kò tíì san án',
    transfer: 'A ń dúró de owó láti báńkì yín',
    transferText:
      'Ìṣẹ́jú díẹ̀ ló ń gba báńkì, nígbà mìíràn wákàtí díẹ̀. A máa fi owó náà sínú wallet yín nígbà tó bá dé.',
    paid: (amount: string) => `Ẹ ti san ${amount}, a ń fi sí i…`,
    failed: 'Kò yọrí sí rere',
    failedText:
      'Owó sísan náà kò yọrí sí rere. Bí báńkì yín bá yọ owó náà tó sì dé ọ̀dọ̀ wa lẹ́yìn náà, a máa fi sínú wallet yín.',
    abandoned: 'Kò tíì parí',
    mismatch: 'A ń yẹ̀ ẹ́ wò',
    mismatchText: (paid: string) =>
      `Ẹ san ${paid}, ṣùgbọ́n kì í ṣe bí a ṣe béèrè. A ti kọ ọ́ sílẹ̀, èèyàn sì máa yẹ̀ ẹ́ wò.`,
    continue: 'Máa san lọ',
    check: 'Wò ó báyìí',
    checking: 'A ń wò ó…',
    hide: 'Mi ò ní san èyí',
    stillOpen: 'Owó náà kò tíì dé. A ń bá a lọ láti wò ó.',
    offline: 'Kò sí network. A máa tún wò ó nígbà tó bá padà dé.',
  },
}
