import { localize } from '#schema/domain/localize.ts'

export const messages = localize('routes/-tasker', {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeNote: 'Your work and your proposals.',
  kycTitle: 'Your account is not verified yet',
  kyc: 'You can browse, apply and be paid without it. Verified users have a badge and higher limits.',
  kycAction: 'Complete your profile',
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
})
