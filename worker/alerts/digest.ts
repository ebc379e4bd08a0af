import { sql } from 'drizzle-orm'
import { ALERT_DIGEST_LINES } from '#schema/domain/alerts.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { NOTICE_LINE_FACTS } from '#schema/domain/messages/notice-lines.ts'
import { titleFact } from '#schema/domain/messages/removal.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { quietUntil } from '#schema/domain/quiet-hours.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import type { Job } from '#worker/background/job.ts'
import { numberOf, textOf, type Row } from '#worker/db/row.ts'
import { assertRowsChanged } from '#worker/db/write.ts'
import { notify } from '#worker/notices/notify.ts'
import { whyLine } from './texts.ts'

const USERS_PER_RUN = 50
/** Of one user; a user is told of no more than these in a day. */
const TODOS_PER_USER = 100

/** The users of the oldest matches that are due, with all of theirs. */
const selectDue = (now: number) => sql`
  SELECT m.user_id, m.task_id, m.km, t.title, t.trade, t.price, t.status = 'pending' AND t.suppressed_at IS NULL AS is_open
  FROM (SELECT DISTINCT user_id FROM (
      SELECT user_id FROM alert_matches WHERE digest_at IS NOT NULL AND digest_at <= ${now}
      ORDER BY digest_at LIMIT ${USERS_PER_RUN * TODOS_PER_USER}) LIMIT ${USERS_PER_RUN}) due
  CROSS JOIN alert_matches m ON m.user_id = due.user_id AND m.digest_at IS NOT NULL AND m.digest_at <= ${now}
  JOIN tasks t ON t.id = m.task_id`

function groupByUser(rows: readonly Row[]): Map<UserId, Row[]> {
  const groups = new Map<UserId, Row[]>()
  for (const row of rows) {
    const userId = textOf<UserId>(row, 'user_id')
    groups.set(userId, [...(groups.get(userId) ?? []), row])
  }
  return groups
}

const lineOf = (row: Row) =>
  NOTICE_LINE_FACTS.todo(
    titleFact(textOf(row, 'title')),
    whyLine(
      { trade: textOf<Trade>(row, 'trade'), price: numberOf(row, 'price') as Kobo },
      row['km'] === null ? null : numberOf(row, 'km'),
    ),
  )

/** Nearest first; without a place last. */
const byDistance = (one: Row, other: Row) =>
  Number(one['km'] ?? Number.POSITIVE_INFINITY) - Number(other['km'] ?? Number.POSITIVE_INFINITY) ||
  0

/** One notice in the morning with the todos that were matched since the last, if they are still open. */
export const sendAlertDigestsJob: Job = {
  name: 'send-alert-digests',
  async run({ read, background, now }) {
    // What an outage has delayed until the night waits for the morning.
    if (quietUntil(now) !== null) return { users: 0, todos: 0 }
    const [rows = []] = await read(selectDue(now))
    if (rows.length === 0) return { users: 0, todos: 0 }
    const pairs = rows.map((row) => [
      textOf<UserId>(row, 'user_id'),
      textOf<TaskId>(row, 'task_id'),
    ])
    const news = [...groupByUser(rows)].flatMap(([to, all]) => {
      const open = all.filter((row) => numberOf(row, 'is_open') === 1).toSorted(byDistance)
      if (open.length === 0) return []
      const lines = open.slice(0, ALERT_DIGEST_LINES).map(lineOf)
      return { to, kind: 'todoDigest' as const, data: { count: open.length, lines }, now }
    })
    await background.commit([
      sql`UPDATE alert_matches SET digest_at = NULL
        WHERE digest_at IS NOT NULL AND (user_id, task_id) IN
          (SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(${JSON.stringify(pairs)}))`,
      // Another run has taken some of them: it writes their digests.
      assertRowsChanged('task_state', rows.length),
      notify(...news),
    ])
    return { users: news.length, todos: rows.length }
  },
}
