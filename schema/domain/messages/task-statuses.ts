import { localize } from '#schema/domain/localize.ts'

/** By the status of a task: the `taskStatus` of the API, and the words of a badge. */
export const TASK_STATUS_LABELS = localize('domain/task-statuses', {
  pending: 'Open',
  'in-progress': 'In Progress',
  submitted: 'Submitted',
  completed: 'Completed',
  disputed: 'In Dispute',
  cancelled: 'Cancelled',
  expired: 'Expired',
  removed: 'Removed',
})
