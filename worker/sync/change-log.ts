import { and, asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { Entity } from '#schema/contract/entities.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { changes } from '#schema/tables/sync.ts'
import type { Slots } from '#worker/db/prepared.ts'
import type { Cursor } from './cursor.ts'

export type PullRequest = { userId: UserId; cursor: Cursor | null; limit: number; now: number }

export const ownScope = (userId: UserId) => `u:${userId}`

/** The scope of the feed that the cursor was made for; null for none. */
export const feedScopeOf = ({ cursor }: PullRequest) =>
  cursor?.trade ? `feed:${cursor.trade}` : null

/** The same from the user's row, for a client that has no cursor yet. */
export const selectFeedScope = (userId: SQL<UserId>) =>
  sql`(SELECT 'feed:' || trade FROM users WHERE id = ${userId} AND user_type = 'tasker')`

/** An incremental pull returns later changes, oldest first. A snapshot returns what exists, newest first. */
export const isIncremental = (cursor: Cursor | null): boolean => cursor !== null && !cursor.snapshot

/** Where a pull continues: `after` for an incremental one, `before` for the next page of a snapshot. */
export type RangeValues = { after?: number | undefined; before?: number | undefined }
export const rangeValuesOf = ({ cursor }: PullRequest): RangeValues => ({
  after: cursor && isIncremental(cursor) ? cursor.seq : undefined,
  before: cursor?.snapshot?.before,
})

/** One index range of one scope. An empty range reads a single row. */
export function rangeOf({ after, before }: Slots<RangeValues>, scope: SQL): SQL | undefined {
  const inScope = eq(changes.scope, scope)
  if (after) return and(inScope, gt(changes.seq, after))
  return and(inScope, eq(changes.op, 'put'), before && lt(changes.seq, before))
}

export const orderOf = ({ after }: Slots<RangeValues>) =>
  after ? asc(changes.seq) : desc(changes.seq)

/** One row more than the page, to know whether there is another page. */
export const limitWithLookAhead = ({ limit }: PullRequest) => limit + 1
export const feedLimitWithLookAhead = ({ cursor, limit }: PullRequest) =>
  Math.min(cursor?.snapshot?.feedLeft ?? limit + 1, limit + 1)

export const entryColumns = {
  entity: sql<Entity>`${changes.entity}`.as('entity'),
  id: changes.id,
  op: changes.op,
  seq: changes.seq,
  // A sub-select, so that a pull without changes does not read it.
  head: sql<number>`(SELECT v FROM sync_counter WHERE k = 1)`.as('head'),
}
type ChangeEntry = {
  entity: Entity
  id: string
  op: 'put' | 'del'
  seq: number
  head: number
}

/** The entries of both scopes in the order of the log, cut to one page. */
export function mergeScopes<E extends ChangeEntry>(
  entries: readonly E[],
  { cursor, limit }: PullRequest,
) {
  const direction = isIncremental(cursor) ? 1 : -1
  const sorted = entries.toSorted((a, b) => direction * (a.seq - b.seq))
  return { shown: sorted.slice(0, limit), hasMore: sorted.length > limit }
}
