import type { Words } from '#schema/domain/localize.ts'
import type { TASK_STATUS_LABELS } from '../task-statuses.ts'

export const words: Words<typeof TASK_STATUS_LABELS> = {
  pending: 'Meghere',
  'in-progress': 'A na-arụ ya',
  submitted: 'E nyefere',
  completed: 'Emechara',
  disputed: 'N’esemokwu',
  cancelled: 'Akagburu',
  expired: 'Oge agwụla',
  removed: 'E wepụrụ',
}
