import type { Words } from '#schema/domain/localize.ts'
import type * as English from '../notice-settings.ts'

export const words: Words<Pick<typeof English, 'NOTICE_CATEGORY_NAMES' | 'NOTICE_MESSAGES'>> = {
  NOTICE_CATEGORY_NAMES: {
    work: 'Work for your todos',
    proposals: 'Proposals',
    chat: 'Messages',
    reviews: 'Reviews',
    account: 'Your account',
    updates: 'News from Onise, once a day at most',
  },
  NOTICE_MESSAGES: {
    read: 'E don mark as read.',
    saved: 'We don save your choice.',
  },
}
