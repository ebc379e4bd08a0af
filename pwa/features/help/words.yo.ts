import { NEW_WALLET_PER_DAY } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages as helpTexts } from './messages.ts'

const FIRST_DAY = formatNaira(NEW_WALLET_PER_DAY)

const help: Words<typeof helpTexts> = {
  title: 'Ìrànlọ́wọ́',
  note: 'Ìdáhùn kúkúrú nípa owó yín, àti àwọn ènìyàn tó ń dáhùn.',
  money: 'Ìbéèrè nípa owó',
  questions: [
    {
      question: 'Níbo ni owó wà nígbà tí iṣẹ́ ń lọ?',
      answer:
        'Onise ló di í mú. Nígbà tí oníbàárà bá yan akọ́ṣẹ́mọṣẹ́, iye náà á kúrò nínú wallet oníbàárà, a ó sì yà á sọ́tọ̀ fún todo yìí nìkan. Ẹnikẹ́ni kò lè ná an.',
    },
    {
      question: 'Nígbà wo ni a ń san owó fún akọ́ṣẹ́mọṣẹ́?',
      answer:
        'Nígbà tí oníbàárà bá fọwọ́ sí iṣẹ́ náà. Bí oníbàárà kò bá dáhùn láàárín ọjọ́ 5 lẹ́yìn tí a fi iṣẹ́ ránṣẹ́, a ó fọwọ́ sí i fúnra rẹ̀.',
    },
    {
      question: 'Bí iṣẹ́ kò bá dára, tàbí ẹnikẹ́ni kò wá ńkọ́?',
      answer:
        'Ẹ má fọwọ́ sí i. Ẹ béèrè àtúnṣe, tàbí ẹ fagi lé e bí iṣẹ́ bá pẹ́. Bí ẹ kò bá gbà, ẹ ṣí aáwọ̀: owó náà á wà ní ìdímú títí ènìyàn ní Onise yóò fi pinnu, gbogbo rẹ̀ tàbí apá kan lè padà.',
    },
    {
      question: 'Báwo ni mo ṣe ń fi owó sí wallet?',
      answer:
        'Ẹ ṣí Wallet, lẹ́yìn náà Fi owó sí. Ẹ san pẹ̀lú káàdì, báńkì tàbí USSD nípasẹ̀ Paystack. Onise kì í rí káàdì yín. Owó láti báńkì lè gba ìṣẹ́jú díẹ̀.',
    },
    {
      question: 'Báwo ni mo ṣe ń yọ owó?',
      answer: `Ẹ jẹ́rìí sí ímeèlì yín kí ẹ sì ṣẹ̀dá PIN, lẹ́yìn náà ẹ ṣí Wallet, lẹ́yìn náà Yọ owó. Ní wákàtí 24 àkọ́kọ́ lẹ́yìn PIN tuntun ẹ lè yọ ${FIRST_DAY}, lẹ́yìn náà gbogbo rẹ̀. Ó ń lọ sí àkáǹtì báńkì tí ẹ yàn.`,
    },
    {
      question: 'Èló ni?',
      answer:
        'Ọ̀fẹ́ ni láti gbé todo síta àti láti fi proposal ránṣẹ́. Ohun tí akọ́ṣẹ́mọṣẹ́ máa gbà gan-an ń hàn kí proposal tó lọ, ohun tó máa dé báńkì yín sì ń hàn kí ẹ tó yọ ọ́.',
    },
  ],
  verified: 'Báwo ni ẹ ṣe máa yẹ̀ mí wò?',
  verifiedText:
    'Ènìyàn kan ní Onise ń wo ẹni tí ẹ jẹ́. Ẹ ṣí Ètò, lẹ́yìn náà Ẹ̀rí ẹni tí ẹ jẹ́: ẹ ya àwòrán ìwé yín àti ojú yín. Ẹ lè gbé todo síta, ṣiṣẹ́ kí ẹ sì gba owó láìsí i.',
  askVerified: 'Mo fẹ́ kí ẹ yẹ̀ mí wò.',
  write: 'Kọ̀wé sí wa',
  about: (title: string) => `Nípa todo yín: ${title}`,
  aboutPayment: (reference: string) => `Nípa owó: ${reference}`,
  text: 'Ìfiránṣẹ́ yín',
  textHint: 'Ohun tó ṣẹlẹ̀, àti ohun tí ẹ retí. Ẹ má kọ password tàbí PIN láé.',
  textRequired: 'Ẹ kọ ìfiránṣẹ́ kọ́kọ́',
  send: 'Fi ránṣẹ́',
  sending: 'Ó ń lọ...',
  sent: 'Ìfiránṣẹ́ yín ti lọ',
  another: 'Kọ òmíràn',
  offline: 'Kò sí network. Ẹ nílò rẹ̀ láti fi ránṣẹ́. Ohun tí ẹ tẹ̀ ṣì wà níbí.',
  other: 'Ẹ tún lè kàn sí wa níbí:',
  whatsApp: 'WhatsApp',
  signedOut: 'Ẹ wọlé láti kọ̀wé sí wa níbí.',
  logIn: 'Wọlé',
  unknown: 'Bí network bá wà, àdírẹ́sì wa á hàn níbí.',
}

export const words = {
  'features/help': help,
}
