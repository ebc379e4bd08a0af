import type { Words } from '#schema/domain/localize.ts'
import type { TASK_STATUS_LABELS } from '../task-statuses.ts'

export const words: Words<typeof TASK_STATUS_LABELS> = {
  pending: 'Ó ṣí sílẹ̀',
  'in-progress': 'Iṣẹ́ ń lọ',
  submitted: 'Iṣẹ́ ti wá',
  completed: 'Ó ti parí',
  disputed: 'Aáwọ̀ wà',
  cancelled: 'A fagi lé e',
  expired: 'Àkókò ti kọjá',
  removed: 'A mú un kúrò',
}
