import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Entity } from '#schema/contract/entities.ts'
import { changes, syncFloor } from '#schema/tables/index.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { readerOf, type Reader, type ReaderValues, type SyncPart } from '#worker/db/sync-part.ts'
import { NOUNS } from '#worker/nouns.ts'
import { feedSync } from '#worker/tasks/sync.ts'
import {
  entryColumns,
  feedLimitWithLookAhead,
  feedScopeOf,
  limitWithLookAhead,
  orderOf,
  ownScope,
  rangeOf,
  rangeValuesOf,
  selectFeedScope,
  type PullRequest,
  type RangeValues,
} from './change-log.ts'
import type { Cursor } from './cursor.ts'

/** An entry of the change log with what the parts selected for it. */
export type Entry = { entity: Entity; id: string; op: 'put' | 'del'; seq: number; head: number }

export const OWN_PARTS: readonly SyncPart[] = NOUNS.flatMap(({ sync }) => sync ?? [])
export const FEED_PARTS: readonly SyncPart[] = [feedSync]

/** One statement with the joins of all parts instead of one for each: a pull without changes reads one row. */
export function joinParts(parts: readonly SyncPart[], reader: Reader) {
  const columns = parts.map((part) => part.columns(reader))
  const query = queryBuilder
    .select(Object.assign({ ...entryColumns }, ...columns) as typeof entryColumns)
    .from(changes)
    .$dynamic()
  for (const { joins } of parts)
    for (const { table, on } of joins(reader)) query.leftJoin(table as typeof changes, on)
  return query
}

/** Without a scope: the feed of the user's trade, for a client that has no cursor yet. */
type PullValues = ReaderValues & RangeValues & { scope?: string | undefined; max: number }

const prepareEntries = (parts: readonly SyncPart[]) =>
  prepare(({ scope, max, ...pull }: Slots<PullValues>) =>
    joinParts(parts, pull)
      .where(
        and(
          rangeOf(pull, scope ?? selectFeedScope(pull.userId)),
          ...(pull.after ? [] : parts.map(({ inSnapshot }) => inSnapshot)),
        ),
      )
      .orderBy(orderOf(pull))
      .limit(max as unknown as number),
  )
const selectFeed = prepareEntries(FEED_PARTS)
const selectOwn = prepareEntries(OWN_PARTS)

const pullValuesOf = (request: PullRequest) => ({
  ...readerOf(request.userId, request.now),
  ...rangeValuesOf(request),
})
export const selectFeedEntries = (request: PullRequest, scope?: string) =>
  selectFeed({ ...pullValuesOf(request), scope, max: feedLimitWithLookAhead(request) })

export const selectOwnEntries = (request: PullRequest) =>
  selectOwn({
    ...pullValuesOf(request),
    scope: ownScope(request.userId),
    max: limitWithLookAhead(request),
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

const floorOf = (scope: SQL<string>) =>
  queryBuilder.select({ seq: syncFloor.seq }).from(syncFloor).where(eq(syncFloor.scope, scope))
const selectFloorsOf = prepare(({ own, feed }: Slots<{ own: string; feed: string }>) =>
  floorOf(own).unionAll(floorOf(feed)),
)
/** Tombstones below these positions are purged, so an older cursor cannot be continued. */
export const selectFloors = (request: PullRequest) =>
  selectFloorsOf({ own: ownScope(request.userId), feed: feedScopeOf(request) ?? '' })
