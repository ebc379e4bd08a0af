import { localize } from '#schema/domain/localize.ts'
import { NOTICE_CATEGORY_NAMES } from '#schema/domain/messages/notice-settings.ts'

export const messages = localize('features/notices', {
  title: 'Notices',
  empty: 'No notices yet',
  emptyText: 'What happens to your todos, proposals and money appears here.',
  readAll: 'Mark all as read',
  older: 'Show older notices',
  unread: 'New:',
  writeToUs: 'Write to us',
  fewerLikeThis: 'Fewer like this',
  unsentSettings: 'Choice of notices',
  channels: { push: 'On this phone', email: 'By e-mail' },
  phone: {
    title: 'By SMS or WhatsApp',
    note: 'To the phone number of your account, if it has one: at most 3 a day. What concerns the security of your account is always sent there.',
    money: 'Your money',
    whatsApp: 'By WhatsApp in place of SMS',
  },
  categories: NOTICE_CATEGORY_NAMES,
  quietHours: 'Quiet from 9 PM to 7 AM, with one summary in the morning',
  alwaysOn: 'You are always told about your money and the security of your account.',
  unsentRead: (count: number) => (count === 1 ? 'One notice read' : `${count} notices read`),
})
