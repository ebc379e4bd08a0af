import type { Task } from '#schema/contract/tasks.ts'
import type { Trade } from '#schema/domain/trades.ts'
import { idsAmong } from '#pwa/replica/ids-among.ts'
import type { Replica } from '#pwa/replica/database.ts'
import type { Phone } from '#pwa/replica/write.ts'

/** `after`: the cursor the page was asked with; `complete`: nothing comes after it. */
type Page = { after?: string | undefined; complete: boolean; field?: Trade | undefined }

/**
 * Keeps a page of open todos. A todo this phone had seen within the page's stretch of time and that the page
 * no longer names has been taken, edited out of sight, or removed: it goes. The feed itself is pull's alone.
 */
export async function keepOpenPage(
  replica: Replica,
  tasks: readonly Task[],
  { after, complete, field }: Page,
): Promise<void> {
  const named = new Set(tasks.map(({ _id }) => _id))
  const newest = after === undefined ? '9999' : (tasks[0]?.createdAt ?? '')
  const oldest = complete ? '' : (tasks.at(-1)?.createdAt ?? newest)
  const { seen } = replica
  const stretch = field
    ? seen.where('[field+createdAt]').between([field, oldest], [field, newest], true, true)
    : seen.where('createdAt').between(oldest, newest, true, true)
  const gone = (await stretch.primaryKeys()).filter((id) => !named.has(id))
  if (gone.length > 0) await seen.bulkDelete(gone)
  await keepSeen(replica, tasks)
}

/**
 * One todo by its link. Mine stand with mine; but what was deleted pull has taken from there, and it is merely looked at
 * like anybody else's.
 */
export const keepTask = ({ replica, me }: Pick<Phone, 'replica' | 'me'>, task: Task) => {
  const isMine = task.client === me || task.tasker?._id === me
  return replica.table(isMine && task.status !== 'removed' ? 'tasks' : 'seen').put(task)
}

/** Todos that were looked at; my trade's are in the feed already, which is pull's alone. */
export async function keepSeen(replica: Replica, tasks: readonly Task[]): Promise<void> {
  const fed = await idsAmong(
    replica.feed,
    tasks.map(({ _id }) => _id),
  )
  await replica.seen.bulkPut(tasks.filter(({ _id }) => !fed.has(_id)))
}
