import type { Words } from '#schema/domain/localize.ts'
import type { TASK_STATUS_LABELS } from '../task-statuses.ts'

export const words: Words<typeof TASK_STATUS_LABELS> = {
  pending: 'A buɗe',
  'in-progress': 'Ana aiki',
  submitted: 'An miƙa',
  completed: 'An kammala',
  disputed: 'Ana jayayya',
  cancelled: 'An soke',
  expired: 'Lokaci ya ƙare',
  removed: 'An cire',
}
