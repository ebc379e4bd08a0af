import { and, asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { Entity } from '#schema/contract/sync.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { changes } from '#schema/tables/sync.ts'
import type { Cursor } from './cursor.ts'

/** What a call is about: whose phone, how far it has come, and how much it can take. */
export type Asked = { me: UserId; cursor: Cursor | null; limit: number }

export const ownScope = (me: UserId) => `u:${me}`

/** The feed this phone follows, as its cursor says; null for none. */
export const feedScope = ({ cursor }: Asked) => (cursor?.trade ? `feed:${cursor.trade}` : null)

/** The same as the person's own row says, when there is no cursor yet. */
export const followedBy = (me: UserId) =>
  sql`(SELECT 'feed:' || trade FROM users WHERE id = ${me} AND user_type = 'tasker')`

/** A phone that is being filled hears what stands, newest first; one that is full hears what came after, in order. */
export const isFull = (cursor: Cursor | null): boolean => cursor !== null && !cursor.filling

/** One index range of one scope: an empty one costs a single row. */
export function stretch({ cursor }: Asked, scope: string | SQL): SQL | undefined {
  const inScope = eq(changes.scope, scope)
  if (cursor && isFull(cursor)) return and(inScope, gt(changes.seq, cursor.seq))
  const before = cursor?.filling ? lt(changes.seq, cursor.filling.before) : undefined
  return and(inScope, eq(changes.op, 'put'), before)
}

export const orderOf = ({ cursor }: Asked) =>
  isFull(cursor) ? asc(changes.seq) : desc(changes.seq)

/** One more than fits tells whether there is another page. */
export const lookAhead = ({ limit }: Asked) => limit + 1
export const feedAhead = ({ cursor, limit }: Asked) =>
  Math.min(cursor?.filling?.feedLeft ?? limit + 1, limit + 1)

export const entryColumns = {
  entity: sql<Entity>`${changes.entity}`.as('entity'),
  id: changes.id,
  op: changes.op,
  seq: changes.seq,
  // Read only when there is something to say.
  head: sql<number>`(SELECT v FROM sync_head WHERE k = 1)`.as('head'),
}
export type Entry = { entity: Entity; id: string; op: 'put' | 'del'; seq: number; head: number }

/** The two scopes' rows as one page, in the order of the log. */
export function pageOf<R extends Entry>(rows: readonly R[], { cursor, limit }: Asked) {
  const sorted = rows.toSorted((a, b) => (isFull(cursor) ? a.seq - b.seq : b.seq - a.seq))
  return { shown: sorted.slice(0, limit), hasMore: sorted.length > limit }
}
