import type { Words } from '#schema/domain/localize.ts'
import type { REVIEW_MESSAGES } from '../reviews.ts'

export const words: Words<typeof REVIEW_MESSAGES> = {
  sent: 'Ẹ ṣeun. A ti fi àgbéyẹ̀wò yín pamọ́.',
  changed: 'Àgbéyẹ̀wò yín ti yí padà.',
  skipped: 'Ẹ ti fo àgbéyẹ̀wò náà.',
  replied: 'Gbogbo èèyàn lè rí èsì yín.',
  contactsMasked: 'Nọ́ńbà fóònù, ímeèlì àti link kì í hàn nínú àgbéyẹ̀wò.',
  otherDirection: {
    client: 'Ẹ̀yin lẹ gbé todo yìí síta, nítorí náà akọ́ṣẹ́mọṣẹ́ náà lẹ máa kọ àgbéyẹ̀wò rẹ̀.',
    tasker: 'Ẹ̀yin lẹ ṣe todo yìí, nítorí náà oníbàárà náà lẹ máa kọ àgbéyẹ̀wò rẹ̀.',
  },
}
