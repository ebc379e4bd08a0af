import type { UserId } from './ids.ts'
import { RESTORE_MS } from './limits.ts'
import type { RefusalCode } from './refusal.ts'

export const TASK_STATUSES = [
  'pending',
  'in-progress',
  'submitted',
  'completed',
  'disputed',
  'cancelled',
  'expired',
  'removed',
] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]
export const PROJECT_TYPES = ['Onsite', 'Remote', 'Hybrid'] as const
export type ProjectType = (typeof PROJECT_TYPES)[number]

/** Orders an open todo can be listed in. */
export const SORTS = ['newest', 'price-low', 'price-high'] as const
export type Sort = (typeof SORTS)[number]

export type TaskEvent =
  | 'edit'
  | 'remove'
  | 'restore'
  | 'expire'
  | 'award'
  | 'submit'
  | 'requestChanges'
  | 'approve'
  | 'cancel'
  | 'reopen'
  | 'dispute'
  | 'settle'

/** The whole life of a task (RULES 2.1). What is not drawn here cannot happen. */
const LIFE: Record<TaskStatus, Partial<Record<TaskEvent, TaskStatus>>> = {
  pending: { edit: 'pending', remove: 'removed', expire: 'expired', award: 'in-progress' },
  'in-progress': {
    submit: 'submitted',
    cancel: 'cancelled',
    reopen: 'pending',
    dispute: 'disputed',
  },
  submitted: {
    submit: 'submitted',
    requestChanges: 'in-progress',
    approve: 'completed',
    dispute: 'disputed',
  },
  disputed: { settle: 'completed', cancel: 'cancelled', reopen: 'in-progress' },
  completed: {},
  cancelled: { remove: 'removed' },
  expired: { remove: 'removed', restore: 'pending' },
  removed: { restore: 'pending' },
}

/** Where an event leads from here, or null when it may not happen here. */
export const statusAfter = (status: TaskStatus, event: TaskEvent): TaskStatus | null =>
  LIFE[status][event] ?? null

const LABELS: Record<TaskStatus, string> = {
  pending: 'Open',
  'in-progress': 'In Progress',
  submitted: 'Submitted',
  completed: 'Completed',
  disputed: 'In Dispute',
  cancelled: 'Cancelled',
  expired: 'Expired',
  removed: 'Removed',
}
/** The wire's `taskStatus` (RULES 2.1). */
export const labelOf = (status: TaskStatus): string => LABELS[status]

/** Money is held for a task exactly while it is in one of these (R22 I4). */
export const HELD_STATUSES = [
  'in-progress',
  'submitted',
  'disputed',
] as const satisfies TaskStatus[]
export const isHeld = (status: TaskStatus): boolean =>
  (HELD_STATUSES as readonly TaskStatus[]).includes(status)

type Owned = { status: TaskStatus; client: UserId }
type Assigned = { status: TaskStatus; taskerId: UserId | null }

/** R8. */
export function whyNotEdit(task: Owned, person: UserId): RefusalCode | null {
  if (task.client !== person) return 'not_found'
  return statusAfter(task.status, 'edit') ? null : 'task_assigned_edit'
}

/** R9. A task already removed is no refusal: the answer is the same again. */
export function whyNotDelete(task: Owned, person: UserId): RefusalCode | null {
  if (task.client !== person) return 'not_found'
  if (task.status === 'removed' || statusAfter(task.status, 'remove')) return null
  return task.status === 'completed' ? 'task_completed_delete' : 'task_assigned_delete'
}

/** R9: soft, so it can come back for 30 days. */
export function whyNotRestore(
  task: Owned & { removedAt: number | null },
  person: UserId,
  now: number,
): RefusalCode | null {
  if (task.client !== person) return 'not_found'
  if (task.status === 'pending') return null
  if (task.status !== 'removed' || task.removedAt === null) return 'moved_on'
  return now - task.removedAt > RESTORE_MS ? 'restore_too_late' : null
}

/** R29. */
export function whyNotSubmit(task: Assigned, person: UserId): RefusalCode | null {
  if (task.taskerId !== person) return 'not_found'
  return statusAfter(task.status, 'submit') ? null : 'task_not_in_progress'
}

/** R27. Completed is no refusal: the second call hears "Already approved". */
export function whyNotApprove(task: Owned, person: UserId): RefusalCode | null {
  if (task.client !== person) return 'not_found'
  if (task.status === 'completed') return null
  if (task.status === 'in-progress' || task.status === 'pending') return 'not_submitted'
  return statusAfter(task.status, 'approve') ? null : 'moved_on'
}
