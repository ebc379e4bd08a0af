import type { ADMIN_TASK_SORT_ORDERS } from '#schema/domain/admin-lists.ts'

export const messages = {
  title: 'Tasks',
  search: 'Search by title',
  empty: 'No task matches',
  columns: {
    title: 'Task Title',
    client: 'Client',
    tasker: 'Professional',
    status: 'Status',
    amount: 'Amount (naira)',
    date: 'Date',
    delete: 'Delete',
  },
  delete: 'Delete',
  deleteTitle: 'Delete this task?',
  deleteText: (title: string) =>
    `“${title}” is removed, and both sides get a notice with your reason.`,
  contentOnly: 'It is completed: only its content is hidden, the money stays as it is.',
  release: 'For the professional, of the money that is held',
  releaseHint: 'Before the platform fee. What is left goes back to the client.',
  status: 'Status',
  sort: 'Order',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    'price-low': 'Lowest amount first',
    'price-high': 'Highest amount first',
  } satisfies Record<(typeof ADMIN_TASK_SORT_ORDERS)[number], string>,
} as const
