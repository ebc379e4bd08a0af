import { Badge, type Tone } from '#pwa/ui/display/badge.tsx'
import { TASK_STATUS_LABELS } from '#schema/domain/messages/task-statuses.ts'
import type { TaskStatus } from '#schema/domain/task.ts'

const TONES: Record<TaskStatus, Tone> = {
  pending: 'good',
  'in-progress': 'wait',
  submitted: 'news',
  completed: 'strong',
  disputed: 'bad',
  cancelled: 'still',
  expired: 'still',
  removed: 'still',
}

/** In the language of the phone; the label of the server is English. */
export const TaskBadge = ({ status }: { status: TaskStatus }) => (
  <Badge tone={TONES[status]}>{TASK_STATUS_LABELS[status]}</Badge>
)
