import type { AmountBand, TRANSACTION_SORT_ORDERS } from '#schema/domain/admin-lists.ts'

export const messages = {
  title: 'Transactions',
  empty: 'No transaction matches',
  columns: {
    date: 'Date',
    details: 'Details',
    status: 'Status',
    amount: 'Amount',
    type: 'Type',
    reference: 'Reference',
  },
  search: 'Search by reference',
  from: 'From day',
  to: 'To day',
  min: 'From amount, in naira',
  max: 'To amount, in naira',
  statuses: { pending: 'Pending', completed: 'Completed', failed: 'Failed' },
  types: { credit: 'Credit', debit: 'Debit' },
  bands: {
    '1000-5000': '₦1,000–₦5,000',
    '5000-10000': '₦5,000–₦10,000',
    '10000-20000': '₦10,000–₦20,000',
    '20000-50000': '₦20,000–₦50,000',
  } satisfies Record<AmountBand, string>,
  sort: 'Order',
  sorts: { newest: 'Newest first', oldest: 'Oldest first' } satisfies Record<
    (typeof TRANSACTION_SORT_ORDERS)[number],
    string
  >,
} as const
