import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  youAre: {
    client: 'Ị bụ onye ahịa',
    tasker: 'Ị bụ ọkachamara',
  },
  switchTo: { client: 'Gbanwee gaa Ọkachamara', tasker: 'Gbanwee gaa Onye ahịa' },
  dashboard: 'Dashboard',
  wallet: 'Wallet',
  myTodo: 'Todo m',
  toDoList: 'Todo niile',
  messages: 'Ozi',
  community: 'Obodo anyị',
  help: 'Enyemaka',
  settings: 'Ntọala',
  notices: 'Ọkwa',
  unsent: 'E zigabeghị',
  generalSettings: 'Ntọala izugbe',
  profile: 'Profile m',
  editProfile: 'Dezie profile',
  logOut: 'Pụọ',
  menu: 'Menu',
  you: 'Gị',
}
