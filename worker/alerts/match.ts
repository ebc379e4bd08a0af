import { sql } from 'drizzle-orm'
import { ALERT_NOTICES_PER_TASK, digestAtOf, onePerUser } from '#schema/domain/alerts.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import type { Job } from '#worker/background/job.ts'
import { retryOnConflict } from '#worker/db/retry-on-conflict.ts'
import { numberOf, textOf } from '#worker/db/row.ts'
import { assertRowsChanged, assertThat, type Effect } from '#worker/db/write.ts'
import { notify } from '#worker/notices/notify.ts'
import {
  parseMatch,
  parseQueued,
  selectMatches,
  selectQueued,
  type AlertMatch,
  type QueuedTask,
} from './queries.ts'
import { whyLine } from './texts.ts'

/** Each is a batch with up to 200 notices. */
const TASKS_PER_RUN = 20
/** Of the runs that begin with the same todo, all but one go on to the next one. */
const ATTEMPTS = 5

/** Of runs at the same time, one takes the todo: the batch of the other one is aborted, and it writes nothing. */
const takeFromQueue = (id: TaskId): Effect => [
  sql`DELETE FROM alert_queue WHERE task_id = ${id}`,
  assertRowsChanged('task_state'),
]

/** Who is told of a todo, in one batch with its removal from the queue: all are told once, or none is. */
function tell(task: QueuedTask, matches: readonly AlertMatch[], now: number): Effect {
  const told = matches.map((match) => ({ match, digestAt: digestAtOf(match, now) }))
  const rows = told.map(({ match: { userId, alertId, km }, digestAt }) => [
    userId,
    alertId,
    km,
    digestAt,
  ])
  return [
    sql`INSERT INTO alert_matches (user_id, task_id, alert_id, km, digest_at, created_at)
      SELECT json_extract(value, '$[0]'), ${task.id}, json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), ${now} FROM json_each(${JSON.stringify(rows)})`,
    notify(
      ...told.flatMap(({ match: { userId, alertId, km }, digestAt }) =>
        digestAt === null
          ? {
              to: userId,
              kind: 'todoAlert' as const,
              taskId: task.id,
              data: { title: task.title, lines: [whyLine(task, km)], alert: alertId },
              now,
            }
          : [],
      ),
    ),
  ]
}

/** Compares the first todo of the queue with the alerts. How many were told; null when the queue is empty. */
async function matchNext(background: BackgroundContext): Promise<number | null> {
  const now = background.now()
  const [[queued] = []] = await background.read(selectQueued)
  if (!queued) return null
  if (numberOf(queued, 'opened_at') <= now - DAY_MS) {
    // After an outage of a day they are no news.
    await background.write(sql`DELETE FROM alert_queue WHERE opened_at <= ${now - DAY_MS}`)
    return 0
  }
  if (queued['is_shown'] !== 1) {
    await background.commit(takeFromQueue(textOf<TaskId>(queued, 'task_id')))
    return 0
  }
  const task = parseQueued(queued)
  const [rows = []] = await background.read(selectMatches(task, now))
  const matches = onePerUser(rows.map(parseMatch), ALERT_NOTICES_PER_TASK)
  await background.commit([
    takeFromQueue(task.id),
    assertThat(
      'task_state',
      sql`EXISTS (SELECT 1 FROM tasks WHERE id = ${task.id} AND status = 'pending' AND suppressed_at IS NULL AND asked_id IS NULL)`,
    ),
    matches.length > 0 ? tell(task, matches, now) : [],
  ])
  return matches.length
}

/** Tells professionals of todos that have become open, from the one that waits longest. */
export async function matchAlerts(background: BackgroundContext) {
  let todos = 0
  let told = 0
  for (; todos < TASKS_PER_RUN; todos++) {
    const matched = await retryOnConflict(ATTEMPTS, () => matchNext(background))
    if (matched === null) break
    told += matched
  }
  return { todos, told }
}

/** What no command has done after its commit. */
export const matchAlertsJob: Job = {
  name: 'match-alerts',
  run: async ({ background }) => matchAlerts(background),
}
