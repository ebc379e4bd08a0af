import { sql, type SQL } from 'drizzle-orm'
import { listUserTimeline } from '#schema/contract/admin-desk.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { availableOf, type JournalType } from '#schema/domain/ledger.ts'
import { TRANSACTION_MESSAGES } from '#schema/domain/messages/transactions.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { oneLine } from '#schema/domain/text.ts'
import type { TimelineKind } from '#schema/domain/user-timeline.ts'
import type { Db } from '#worker/db/client.ts'
import { decodeCursor, pageOf, pageSizeOf, type Page } from '#worker/db/paging.ts'
import { route } from '#worker/http/serve.ts'
import { entryAt } from './list-transactions.ts'

/** More than happen to one user in one millisecond, which is read again behind a cursor. */
const SAME_TIME = 5
/** Entries are numbered in the order of their batches, whose times may differ by seconds. */
const MARGIN_MS = 600_000

type Part = {
  kind: TimelineKind
  at: SQL | string
  id: SQL | string
  from: SQL
  task?: SQL
  amount?: SQL
  what?: SQL
  reason?: SQL
  by?: SQL
  /** The order of an index, where it is not that of the time. */
  order?: SQL
}

const NOTHING = sql`NULL`
const raw = (text: SQL | string) => (typeof text === 'string' ? sql.raw(text) : text)

/** The newest rows of one index up to the position. Their ids are made different by their kind. */
function rowsOf(part: Part, until: number, limit: number): SQL {
  const { kind, task = NOTHING, amount = NOTHING, what = NOTHING } = part
  const { reason = NOTHING, by = NOTHING } = part
  const at = raw(part.at)
  return sql`SELECT * FROM (SELECT ${at} AS at, ${`${kind}-`} || ${raw(part.id)} AS id, ${kind} AS kind, ${task} AS task,
    ${amount} AS amount, ${what} AS what, ${reason} AS reason, ${by} AS actor
    FROM ${part.from} AND ${at} <= ${until} ORDER BY ${part.order ?? sql`${at} DESC`} LIMIT ${limit})`
}

const TASK_ID = sql.raw('tasks.id')

const ofAccount = (user: UserId): Part[] =>
  (
    [
      ['registered', 'created_at'],
      ['emailProven', 'email_proven_at'],
      ['closed', 'closed_at'],
    ] as const
  ).map(([kind, at]) => ({
    kind,
    at,
    id: "''",
    from: sql`users WHERE id = ${user} AND ${raw(at)} IS NOT NULL`,
  }))

const ofTasks = (user: UserId): Part[] => [
  {
    kind: 'posted',
    at: 'created_at',
    id: 'id',
    task: TASK_ID,
    from: sql`tasks WHERE client_id = ${user} AND status <> 'removed'`,
  },
  {
    kind: 'removed',
    at: 'updated_at',
    id: 'id',
    task: TASK_ID,
    from: sql`tasks WHERE client_id = ${user} AND status = 'removed'`,
  },
  {
    kind: 'awarded',
    at: 'awarded_at',
    id: 'id',
    task: TASK_ID,
    from: sql`tasks WHERE tasker_id = ${user} AND tasker_id IS NOT NULL AND awarded_at IS NOT NULL`,
  },
  {
    kind: 'completed',
    at: 'completed_at',
    id: 'id',
    task: TASK_ID,
    from: sql`tasks WHERE client_id = ${user} AND completed_at IS NOT NULL`,
  },
  {
    kind: 'awarded',
    at: 'awarded_at',
    id: 'id',
    task: TASK_ID,
    what: sql`'own'`,
    from: sql`tasks WHERE client_id = ${user} AND awarded_at IS NOT NULL`,
  },
  {
    kind: 'completed',
    at: 'completed_at',
    id: 'id',
    task: TASK_ID,
    from: sql`tasks WHERE tasker_id = ${user} AND awarded_at IS NOT NULL AND completed_at IS NOT NULL`,
  },
  ...['client_id', 'tasker_id'].map((party): Part => ({
    kind: 'disputed',
    at: 'd.opened_at',
    id: 'd.id',
    task: TASK_ID,
    what: sql`CASE WHEN d.opened_by = ${user} THEN 'own' END`,
    from: sql`tasks CROSS JOIN disputes d ON d.task_id = tasks.id WHERE ${raw(party)} = ${user} AND tasks.dispute IS NOT NULL`,
  })),
]

const ofAdministrators = (user: UserId): Part[] => [
  {
    kind: 'reported',
    at: 'created_at',
    id: 'id',
    what: sql`reports.reason`,
    from: sql`reports WHERE subject_id = ${user}`,
  },
  {
    kind: 'act',
    at: 'a.created_at',
    id: 'a.id',
    what: sql`a.action`,
    reason: sql`a.reason`,
    by: sql`u.username`,
    // Another todo or withdrawal of the user has its own line.
    from: sql`audit_log a CROSS JOIN users u ON u.id = a.actor_id WHERE a.subject = ${user}`,
  },
]

const ofMoney = (user: UserId, until: number): Part[] =>
  (['credit', 'debit'] as const).map((side) => ({
    kind: side,
    at: 'e.created_at',
    id: "printf('%015d', e.id)",
    amount: sql`e.amount`,
    what: sql`j.type`,
    reason: sql`j.meta`,
    task: sql`CASE WHEN j.movement IS NOT NULL THEN j.subject_id END`,
    from: sql`ledger_entries e CROSS JOIN ledger_journals j ON j.id = e.journal_id
      WHERE e.${sql.raw(side)}_account = ${availableOf(user)} AND e.id <= ${entryAt(until + MARGIN_MS, sql`9223372036854775807`)}
        AND j.type <> 'payout_failed'`,
    order: sql`e.id DESC`,
  }))

function selectEvents(db: Db, user: UserId, page: Page) {
  const position = decodeCursor(page)
  const until = position?.at ?? Number.MAX_SAFE_INTEGER
  const limit = pageSizeOf(page) + 1 + SAME_TIME
  const parts = [
    ...ofAccount(user),
    ...ofTasks(user),
    ...ofAdministrators(user),
    ...ofMoney(user, until),
  ].map((part) => rowsOf(part, until, limit))
  const after = position ? sql`(at, id) < (${position.at}, ${position.id})` : sql`true`
  return db
    .select({
      at: sql<number>`at`.mapWith(Number),
      _id: sql<string>`event.id`,
      kind: sql<TimelineKind>`kind`,
      task: sql<TaskId | null>`task`,
      title: sql<string | null>`(SELECT title FROM tasks WHERE tasks.id = task)`,
      amount: sql<Kobo | null>`amount`,
      what: sql<string | null>`what`,
      reason: sql<string | null>`reason`,
      by: sql<string | null>`actor`,
    })
    .from(sql`(${sql.join(parts, sql` UNION ALL `)}) AS event`)
    .where(after)
    .orderBy(sql`at DESC, event.id DESC`)
    .limit(pageSizeOf(page) + 1)
}

type Row = Awaited<ReturnType<typeof selectEvents>>[number]

/** The line of a transaction as its owner reads it. */
function moneyLine(what: string | null, stored: string | null): string {
  const meta = (JSON.parse(stored ?? '{}') ?? {}) as { title?: string; note?: string }
  return oneLine(TRANSACTION_MESSAGES[what as JournalType](meta))
}

function presentEvent({ title, task, what, reason, ...row }: Row) {
  const isMoney = row.kind === 'credit' || row.kind === 'debit'
  return {
    ...row,
    task: task && title !== null ? { _id: task, title } : null,
    what: isMoney ? moneyLine(what, reason) : what,
    reason: isMoney ? null : reason,
  }
}

export const listUserTimelineRoute = route(
  listUserTimeline,
  async ({ db, read }, { id, ...page }) => {
    const { rows } = await read({ rows: selectEvents(db, id, page) })
    const { shown, nextCursor } = pageOf(rows, page, ({ at, _id }) => ({ at, id: _id }))
    return { events: shown.map(presentEvent), nextCursor }
  },
)
