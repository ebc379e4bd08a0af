import type { Words } from '#schema/domain/localize.ts'
import type { messages as installTexts } from './messages.ts'

const install: Words<typeof installTexts> = {
  title: 'Ẹ fi Onise sí ojú fóònù yín',
  text: 'Ó máa ń ṣí bí app mìíràn, kódà láìsí network, kì í sì í gba àyè tó àwòrán kan.',
  add: 'Fi sí ojú fóònù',
  later: 'Kò tíì yá',

  section: 'Lójú fóònù yín',
  installed: 'Onise wà lójú fóònù yín. Ibẹ̀ lẹ ti ṣí i.',
  byMenu:
    'Ẹ ṣí menu ẹ̀rọ ìwákiri yín, kí ẹ sì yan “Install app” tàbí “Add to Home screen”, bí ọ̀kan nínú wọn bá wà.',
  ios: {
    title: 'Ẹ kọ́kọ́ fi Onise sí ojú fóònù yín',
    why: 'Safari lórí iPhone máa ń pa ohun tí site kan fi pamọ́ rẹ́ lẹ́yìn ọjọ́ 7 láìṣí i, àti ohun tí ẹ kọ tí kò lè lọ. Lójú fóònù, kì í sọnù.',
    steps: [
      'Ẹ tẹ Share, àpótí tó ní ọfà, nínú Safari.',
      'Ẹ yan “Add to Home Screen”, lẹ́yìn náà “Add”.',
      'Ẹ ṣí Onise láti orí àmì rẹ̀, kí ẹ sì wọlé níbẹ̀ lẹ́ẹ̀kan.',
    ],
    sends:
      'Ohun tí ẹ fi pamọ́ láìsí network máa lọ nígbà tí ẹ bá tún Onise ṣí: iPhone kì í fi nǹkan kan ránṣẹ́ nígbà tí ó bá wà ní pípadé.',
    done: 'Ó yé mi',
  },
}

export const words = {
  'features/install': install,
}
