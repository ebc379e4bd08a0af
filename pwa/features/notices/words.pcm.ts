import type { Words } from '#schema/domain/localize.ts'
import { words as domain } from '#schema/domain/words/pcm.ts'
import type { messages as noticesTexts } from './messages.ts'

const notices: Words<typeof noticesTexts> = {
  title: 'Notices',
  empty: 'No notice yet',
  emptyText: 'Wetin happen to your todos, proposals and money go show here.',
  readAll: 'Mark all as read',
  older: 'Show older notices',
  unread: 'New:',
  writeToUs: 'Write to us',
  fewerLikeThis: 'Make this kind small',
  unsentSettings: 'Notices wey you choose',
  channels: { push: 'For this phone', email: 'By e-mail' },
  phone: {
    title: 'By SMS or WhatsApp',
    note: 'To the phone number of your account, if e get one: no pass 3 for one day. Wetin concern the security of your account go always reach there.',
    money: 'Your money',
    whatsApp: 'By WhatsApp instead of SMS',
  },
  categories: domain['notice-settings'].NOTICE_CATEGORY_NAMES,
  quietHours: 'Quiet from 9 PM to 7 AM, with one summary for morning',
  alwaysOn: 'We go always tell you about your money and the security of your account.',
  unsentRead: (count) => (count === 1 ? 'You read one notice' : `You read ${count} notices`),
}

export const words = {
  'features/notices': notices,
}
