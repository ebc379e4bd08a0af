import { messages } from '#pwa/features/tasks/list/messages.ts'
import { Badge, type Tone } from '#pwa/ui/display/badge.tsx'
import type { Task } from '#schema/contract/tasks.ts'
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

/** The status label of the server; "Open" if it is empty. */
export const TaskBadge = ({ status, taskStatus }: Pick<Task, 'status' | 'taskStatus'>) => (
  <Badge tone={TONES[status]}>{taskStatus || messages.openBadge}</Badge>
)
