import type { Device } from '#pwa/outbox/queueable.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { existingIds } from '#pwa/replica/title-index/existing-ids.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { Trade } from '#schema/domain/trades.ts'

type Page = {
  /** Cursor of the request. */
  after?: string | undefined
  /** No page follows. */
  complete: boolean
  field?: Trade | undefined
}

/**
 * Stores a page of open tasks. Browsed tasks of the same period that the page does not contain are no longer open,
 * and are deleted. The feed is written by pull only.
 */
export async function storeOpenPage(
  replica: Replica,
  tasks: readonly Task[],
  { after, complete, field }: Page,
): Promise<void> {
  const pageIds = new Set(tasks.map(({ _id }) => _id))
  const newest = after === undefined ? '9999' : (tasks[0]?.createdAt ?? '')
  const oldest = complete ? '' : (tasks.at(-1)?.createdAt ?? newest)
  const { browsed } = replica
  const period = field
    ? browsed.where('[field+createdAt]').between([field, oldest], [field, newest], true, true)
    : browsed.where('createdAt').between(oldest, newest, true, true)
  const goneIds = (await period.primaryKeys()).filter((id) => !pageIds.has(id))
  if (goneIds.length > 0) await browsed.bulkDelete(goneIds)
  await storeBrowsed(replica, tasks)
}

/** Stores a task opened by its link. A removed own task counts as browsed: pull has deleted it from `tasks`. */
export const storeTask = ({ replica, userId }: Pick<Device, 'replica' | 'userId'>, task: Task) => {
  const isOwn = task.client === userId || task.tasker?._id === userId
  return replica.table(isOwn && task.status !== 'removed' ? 'tasks' : 'browsed').put(task)
}

/** Stores browsed tasks, except those that are in the feed. */
export async function storeBrowsed(replica: Replica, tasks: readonly Task[]): Promise<void> {
  const feedIds = await existingIds(
    replica.feed,
    tasks.map(({ _id }) => _id),
  )
  await replica.browsed.bulkPut(tasks.filter(({ _id }) => !feedIds.has(_id)))
}
