import { factsOf } from '#schema/domain/facts.ts'
import { localize, type Words } from '#schema/domain/localize.ts'
import type { NoticeCategory } from '#schema/domain/notice.ts'

/** The categories that a user may turn off, in the settings and in emails. */
export const NOTICE_CATEGORY_NAMES = localize('domain/notice-settings.NOTICE_CATEGORY_NAMES', {
  work: 'Work on your todos',
  proposals: 'Proposals',
  alerts: 'New todos you want to be told about',
  chat: 'Messages',
  reviews: 'Reviews',
  account: 'Your account',
  updates: 'News from Onise, at most once a day',
})

type Names = Words<typeof NOTICE_CATEGORY_NAMES>

const isNamed = (category: NoticeCategory): category is keyof Names =>
  Object.hasOwn(NOTICE_CATEGORY_NAMES, category)

/** As a list in the language of `names`. */
export const categoryNames = (names: Names, categories: readonly NoticeCategory[]): string =>
  categories
    .filter(isNamed)
    .map((category) => names[category])
    .join(', ')

/** What the calls about notices answer. */
export const NOTICE_MESSAGES = localize('domain/notice-settings.NOTICE_MESSAGES', {
  read: 'Marked as read.',
  saved: 'Your choice is saved.',
})
export const NOTICE_FACTS = factsOf('notice-settings.NOTICE_MESSAGES', NOTICE_MESSAGES)
