import type { Words } from '#schema/domain/localize.ts'
import { words as domain } from '#schema/domain/words/ig.ts'
import type { messages as noticesTexts } from './messages.ts'

const notices: Words<typeof noticesTexts> = {
  title: 'Ọkwa',
  empty: 'Ọ dịbeghị ọkwa',
  emptyText: 'Ihe mere todo, proposal na ego gị na-apụta ebe a.',
  readAll: 'Kaa akara na ị gụọla ha niile',
  older: 'Gosi ọkwa ochie',
  unread: 'Ọhụrụ:',
  writeToUs: 'Degara anyị',
  fewerLikeThis: 'Belata ụdị a',
  unsentSettings: 'Nhọrọ ọkwa',
  channels: { push: 'Na ekwentị a', email: 'Site na email' },
  phone: {
    title: 'Site na SMS ma ọ bụ WhatsApp',
    note: "Na nọmba ekwentị nke akaụntụ gị, ma o nwee: ọ gaghị akarị 3 n'ụbọchị. A na-eziga ihe gbasara nchekwa akaụntụ gị mgbe niile.",
    money: 'Ego gị',
    whatsApp: 'Site na WhatsApp kama SMS',
  },
  categories: domain['notice-settings'].NOTICE_CATEGORY_NAMES,
  quietHours: 'Nkịtị site n’elekere 9 nke abalị ruo 7 nke ụtụtụ, ya na otu nchịkọta n’ụtụtụ',
  alwaysOn: 'A na-agwa gị mgbe niile banyere ego gị na nchebe akaụntụ gị.',
  unsentRead: (count: number) => `Ị gụọla ọkwa ${count}`,
}

export const words = {
  'features/notices': notices,
}
