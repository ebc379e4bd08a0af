import { waitsFor } from '#pwa/features/tasks/life/step-task.ts'
import { LIVE_STATUSES } from '#schema/domain/conversation.ts'
import type { PostedTask } from './client-tasks.ts'

/** Pending proposals on this phone, by task. */
type Counts = ReadonlyMap<string, number> | undefined

/** The later, the less its client can do about it. */
function actionRank(task: PostedTask, counts: Counts, now: number): number {
  const { _id, status, delivery } = task
  if (delivery.state === 'failed') return 0
  if (status === 'pending') return counts?.get(_id) ? 1 : 2
  if (LIVE_STATUSES.some((live) => live === status)) return waitsFor('client', task, now) ? 1 : 2
  return status === 'expired' ? 3 : 4
}

/** First what its client must decide, then what runs, then what has ended; in each, the order of `tasks`. */
export const sortByAction = (
  tasks: readonly PostedTask[],
  counts: Counts,
  now: number,
): PostedTask[] => tasks.toSorted((a, b) => actionRank(a, counts, now) - actionRank(b, counts, now))
