import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  dashboard: 'Dashboard',
  welcome: (name) => `Welcome, ${name}`,
  welcomeNote: 'Wetin you need done today?',
  createTask: 'Post todo',
  posted: (title: string) => `We don post your todo: ${title}`,
  postedText:
    'Professionals fit see am now and send you proposals. We go tell you when one come. You no dey pay anything until you choose one.',
  postWaits: (title) => `We don save am for this phone: ${title}`,
  postWaitsText:
    'E go post when you open Onise with network. You no go pay anything until you choose professional.',
  approved: (amount, name) => `We don pay ${name} ${amount}.`,
  approvedNext: 'The work don close. Tell other people how e be.',
  review: 'Drop review',
  seePosted: 'See the todo',
  toDo: 'Wetin to do now',
  more: 'See wetin else dey wait for you',
  fewer: 'Show only the first one',
  myTodos: 'Your todos',
  seeAll: 'See all',
  noneYet: 'Post your first todo, and professionals go send you their price.',
  kycTitle: 'We never verify your identity',
  kycText: 'Person for Onise dey check who you be. You fit post and pay without am.',
  kycAction: 'How to get verified',
  waiting: (count) =>
    count === 1
      ? '1 todo dey wait make you approve am'
      : `${count} todos dey wait make you approve dem`,
  waitingText: 'Look the work, then approve am to pay.',
  lookAtWork: 'Look the work',
  available: 'For your wallet',
  held: (amount, todos) => `We dey hold ${amount} for ${todos === 1 ? '1 todo' : `${todos} todos`}`,
  emptyOngoing: 'Todo go show here when you give person the work.',
  emptySubmitted: 'Work wey professional submit go show here make you approve am.',
  emptyCompleted: 'Todos wey you don approve and pay for go show here.',
  notFound: 'We no fit find that todo.',
  notFoundOffline: 'This todo never save for this phone, and network no dey.',
  goBack: 'Go back',
}
