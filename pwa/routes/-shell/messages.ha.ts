import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  youAre: {
    client: 'Kuna a matsayin kwastoma',
    tasker: 'Kuna a matsayin ƙwararre',
  },
  switchTo: { client: 'Koma Ƙwararre', tasker: 'Koma Kwastoma' },
  dashboard: 'Dashboard',
  wallet: 'Wallet',
  myTodo: 'Todo ɗina',
  toDoList: 'Jerin todo',
  messages: 'Saƙonni',
  community: 'Al’umma',
  help: 'Taimako',
  settings: 'Saituna',
  notices: 'Sanarwa',
  unsent: 'Ba a aika ba tukuna',
  generalSettings: 'Saituna na gaba ɗaya',
  profile: 'Profile ɗina',
  editProfile: 'Gyara profile',
  logOut: 'Fita',
  menu: 'Menu',
  you: 'Ku',
}
