import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Entity } from '#schema/contract/entities.ts'
import { changes, syncFloor } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import type { SyncPart } from '#worker/db/sync-part.ts'
import { NOUNS } from '#worker/nouns.ts'
import { feedSync } from '#worker/tasks/sync.ts'
import {
  entryColumns,
  feedLimitWithLookAhead,
  feedScopeOf,
  isIncremental,
  limitWithLookAhead,
  orderOf,
  ownScope,
  rangeOf,
  type PullRequest,
} from './change-log.ts'
import type { Cursor } from './cursor.ts'

/** An entry of the change log with what the parts selected for it. */
export type Entry = { entity: Entity; id: string; op: 'put' | 'del'; seq: number; head: number }

export const OWN_PARTS: readonly SyncPart[] = NOUNS.flatMap(({ sync }) => sync ?? [])
export const FEED_PARTS: readonly SyncPart[] = [feedSync]

type Scope = { parts: readonly SyncPart[]; scope: string | SQL; limit: number }

/** One statement with the joins of all parts instead of one for each: a pull without changes reads one row. */
function selectEntries(db: Db, request: PullRequest, { parts, scope, limit }: Scope) {
  const { userId } = request
  const columns = parts.map((part) => part.columns(db, userId))
  const query = db
    .select(Object.assign({ ...entryColumns }, ...columns) as typeof entryColumns)
    .from(changes)
    .$dynamic()
  for (const { joins } of parts)
    for (const { table, on } of joins(userId)) query.leftJoin(table as typeof changes, on)
  const filters = isIncremental(request.cursor) ? [] : parts.map(({ inSnapshot }) => inSnapshot)
  return query
    .where(and(rangeOf(request, scope), ...filters))
    .orderBy(orderOf(request))
    .limit(limit)
}

export const selectFeedEntries = (db: Db, request: PullRequest, scope: string | SQL) =>
  selectEntries(db, request, { parts: FEED_PARTS, scope, limit: feedLimitWithLookAhead(request) })

export const selectOwnEntries = (db: Db, request: PullRequest) =>
  selectEntries(db, request, {
    parts: OWN_PARTS,
    scope: ownScope(request.userId),
    limit: limitWithLookAhead(request),
  })

/** Whether a scope has a later change, and up to where tombstones were purged: from the indexes, without the joins. */
const selectNewsOf = prepare(
  ({ scopes, after }: Slots<{ scopes: readonly string[]; after: number }>) => {
    const ofScopes = scopes.map(
      (scope) => sql`EXISTS (SELECT 1 FROM changes WHERE scope = ${scope} AND seq > ${after})`,
    )
    const floors = scopes.map(
      (scope) => sql`coalesce((SELECT seq FROM sync_floor WHERE scope = ${scope}), 0)`,
    )
    return queryBuilder
      .select({
        isAny: sql`${sql.join(ofScopes, sql` OR `)}`.mapWith(Boolean).as('is_any'),
        floor: sql<number>`max(0, ${sql.join(floors, sql`, `)})`.as('floor'),
      })
      .from(sql`(SELECT 1)`)
  },
)

export function selectNews(request: PullRequest, cursor: Cursor) {
  const feed = feedScopeOf(request)
  const own = ownScope(request.userId)
  return selectNewsOf({ scopes: feed === null ? [own] : [own, feed], after: cursor.seq })
}

/** Tombstones below these positions are purged, so an older cursor cannot be continued. */
export const selectFloors = (db: Db, request: PullRequest) =>
  db
    .select({ seq: syncFloor.seq })
    .from(syncFloor)
    .where(eq(syncFloor.scope, ownScope(request.userId)))
    .unionAll(
      db
        .select({ seq: syncFloor.seq })
        .from(syncFloor)
        .where(eq(syncFloor.scope, feedScopeOf(request) ?? '')),
    )
