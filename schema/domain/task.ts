import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import { TASK_RESTORE_MS } from './limits.ts'
import type { Words } from './localize.ts'
import { TASK_STATUS_LABELS } from './messages/task-statuses.ts'
import { TRADE_TEXTS } from './messages/trades.ts'
import { currentStageOf, whyNotWorkOnStage, type Stages } from './stages.ts'

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
type ProjectType = (typeof PROJECT_TYPES)[number]

/** The orders in which the API lists open tasks. */
export const TASK_SORT_ORDERS = ['newest', 'price-low', 'price-high', 'near'] as const
export type TaskSortOrder = (typeof TASK_SORT_ORDERS)[number]

export type TaskEvent =
  | 'edit'
  | 'remove'
  | 'restore'
  | 'restoreCancelled'
  | 'restoreExpired'
  | 'expire'
  | 'repost'
  | 'award'
  | 'submit'
  | 'requestChanges'
  | 'nextStage'
  | 'approve'
  | 'cancel'
  | 'reopen'
  | 'dispute'
  | 'settle'
  | 'adminRemove'

/** Every allowed transition (docs/rules.md#task-states). */
export const TRANSITIONS: Record<TaskStatus, Partial<Record<TaskEvent, TaskStatus>>> = {
  pending: {
    edit: 'pending',
    remove: 'removed',
    expire: 'expired',
    repost: 'pending',
    award: 'in-progress',
    adminRemove: 'removed',
  },
  'in-progress': {
    submit: 'submitted',
    cancel: 'cancelled',
    reopen: 'pending',
    dispute: 'disputed',
    adminRemove: 'removed',
  },
  submitted: {
    submit: 'submitted',
    requestChanges: 'in-progress',
    nextStage: 'in-progress',
    approve: 'completed',
    dispute: 'disputed',
    adminRemove: 'removed',
  },
  disputed: {
    settle: 'completed',
    cancel: 'cancelled',
    reopen: 'in-progress',
    nextStage: 'in-progress',
    adminRemove: 'removed',
  },
  // An administrator hides the content; money and reviews stay.
  completed: { adminRemove: 'completed' },
  cancelled: { remove: 'removed', adminRemove: 'removed' },
  expired: { remove: 'removed', repost: 'pending', adminRemove: 'removed' },
  // It returns to what it was before.
  removed: { restore: 'pending', restoreCancelled: 'cancelled', restoreExpired: 'expired' },
}

/** The status after an event, or null when the event is not allowed in this status. */
export const taskStatusAfter = (status: TaskStatus, event: TaskEvent): TaskStatus | null =>
  TRANSITIONS[status][event] ?? null

export const statusLabelOf = (status: TaskStatus): string => TASK_STATUS_LABELS[status]

/** A name that only a newer build has stays as it is. */
export const projectTypeLabel = (
  type: string,
  { projectTypes }: Words<typeof TRADE_TEXTS> = TRADE_TEXTS,
): string => projectTypes[type as ProjectType] ?? type

/** A task's price is held exactly while it is in one of these statuses. */
export const HELD_STATUSES = [
  'in-progress',
  'submitted',
  'disputed',
] as const satisfies TaskStatus[]

/** The work of the present tasker goes on or is done. */
export const isAssigned = (status: TaskStatus): boolean =>
  status === 'completed' || HELD_STATUSES.some((held) => held === status)

type OwnedTask = { status: TaskStatus; client: UserId }
type AssignedTask = { status: TaskStatus; taskerId: UserId | null; stages: Stages }

export function whyNotEdit(task: OwnedTask, userId: UserId): ErrorCode | null {
  if (task.client !== userId) return 'not_found'
  return taskStatusAfter(task.status, 'edit') ? null : 'task_assigned_edit'
}

/** Deleting twice is allowed: the second request gets the same response. */
export function whyNotDelete(task: OwnedTask, userId: UserId): ErrorCode | null {
  if (task.client !== userId) return 'not_found'
  if (task.status === 'removed' || taskStatusAfter(task.status, 'remove')) return null
  return task.status === 'completed' ? 'task_completed_delete' : 'task_assigned_delete'
}

/** An expired task opens again; for an open one it is activity. */
export function whyNotRepost(task: OwnedTask, userId: UserId): ErrorCode | null {
  if (task.client !== userId) return 'not_found'
  return taskStatusAfter(task.status, 'repost') ? null : 'moved_on'
}

const RESTORE_EVENTS: Partial<Record<TaskStatus, TaskEvent>> = {
  pending: 'restore',
  cancelled: 'restoreCancelled',
  expired: 'restoreExpired',
}
/** A removed task returns to what it was; null when an administrator removed it. */
const restoreEventOf = ({ removedFrom }: { removedFrom: TaskStatus | null }): TaskEvent | null =>
  (removedFrom && RESTORE_EVENTS[removedFrom]) ?? null

export function restoredStatusOf(task: {
  status: TaskStatus
  removedFrom: TaskStatus | null
}): TaskStatus | null {
  const event = restoreEventOf(task)
  return event && taskStatusAfter(task.status, event)
}

/** A removed task can be restored for 30 days. */
export function whyNotRestore(
  task: OwnedTask & { removedAt: number | null; removedFrom: TaskStatus | null },
  userId: UserId,
  now: number,
): ErrorCode | null {
  if (task.client !== userId) return 'not_found'
  if (task.status === 'pending') return null
  if (task.status !== 'removed' || task.removedAt === null) return 'moved_on'
  if (restoreEventOf(task) === null) return 'removed_by_admin'
  return now - task.removedAt > TASK_RESTORE_MS ? 'restore_too_late' : null
}

export function whyNotSubmit(task: AssignedTask, userId: UserId): ErrorCode | null {
  if (task.taskerId !== userId) return 'not_found'
  if (!taskStatusAfter(task.status, 'submit')) return 'task_not_in_progress'
  return whyNotWorkOnStage(task.stages)
}

type StagedTask = OwnedTask & { stages: Stages }
/** An approval that is repeated late must not reach the work of the next stage. */
export const whyNotApproveStage = (
  task: StagedTask,
  seen: number | undefined,
  userId: UserId,
): ErrorCode | null =>
  whyNotApprove(task, userId) ??
  (seen !== undefined && task.status !== 'completed' && seen !== currentStageOf(task)?.n
    ? 'stage_gone'
    : null)

/** Approving twice is allowed: the second request gets "Already approved". */
export function whyNotApprove(task: OwnedTask, userId: UserId): ErrorCode | null {
  if (task.client !== userId) return 'not_found'
  if (task.status === 'completed') return null
  if (task.status === 'in-progress' || task.status === 'pending') return 'not_submitted'
  return taskStatusAfter(task.status, 'approve') ? null : 'moved_on'
}
