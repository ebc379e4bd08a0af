export const messages = {
  title: 'Corrections',
  note: 'A correction of a wallet is asked for on the page of its user, and approved here by another administrator.',
  waiting: 'Waiting for a second administrator',
  empty: 'No correction waits',
  columns: {
    since: 'Asked for',
    user: 'User',
    amount: 'Amount',
    direction: 'Direction',
    reason: 'Reason',
    by: 'By',
    decide: 'Decision',
  },
  directions: { credit: 'Into the wallet', debit: 'From the wallet' },
  unknown: 'Unknown',
  approve: 'Approve',
  reject: 'Reject',
  decideTitle: 'Decide this correction?',
  approveText: (amount: string, user: string, direction: 'credit' | 'debit') =>
    direction === 'credit'
      ? `${amount} is paid into the wallet of ${user}.`
      : `${amount} is taken from the wallet of ${user}.`,
  rejectText: 'Nothing is changed.',

  bank: 'Our bank and Paystack',
  bankNote: 'Money that Paystack paid to our bank, or that we sent to Paystack.',
  settle: 'Record a settlement',
  settlementId: 'Id',
  settlementIdHint: 'Paystack’s id of the settlement, or the line of the bank’s statement.',
  direction: 'Direction',
  settlementDirections: {
    'to-bank': { label: 'From Paystack to our bank' },
    'top-up': { label: 'From our bank to Paystack' },
  },
  amount: 'Amount',
  reverse: 'Reverse a booking',
  reverseNote:
    'A correction or a settlement that another administrator made, once, while its money is there.',
  booking: 'Booking',
  bookings: {
    adjustment: { label: 'Correction of a wallet' },
    settlement: { label: 'Settlement' },
  },
  bookingId: 'Id',
} as const
