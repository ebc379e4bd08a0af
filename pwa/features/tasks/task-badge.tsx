import type { Task } from '#schema/contract/tasks.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'
import { words } from './list-words.ts'

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

/** SPEC 2: the task's status in its own words, "Open" when it has none. */
export const TaskBadge = ({ status, taskStatus }: Pick<Task, 'status' | 'taskStatus'>) => (
  <Badge tone={TONES[status]}>{taskStatus || words.openBadge}</Badge>
)
