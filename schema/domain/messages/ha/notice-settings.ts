import type { Words } from '#schema/domain/localize.ts'
import type * as English from '../notice-settings.ts'

export const words: Words<Pick<typeof English, 'NOTICE_CATEGORY_NAMES' | 'NOTICE_MESSAGES'>> = {
  NOTICE_CATEGORY_NAMES: {
    work: 'Aikin todo ɗinku',
    proposals: 'Proposal',
    chat: 'Saƙonni',
    reviews: 'Sharhi',
    account: 'Asusunku',
    updates: 'Labarai daga Onise, ba su wuce sau ɗaya a rana',
  },
  NOTICE_MESSAGES: {
    read: 'An nuna an karanta.',
    saved: 'An adana zaɓinku.',
  },
}
