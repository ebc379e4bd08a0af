import type { Words } from '#schema/domain/localize.ts'
import type * as English from '../notice-settings.ts'

export const words: Words<Pick<typeof English, 'NOTICE_CATEGORY_NAMES' | 'NOTICE_MESSAGES'>> = {
  NOTICE_CATEGORY_NAMES: {
    work: 'Iṣẹ́ lórí todo yín',
    proposals: 'Àwọn proposal',
    chat: 'Àtẹ̀jíṣẹ́',
    reviews: 'Àgbéyẹ̀wò',
    account: 'Àkáǹtì yín',
    updates: 'Ìròyìn láti Onise, kò ju ẹ̀ẹ̀kan lọ lóòjọ́',
  },
  NOTICE_MESSAGES: {
    read: 'A ti sàmì pé ẹ ti kà á.',
    saved: 'A ti fi yíyàn yín pamọ́.',
  },
}
