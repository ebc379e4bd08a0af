import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  only: (now: string) => `Ẹ lè yọ ${now} báyìí`,
  nowAndAll: (now: string, when: string) => `Ẹ lè yọ ${now} báyìí, àti gbogbo rẹ̀ láti ${when}`,
  nowAndMore: (now: string, amount: string, when: string) =>
    `Ẹ lè yọ ${now} báyìí, àti ${amount} láti ${when}`,
  laterAll: (when: string) => `Ẹ lè yọ gbogbo rẹ̀ láti ${when}, kò sí ṣáájú ìgbà náà`,
  laterMore: (amount: string, when: string) =>
    `Ẹ lè yọ ${amount} láti ${when}, kò sí ṣáájú ìgbà náà`,
  laterAndAll: (amount: string, first: string, all: string) =>
    `Ẹ lè yọ ${amount} láti ${first}, ẹ sì lè yọ gbogbo rẹ̀ láti ${all}`,
  untilAndAll: (perDay: string, until: string) =>
    `Tí a bá ti sanwó fún yín, ẹ lè yọ ${perDay} lóòjọ́ títí di ${until}, àti gbogbo rẹ̀ láti ìgbà náà`,
  isNew: (perDay: string) =>
    `Àkáǹtì yín tàbí PIN yín jẹ́ tuntun. Fún ààbò yín, ${perDay} nìkan ló lè jáde lóòjọ́ ní wákàtí 24 àkọ́kọ́.`,
  paused:
    'Ẹ ti ṣe PIN tuntun. Fún ààbò yín, owó kankan kò lè jáde nínú wallet yín fún wákàtí 24 lẹ́yìn ìyẹn.',
  clearing: (amount: string, from: string) =>
    `${amount} láti ${from}. A san án láìsí ìdáhùn oníbàárà, nítorí náà ó ń dúró fún wákàtí 24.`,
  daily: (perDay: string) => `Kò ju ${perDay} lọ lóòjọ́.`,
  dailyUnverified: (perDay: string, verified: string) =>
    `Kò ju ${perDay} lọ lóòjọ́. Àkáǹtì tí a ti yẹ̀ wò: kò ju ${verified} lọ.`,
  single: (most: string) => `Kò ju ${most} lọ lẹ́ẹ̀kan.`,
  steps: (count: number) =>
    count === 1 ? 'Ìgbésẹ̀ kan kí ẹ tó lè yọ owó' : 'Ìgbésẹ̀ méjì kí ẹ tó lè yọ owó',
  email: 'Ẹ fìdí ẹ̀ múlẹ̀ pé tiyín ni ímeèlì náà. Ìṣẹ́jú kan ni.',
  emailThenPin: 'Ẹ kọ́kọ́ fìdí ímeèlì yín múlẹ̀, lẹ́yìn náà ẹ ṣe PIN.',
  pin: 'Ẹ ṣe PIN. Onise máa béèrè fún un nígbàkigbà tí ẹ bá fẹ́ yọ owó.',
  early: (perDay: string) =>
    `Ní wákàtí 24 àkọ́kọ́ PIN tuntun, ${perDay} nìkan ló lè jáde lóòjọ́, lẹ́yìn náà gbogbo rẹ̀. Ẹ ṣe é báyìí, kí àkókò náà kọjá kí ẹ tó nílò owó yín.`,
  confirmEmail: 'Fìdí ímeèlì múlẹ̀',
  createPin: 'Ṣe PIN',
}
