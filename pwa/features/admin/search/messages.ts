import type { PaymentStatus } from '#schema/domain/payment.ts'
import type { PayoutStatus } from '#schema/domain/payout.ts'

export const messages = {
  label: 'Search users, todos and payments',
  short: 'Write at least 3 characters.',
  loading: 'Searching…',
  empty:
    'Nothing matches. Write a part of a name, an email or a title, or a whole phone number, reference or id.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  groups: {
    users: 'Users',
    tasks: 'Todos',
    transactions: 'Transactions',
    withdrawals: 'Withdrawals',
  },
  payment: (reference: string) => `Payment ${reference}`,
  withdrawal: (bank: string, last4: string) => `To ${bank} …${last4}`,
  paymentStatuses: {
    initialized: 'Not paid yet',
    success: 'Paid',
    failed: 'Failed',
    abandoned: 'Left before paying',
    mismatch: 'To decide',
  } satisfies Record<PaymentStatus, string>,
  withdrawalStatuses: {
    requested: 'Waiting to be sent',
    sending: 'Being sent',
    sent: 'Sent to the bank',
    needs_review: 'In review',
    success: 'Arrived',
    failed: 'Failed',
    reversed: 'Sent back by the bank',
  } satisfies Record<PayoutStatus, string>,
} as const
