import type { Words } from '#schema/domain/localize.ts'
import type * as English from '../notice-settings.ts'

export const words: Words<Pick<typeof English, 'NOTICE_CATEGORY_NAMES' | 'NOTICE_MESSAGES'>> = {
  NOTICE_CATEGORY_NAMES: {
    work: 'Ọrụ na todo gị',
    proposals: 'Proposal',
    chat: 'Ozi',
    reviews: 'Nyocha',
    account: 'Akaụntụ gị',
    updates: 'Akụkọ sitere na Onise, ọ naghị akarị otu ugboro n’ụbọchị',
  },
  NOTICE_MESSAGES: {
    read: 'A kara ya akara na ị gụọla.',
    saved: 'Echekwala nhọrọ gị.',
  },
}
