import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  youAre: {
    client: 'You be Client',
    tasker: 'You be Professional',
  },
  switchTo: { client: 'Switch to Professional', tasker: 'Switch to Client' },
  dashboard: 'Dashboard',
  wallet: 'Wallet',
  myTodo: 'My todo',
  toDoList: 'Todo list',
  messages: 'Messages',
  community: 'Community',
  help: 'Help',
  settings: 'Settings',
  notices: 'Notices',
  unsent: 'Wetin never go',
  generalSettings: 'General Settings',
  profile: 'My profile',
  editProfile: 'Edit profile',
  logOut: 'Log out',
  menu: 'Menu',
  you: 'You',
}
