import type { ErrorCode } from './errors.ts'
import type { TaskStatus } from './task.ts'

/** What can be kept for later: todos, and the profiles of professionals. */
export const SAVED_KINDS = ['task', 'user'] as const
export type SavedKind = (typeof SAVED_KINDS)[number]

/** Of one user, todos and professionals together. */
export const SAVED_MAX = 200

/** What has become of a saved todo since. */
export const SAVED_TASK_STATES = ['open', 'assigned', 'cancelled', 'deleted', 'closed'] as const
export type SavedTaskState = (typeof SAVED_TASK_STATES)[number]

const STATES: Partial<Record<TaskStatus, SavedTaskState>> = {
  pending: 'open',
  cancelled: 'cancelled',
  removed: 'deleted',
  expired: 'closed',
}
export const savedStateOf = (status: TaskStatus): SavedTaskState => STATES[status] ?? 'assigned'

type Saving = {
  /** The user may see it, and it is no own todo or profile. */
  isVisible: boolean
  /** A professional, or an open todo. */
  isOpen: boolean
  isSaved: boolean
  count: number
}

export function whyNotSave({ isVisible, isOpen, isSaved, count }: Saving): ErrorCode | null {
  if (isSaved) return null
  if (!isVisible) return 'not_found'
  if (!isOpen) return 'task_not_open'
  return count < SAVED_MAX ? null : 'too_many_saved'
}
