import { and, inArray, sql } from 'drizzle-orm'
import type { AskEnd } from '#schema/domain/ask.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Db } from '#worker/db/client.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import type { Effect } from '#worker/db/write.ts'
import { notify } from '#worker/notices/notify.ts'
import { selectTasks, type TaskRow } from './queries.ts'
import { nextVersion, updateTask } from './update.ts'

/** The client need not wait any more; the todo stays private until the client decides. */
export const endAsk = (db: Db, task: TaskRow, askEnd: AskEnd, now: number): Effect =>
  updateTask(db, task, { askedUntil: null, askEnd, ...nextVersion(task, now) })

/** To the client, who decides. */
export const notAnswered = (task: TaskRow, now: number): Effect =>
  notify({
    to: task.clientId,
    kind: 'askUnanswered',
    taskId: task.id,
    otherUserId: task.askedId,
    data: { title: task.title, name: task.askedName ?? '' },
    now,
  })

type Pair = { a: UserId; b: UserId }
/** Open tasks that one of the two has posted for the other alone. */
export const selectAskedBetween = prepare(({ a, b }: Slots<Pair>) =>
  selectTasks(queryBuilder).where(
    and(
      sql`tasks.client_id IN (${a}, ${b}) AND tasks.status = 'pending'`,
      inArray(sql`tasks.asked_id`, [a, b]),
    ),
  ),
)

/** At a block, for good. The client is told, unless the block is the client's own. */
export const endAsksOfPair = (
  db: Db,
  asked: readonly TaskRow[],
  { blocker, now }: { blocker: UserId; now: number },
): Effect =>
  asked.map((task) => [
    endAsk(db, task, 'gone', now),
    task.clientId !== blocker && task.askedUntil !== null ? notAnswered(task, now) : [],
  ])
