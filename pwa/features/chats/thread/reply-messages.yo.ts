import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './reply-messages.ts'

export const words: Words<typeof messages> = {
  label: 'Ìdáhùn kíákíá',
  client: {
    start: {
      first: 'Ẹ kú ọjọ́. Ìgbà wo ni ẹ lè wá wò ó?',
      second: 'Ẹ kú ọjọ́. Ṣé owó yín ti ní owó ohun èlò nínú?',
      third: 'Ẹ kú ọjọ́. Ṣé ẹ ti ṣe irú iṣẹ́ yìí rí?',
    },
    talk: {
      first: 'Ìgbà wo ni ẹ lè bẹ̀rẹ̀?',
      second: 'Ṣé owó yín ti ní owó ohun èlò nínú?',
      third: 'Èló ni ẹ máa gbà gan-an?',
    },
    work: {
      first: 'Ṣé ẹ ti wà lọ́nà?',
      second: 'Ìgbà wo ni yóò parí?',
      third: 'Ẹ ṣé, iṣẹ́ yín dára.',
    },
  },
  tasker: {
    start: {
      first: 'Ẹ kú ọjọ́. Ṣé mo lè wá wò ó ná?',
      second: 'Ẹ kú ọjọ́. Ẹ jọ̀ọ́, ṣé ẹ lè fi àwòrán rẹ̀ ránṣẹ́ sí mi?',
      third: 'Ẹ kú ọjọ́. Ìgbà wo ni ẹ fẹ́ kó parí?',
    },
    talk: {
      first: 'Ẹ jọ̀ọ́, ṣé ẹ lè fi àwòrán rẹ̀ ránṣẹ́ sí mi?',
      second: 'Owó mi ti ní owó ohun èlò nínú.',
      third: 'Mo lè bẹ̀rẹ̀ ní ọ̀la.',
    },
    work: {
      first: 'Mo ti wà lọ́nà.',
      second: 'Ẹ má bínú, máa pẹ́ díẹ̀.',
      third: 'Iṣẹ́ ti parí. Ẹ jọ̀ọ́, ẹ yẹ̀ ẹ́ wò.',
    },
  },
}
