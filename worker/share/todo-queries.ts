import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { TaskId } from '#schema/domain/ids.ts'
import { allStates, placesOfState } from '#schema/domain/places/places.ts'
import { TRADE_NAMES, type Trade } from '#schema/domain/trade-names.ts'
import { tasks, users } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { olderThan, pageSizeOf, type Page } from '#worker/db/paging.ts'

/** Of a user that strangers may see: neither suspended, nor closed, nor hidden by reports. */
export const isPublic = and(
  isNull(users.suspendedAt),
  isNull(users.suppressedAt),
  isNull(users.closedAt),
)
/** `users` has its client. */
const isListed = and(
  sql`${tasks.status} = 'pending'`,
  eq(users.id, tasks.clientId),
  isNull(tasks.suppressedAt),
  isNull(tasks.askedId),
  isPublic,
)

/** The open tasks that strangers may see, the newest first. Reads the index `tasks_open` from its end. */
export const selectListedTasks = (db: Db, max: number) =>
  db
    .select({ id: tasks.id, updatedAt: tasks.updatedAt })
    .from(tasks)
    .crossJoin(users)
    .where(isListed)
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(max)

const cardColumns = {
  id: tasks.id,
  title: tasks.title,
  price: tasks.price,
  projectType: tasks.projectType,
  location: tasks.location,
  duration: tasks.duration,
  neededBy: tasks.neededBy,
  span: tasks.span,
  createdAt: tasks.createdAt,
}
export type TodoCard = Awaited<ReturnType<typeof selectTodosOfTrade>>[number]

/** The newest open tasks of a trade, and one more than a page shows. Reads the index `tasks_feed` from its end. */
export const selectTodosOfTrade = (db: Db, trade: Trade, page: Page) =>
  db
    .select(cardColumns)
    .from(tasks)
    .crossJoin(users)
    .where(and(isListed, eq(tasks.trade, trade), olderThan(tasks.createdAt, tasks.id, page)))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(pageSizeOf(page) + 1)

/**
 * As above, in one state. The index `tasks_feed_near` has each of its places in this order, and SQLite merges them, so a
 * page reads one row of each place more than it shows.
 */
export function selectTodosOfState(db: Db, trade: Trade, state: string, page: Page) {
  const after = olderThan(tasks.createdAt, tasks.id, page)
  const ofPlace = (place: string): SQL => sql`
    SELECT ${tasks.createdAt} AS at, ${tasks.id} AS id FROM ${tasks} CROSS JOIN ${users}
    WHERE ${and(isListed, eq(tasks.trade, trade), eq(tasks.place, place), after)}`
  const found = sql.join(
    placesOfState(state).map(({ id }) => ofPlace(id)),
    sql` UNION ALL `,
  )
  return db
    .select(cardColumns)
    .from(sql`(${found} ORDER BY at DESC, id DESC LIMIT ${pageSizeOf(page) + 1}) AS found`)
    .crossJoin(tasks)
    .where(eq(tasks.id, sql<TaskId>`found.id`))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
}

/** Where a trade has open tasks. Looks each state up once: the ids of its places begin with its own. */
export const selectTradesInStates = (db: Db, trades: readonly Trade[]) =>
  db
    .select({ trade: sql<Trade>`trades.value`, state: sql<string>`states.value` })
    .from(sql`json_each(${JSON.stringify(trades)}) AS trades`)
    .crossJoin(sql`json_each(${JSON.stringify(allStates().map(({ id }) => id))}) AS states`)
    .where(
      sql`EXISTS (SELECT 1 FROM ${tasks} CROSS JOIN ${users} WHERE ${isListed}
        AND ${tasks.trade} = trades.value
        AND ${tasks.place} > states.value || '-' AND ${tasks.place} < states.value || '.')`,
    )

/** More are not counted. */
export const COUNTED_MAX = 9

/** How many open tasks each trade has, up to one more than `COUNTED_MAX`. */
export const selectTradeCounts = (db: Db) =>
  db
    .select({
      trade: sql<Trade>`trades.value`,
      open: sql`(SELECT count(*) FROM (SELECT 1 FROM ${tasks} CROSS JOIN ${users} WHERE ${and(isListed, eq(tasks.trade, sql`trades.value`))}
        LIMIT ${COUNTED_MAX + 1}))`.mapWith(Number),
    })
    .from(sql`json_each(${JSON.stringify(TRADE_NAMES)}) AS trades`)
