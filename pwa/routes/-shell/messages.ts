import { localize } from '#schema/domain/localize.ts'

export const messages = localize('routes/-shell', {
  youAre: {
    client: 'You are a Client',
    tasker: 'You are a Professional',
  },
  switchTo: { client: 'Switch To Professional', tasker: 'Switch To Client' },
  professionals: 'Find a professional',
  dashboard: 'Dashboard',
  wallet: 'Wallet',
  myTodo: 'My Todo',
  toDoList: 'To do list',
  messages: 'Messages',
  community: 'Community',
  help: 'Help',
  settings: 'Settings',
  notices: 'Notices',
  saved: 'Saved',
  unsent: 'Not sent yet',
  generalSettings: 'General Settings',
  profile: 'My Profile',
  editProfile: 'Edit Profile',
  logOut: 'Log Out',
  menu: 'Menu',
  you: 'You',
})
