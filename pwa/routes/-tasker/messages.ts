import { localize } from '#schema/domain/localize.ts'

export const messages = localize('routes/-tasker', {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeNote: 'Your work and your proposals.',
  kycTitle: 'Your account is not verified yet',
  readyTitle: 'Your profile is ready',
  readyText:
    'Clients read it with each of your proposals. Now find a todo and send your price. You pay nothing to apply.',
  kyc: 'A person at Onise checks who you are. Clients see the badge. You can apply and be paid without it.',
  kycAction: 'How to become verified',
  messages: 'Messages',
  messagesNote: 'Talk to clients',
  profile: 'My profile',
  profileNote: 'As clients see you',
  find: 'Find a todo',
  findNote: 'Open todos near you and far',
  balance: 'Balance',
  held: (amount: string, tasks: number) =>
    `${amount} held for ${tasks === 1 ? '1 todo' : `${tasks} todos`}`,
  toDo: 'To do now',
  applied: 'Applied todos',
  seeAll: 'See all',
  foundByAlert: 'One of your alerts found this todo.',
  fewerLikeThis: 'Fewer like this',
})
