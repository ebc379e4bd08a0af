export const words = {
  title: 'The books',
  allWell: 'Every law of the books holds, and they agree with the payment provider.',
  allWellUncompared:
    'Every law of the books holds. They have not been held against the payment provider yet.',
  never: 'Nobody has looked yet: the clock looks every five minutes.',
  open: (count: number) =>
    count === 1 ? '1 thing needs a person' : `${count} things need a person`,
  list: 'What needs a person',
  looked: 'Laws looked at',
  compared: 'Held against the provider',
  comparing: 'Holding them against the provider now',
  counted: (payments: number, transfers: number) =>
    `${payments} ${payments === 1 ? 'payment' : 'payments'}, ${transfers} ${transfers === 1 ? 'transfer' : 'transfers'} of the last days`,
  sealed: 'Sealed through',
  ours: 'here',
  theirs: 'there',
  kinds: {
    missing_here: 'Not in our books',
    missing_there: 'Not with the provider',
    amount: 'Another amount',
    status: 'Another outcome',
    balance: 'Balance',
    law: 'A broken law',
  },
} as const
