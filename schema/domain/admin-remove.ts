import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import type { Kobo } from './money.ts'
import { taskStatusAfter, type TaskStatus } from './task.ts'

type RemovableTask = {
  status: TaskStatus
  client: UserId
  taskerId: UserId | null
  hiddenAt: number | null
}

/** An administrator removes tasks of others only, and each once (docs/rules.md#an-administrators-deletion-refunds-the-client). */
export function whyNotRemoveAsAdmin(task: RemovableTask, adminId: UserId): ErrorCode | null {
  if (task.client === adminId || task.taskerId === adminId) return 'wrong_role'
  if (task.hiddenAt !== null) return 'moved_on'
  return taskStatusAfter(task.status, 'adminRemove') ? null : 'moved_on'
}

/** The two parts of the hold; null when more is to be released than is held. */
export const dividedHold = (held: Kobo, release: Kobo): { release: Kobo; refund: Kobo } | null =>
  release > held ? null : { release, refund: (held - release) as Kobo }
