import { eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { listAllTasks } from '#schema/contract/admin-lists.ts'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import { tasks, users } from '#schema/tables/index.ts'
import { userSummaryColumnsOf } from '#worker/accounts/queries.ts'
import type { Db } from '#worker/db/client.ts'
import { matchesPattern, patternOf } from '#worker/db/fold-sql.ts'
import { decodeCursor, pageSizeOf } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { presentTask } from '#worker/tasks/present.ts'
import { taskColumns } from '#worker/tasks/queries.ts'
import {
  candidatePageOf,
  candidatesOf,
  isIn,
  lastCandidateOf,
  type Candidates,
} from './candidates.ts'

type Criteria = ParsedInput<typeof listAllTasks>

const ORDERS = {
  newest: { column: sql.raw('created_at'), isDescending: true },
  oldest: { column: sql.raw('created_at'), isDescending: false },
  'price-low': { column: sql.raw('price'), isDescending: false },
  'price-high': { column: sql.raw('price'), isDescending: true },
}
// The conditions of the partial indexes, literally.
const IS_LISTED = sql.raw("status <> 'removed'")

const hasStatus = (status: TaskStatus): SQL =>
  status === 'pending'
    ? sql.raw("status = 'pending'")
    : sql`${sql.raw("status <> 'pending'")} AND status = ${status}`

function sourceOf(criteria: Criteria): Candidates {
  const { q, status, sort = 'newest' } = criteria
  const { column, isDescending } = ORDERS[sort]
  const position = decodeCursor(criteria)
  const beyond = isDescending ? sql`<` : sql`>`
  const order = isDescending ? sql`DESC` : sql`ASC`
  // Only the index by date begins with the status; removed tasks are in no other.
  const isByStatus = status !== undefined && (!sort.startsWith('price') || status === 'removed')
  const at = isByStatus ? sql.raw('created_at') : column
  const where = isByStatus ? hasStatus(status) : IS_LISTED
  const after = position ? sql`AND (${at}, id) ${beyond} (${position.at}, ${position.id})` : sql``
  const isTitle = q ? [matchesPattern(sql`${tasks.title}`, patternOf(q))] : []
  return {
    select: (limit) => sql`
      SELECT ${at} AS at, id FROM tasks WHERE ${where} ${after} ORDER BY ${at} ${order}, id ${order} ${limit}`,
    filters: [
      ...(status && !isByStatus ? [sql`${tasks.status} = ${status}`] : []),
      ...isTitle,
      ...isIn(tasks.place, criteria.place),
    ],
  }
}

const client = alias(users, 'client')
const assignee = alias(users, 'assignee')

function selectTasks(db: Db, criteria: Criteria, source: Candidates) {
  const filters: SQL[] = source.filters.map((filter) => sql` AND ${filter}`)
  return db
    .select({
      ...taskColumns,
      client: userSummaryColumnsOf(client),
      assignee: userSummaryColumnsOf(assignee),
      at: sql<number>`candidate.at`.mapWith(Number),
      position: sql<string>`candidate.id`,
    })
    .from(candidatesOf(source, criteria))
    .crossJoin(tasks)
    .crossJoin(client)
    .leftJoin(assignee, eq(assignee.id, tasks.taskerId))
    .where(
      sql`${eq(tasks.id, sql`candidate.id`)} AND ${eq(client.id, tasks.clientId)}${sql.join(filters)}`,
    )
    .limit(pageSizeOf(criteria) + 1)
}

export const listAllTasksRoute = route(listAllTasks, async ({ db, read }, criteria) => {
  const source = sourceOf(criteria)
  const { actor, rows, last } = await read({
    rows: selectTasks(db, criteria, source),
    last: first(lastCandidateOf(db, source)),
  })
  const { shown, nextCursor } = candidatePageOf(rows, criteria, last)
  return { tasks: shown.map((row) => presentTask(row, actor)), nextCursor }
})
