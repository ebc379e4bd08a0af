import type { Words } from '#schema/domain/localize.ts'
import type { TASK_STATUS_LABELS } from '../task-statuses.ts'

export const words: Words<typeof TASK_STATUS_LABELS> = {
  pending: 'Open',
  'in-progress': 'Work dey go on',
  submitted: 'Submitted',
  completed: 'Completed',
  disputed: 'Dispute',
  cancelled: 'Cancelled',
  expired: 'Expired',
  removed: 'Removed',
}
