import { localize } from '#schema/domain/localize.ts'

export const messages = localize('routes/-client', {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeNote: 'What do you need done today?',
  createTask: 'Post a todo',
  posted: (title: string) => `Your todo is posted: ${title}`,
  postedText:
    'Professionals can see it now and send you proposals. We tell you when one comes. You pay nothing until you choose one.',
  postWaits: (title: string) => `Saved on this phone: ${title}`,
  postWaitsText:
    'It is posted when Onise is open and can be reached. You pay nothing until you choose a professional.',
  approved: (amount: string, name: string) => `${amount} is paid to ${name}.`,
  approvedNext: 'The work is closed. Tell others how it was.',
  review: 'Drop a review',
  seePosted: 'See the todo',
  toDo: 'To do now',
  more: 'See what else waits for you',
  fewer: 'Show only the first',
  myTodos: 'Your todos',
  seeAll: 'See all',
  noneYet: 'Post your first todo, and professionals send you their price.',
  kycTitle: 'Your identity is not verified yet',
  kycText: 'A person at Onise checks who you are. You can post and pay without it.',
  kycAction: 'How to become verified',
  waiting: (count: number) =>
    count === 1 ? '1 todo waits for your approval' : `${count} todos wait for your approval`,
  waitingText: 'Look at the work, then approve it to pay.',
  lookAtWork: 'Look at the work',
  available: 'In your wallet',
  held: (amount: string, todos: number) =>
    `${amount} held for ${todos === 1 ? '1 todo' : `${todos} todos`}`,
  emptyOngoing: 'A todo appears here once you assign it.',
  emptySubmitted: 'Work that a professional submits appears here for you to approve.',
  emptyCompleted: 'Todos that you approved and paid for appear here.',
  notFound: 'We could not find that todo.',
  notFoundOffline: 'This todo is not saved on this phone, and there is no network.',
  goBack: 'Go Back',
})
