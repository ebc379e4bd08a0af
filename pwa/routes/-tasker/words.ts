/** What the tasker's own screens say where features meet. */
export const words = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeNote: 'Here is where your work stands.',
  kycTitle: 'Your account is not verified yet',
  kyc: 'A verified badge earns trust and raises your limits. You can browse, apply and be paid without it.',
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
  review: 'Drop a Review',
  reviewLater:
    'Reviews come with a later version. Your finished todo is kept, so you can review it then.',
} as const
