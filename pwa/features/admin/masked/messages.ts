export const messages = {
  title: 'Masked contacts',
  note: 'Users who wrote contact details again and again. Longest open first.',
  empty: 'No user waits for a decision',
  columns: {
    since: 'Since',
    user: 'User',
    texts: 'Texts in 30 days',
    last: 'Last',
    standing: 'Standing',
  },
  record: 'Texts with masked contacts',
  texts: {
    task: 'Todo',
    proposal: 'Proposal',
    message: 'Message',
    review: 'Review',
    profile: 'Profile',
  },
  messageTo: (name: string) => `Message to ${name}`,
  gone: 'This is decided, or it does not exist.',
  older: 'The texts are older than 30 days.',
  decideNote:
    'All open reports about this account end with this, and the count starts again. Contact details stay hidden either way.',
  decisions: {
    upheld: {
      label: 'Limit the account',
      note: 'Current work goes on; no new todos, proposals or messages.',
    },
    suspended: {
      label: 'Suspend the account',
      note: 'The user is logged out, and held money goes to disputes.',
    },
    dismissed: { label: 'Dismiss', note: 'The account stays as it is.' },
  },
} as const
