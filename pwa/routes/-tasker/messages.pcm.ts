import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  dashboard: 'Dashboard',
  welcome: (name) => `Welcome, ${name}`,
  welcomeNote: 'Your work and your proposals.',
  kycTitle: 'Your account never get verified',
  readyTitle: 'Your profile don ready',
  readyText:
    'Clients go read am with every proposal wey you send. Now find todo and send your price. You no go pay anything to apply.',
  kyc: 'Person for Onise dey check who you be. Clients dey see the badge. You fit apply and collect pay without am.',
  kycAction: 'How to get verified',
  messages: 'Messages',
  messagesNote: 'Talk to clients',
  profile: 'My profile',
  profileNote: 'How clients dey see you',
  find: 'Find todo',
  findNote: 'Open todos wey near you and wey far',
  balance: 'Balance',
  held: (amount, tasks) => `We dey hold ${amount} for ${tasks === 1 ? '1 todo' : `${tasks} todos`}`,
  toDo: 'Wetin to do now',
  applied: 'Todos wey you apply for',
  seeAll: 'See all',
}
