import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import { CHANGE_REQUESTS_MAX } from './limits.ts'
import { taskStatusAfter, type TaskStatus } from './task.ts'

/** The latest request for changes; `at` in ms since epoch. How many there were is `revisions` of the task. */
export type ChangeRequest = { note: string; at: number }

export type ReviewedTask = { status: TaskStatus; client: UserId; revisions: number }

/** docs/rules.md#changes-can-be-requested-three-times */
export function whyNotRequestChanges(task: ReviewedTask, userId: UserId): ErrorCode | null {
  if (task.client !== userId) return 'not_found'
  if (task.status === 'in-progress' || task.status === 'pending') return 'not_submitted'
  if (!taskStatusAfter(task.status, 'requestChanges')) return 'moved_on'
  return task.revisions >= CHANGE_REQUESTS_MAX ? 'too_many_change_requests' : null
}
