import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  youAre: {
    client: 'Ẹ jẹ́ oníbàárà',
    tasker: 'Ẹ jẹ́ akọ́ṣẹ́mọṣẹ́',
  },
  switchTo: { client: 'Yí sí Akọ́ṣẹ́mọṣẹ́', tasker: 'Yí sí Oníbàárà' },
  dashboard: 'Dashboard',
  wallet: 'Wallet',
  myTodo: 'Todo mi',
  toDoList: 'Àkójọ todo',
  messages: 'Àtẹ̀jíṣẹ́',
  community: 'Àwùjọ',
  help: 'Ìrànlọ́wọ́',
  settings: 'Ètò',
  notices: 'Ìfitónilétí',
  unsent: 'Kò tíì lọ',
  generalSettings: 'Ètò gbogbogbòò',
  profile: 'Profile mi',
  editProfile: 'Ṣàtúnṣe profile',
  logOut: 'Jáde',
  menu: 'Menu',
  you: 'Ẹ̀yin',
}
