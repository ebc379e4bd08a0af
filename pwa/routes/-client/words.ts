/** What the client's own screens say around the features. */
export const words = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeNote: 'What needs doing today?',
  createTask: 'Post a todo',
  myTodos: 'Your todos',
  seeAll: 'See all',
  noneYet: 'Post your first todo, and professionals send you their price.',
  kycTitle: 'Your identity is not verified yet',
  kycText:
    'KYC puts a badge beside your name and raises your limits. You can post and pay without it.',
  wait: (count: number) =>
    count === 1 ? '1 todo waits for your approval' : `${count} todos wait for your approval`,
  waitText: 'Look at the work, then approve it to pay.',
  look: 'Look at the work',
  available: 'In your wallet',
  held: (amount: string, todos: number) =>
    `${amount} held for ${todos === 1 ? '1 todo' : `${todos} todos`}`,
  wallet: 'Wallet',
  emptyOngoing: 'A todo appears here once you assign it.',
  emptySubmitted: 'Work that is handed in appears here for you to approve.',
  emptyCompleted: 'What you approved and paid for is kept here.',
  notFound: 'We could not find that todo.',
  notFoundOffline: 'This phone has not seen that todo, and there is no network.',
  goBack: 'Go Back',
  later: {
    chat: 'Messages',
    chatText: 'Messages come with a later version.',
    review: 'Drop a Review',
    reviewText: 'Reviews come with a later version.',
  },
} as const
