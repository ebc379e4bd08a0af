import type { Words } from '#schema/domain/localize.ts'
import { words as noticeSettings } from '#schema/domain/messages/pcm/notice-settings.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Notices',
  empty: 'No notice yet',
  emptyText: 'Wetin happen to your todos, proposals and money go show here.',
  readAll: 'Mark all as read',
  older: 'Show older notices',
  unread: 'New:',
  writeToUs: 'Write to us',
  unsentSettings: 'Notices wey you choose',
  channels: { push: 'For this phone', email: 'By e-mail' },
  categories: noticeSettings.NOTICE_CATEGORY_NAMES,
  quietHours: 'Quiet from 9 PM to 7 AM, with one summary for morning',
  alwaysOn: 'We go always tell you about your money and the security of your account.',
  unsentRead: (count) => (count === 1 ? 'You read one notice' : `You read ${count} notices`),
}
