import { labelOf, type TaskStatus } from '#schema/domain/task.ts'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'

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

/** Where a todo stands, in the wire's own word. */
export function StatusBadge({ status }: { status: TaskStatus }) {
  return <Badge tone={TONES[status]}>{labelOf(status)}</Badge>
}
