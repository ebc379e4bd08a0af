import { ApiError } from '#pwa/api/errors.ts'
import {
  acknowledgedKeys,
  deleteAcknowledged,
  requeueAcknowledged,
} from '#pwa/outbox/transitions.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { withQuotaRecovery } from '#pwa/replica/quota.ts'
import { PULLED_TABLES } from '#pwa/replica/tables.ts'
import { trimTable } from '#pwa/replica/trim-table.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import type { Session } from '#pwa/session/session.tsx'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { ENTITIES } from '#schema/contract/entities.ts'
import { hasReached, seqOf } from '#schema/contract/log-position.ts'
import { sync, SYNC_SCHEMA, type Change } from '#schema/contract/sync.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { FEED_TASKS_MAX, PULL_SIZE } from '#schema/domain/limits.ts'
import { slugOfTrade, tradeOf } from '#schema/domain/trades.ts'

/** `signedOut` and `tooOld` stop all syncing until the user logs in or updates the app. */
export type PullResult = 'unchanged' | 'changed' | 'signedOut' | 'tooOld'

type Page = { changes: Change[]; nextCursor: string; hasMore: boolean; head: number }

/** The first page of an empty replica is short, so that there is something to look at. */
const FIRST_PAGE_SIZE = 20

/** Null when nothing is new (204). The one-letter names are the wire's. */
async function fetchPage({ call }: Session, cursor: string | undefined): Promise<Page | null> {
  const response = (await call(sync, {
    s: SYNC_SCHEMA,
    l: cursor === undefined ? FIRST_PAGE_SIZE : PULL_SIZE,
    ...(cursor !== undefined && { c: cursor }),
  })) as ResponseBody<typeof sync> | null
  if (!response) return null
  const { c: changes, n: nextCursor, m: hasMore, h: head } = response
  return { changes, nextCursor, hasMore, head }
}

async function applyChange(replica: Replica, change: Change): Promise<void> {
  // From a newer server. The build that knows the entity pulls a snapshot when it upgrades the database.
  if (!Object.hasOwn(ENTITIES, change.e)) return
  const table = replica.table(ENTITIES[change.e].table)
  if (change.op === 'del') await table.delete(change.id)
  else await table.put(change.row)
  if (change.e === 'feed' || change.e === 'task') await deleteBrowsed(replica, change)
}

/** A task that is in the feed or the user's own is no longer among the browsed ones. A deleted own one stays there. */
async function deleteBrowsed({ browsed }: Replica, { id, op }: Change): Promise<void> {
  const row = op === 'del' ? await browsed.get(id as TaskId) : undefined
  if (row?.status !== 'removed') await browsed.delete(id as TaskId)
}

/** Before the first pull, browsed tasks are recent; they stay, because the user may be reading one. */
const tablesToReplace = (replica: Replica, cursor: string | undefined) =>
  cursor === undefined
    ? replica.syncedTables.filter(({ name }) => PULLED_TABLES.includes(name))
    : replica.syncedTables

/**
 * Changes made during the snapshot have a higher `seq` and are on none of its pages, so one more pull is needed
 * after its last page.
 */
const hasMorePages = (page: Page, cursor: string | undefined) =>
  page.hasMore ||
  ((cursor === undefined || cursor.includes('-')) && page.head !== seqOf(page.nextCursor))

type Position = {
  cursor: string | undefined
  isSnapshot: boolean
  now: number
  /** Keys of what had been acknowledged when the request was sent. */
  acknowledged: ReadonlySet<string>
}

/** Stores a page and its cursor in one transaction, unless another tab has moved the cursor since the request. */
const applyPage = (
  replica: Replica,
  page: Page | null,
  { cursor, isSnapshot, now, acknowledged }: Position,
) =>
  withReopen(replica, () =>
    replica.transaction(
      'rw',
      [...replica.syncedTables, replica.outbox, replica.drafts, replica.files, replica.meta],
      async () => {
        if ((await replica.getMeta('cursor')) !== cursor) return
        if (isSnapshot) {
          for (const table of tablesToReplace(replica, cursor)) await table.clear()
          if (cursor !== undefined) await requeueAcknowledged(replica)
        }
        for (const change of page?.changes ?? []) await applyChange(replica, change)
        if (page) await replica.setMeta('cursor', page.nextCursor)
        if (page && hasMorePages(page, isSnapshot ? undefined : cursor)) return
        await trimTable(replica.feed, FEED_TASKS_MAX)
        // On the last page the replica shows the effect of every acknowledged entry up to the cursor.
        // A 204 leaves the cursor where it is, also when other users' changes have raised the counter.
        const shown = page?.nextCursor ?? cursor
        await deleteAcknowledged(replica, shown, page ? undefined : acknowledged)
        await replica.setMeta('lastPullAt', now)
      },
    ),
  )

async function stopSync(replica: Replica, failure: unknown): Promise<PullResult> {
  if (failure instanceof ApiError && failure.status === 401) {
    await replica.setMeta('needsSignIn', true)
    return 'signedOut'
  }
  if (failure instanceof ApiError && failure.status === 426) {
    await replica.setMeta('tooOld', true)
    return 'tooOld'
  }
  throw failure
}

/**
 * This phone has sent another trade since the cursor, which the server would refuse: its feed is that of the trade before.
 * A cursor that has passed the entry may have yet another feed, because another phone of the user has chosen it since.
 */
async function hasOtherFeed(replica: Replica, cursor: string): Promise<boolean> {
  const entries = await withReopen(replica, () => replica.outbox.toArray())
  const skills = entries.findLast(
    ({ state, ackSeq, input }) =>
      state === 'sent' && !hasReached(cursor, ackSeq ?? 0) && input['skillsets'],
  )
  const trade = tradeOf((skills?.input['skillsets'] ?? []) as string[])
  return trade !== null && /[a-z]+/.exec(cursor)?.[0] !== slugOfTrade(trade)
}

/** Brings all changes into the replica, page by page. Throws `NetworkError`; pages applied before it stay. */
export async function pull(session: Session): Promise<PullResult> {
  const { replica, now } = session
  let result: PullResult = 'unchanged'
  let isReset = false
  let wasReset = false
  for (;;) {
    const cursor = await withReopen(replica, () => replica.getMeta('cursor'))
    if (cursor !== undefined && !isReset && (await hasOtherFeed(replica, cursor)))
      isReset = wasReset = true
    const requestCursor = isReset ? undefined : cursor
    const acknowledged = await withReopen(replica, () => acknowledgedKeys(replica))
    try {
      const page = await fetchPage(session, requestCursor)
      const position = { cursor, isSnapshot: requestCursor === undefined, now: now(), acknowledged }
      await withQuotaRecovery(replica, () => applyPage(replica, page, position))
      isReset = false
      if (page && page.changes.length > 0) result = 'changed'
      if (page && hasMorePages(page, requestCursor)) continue
      if (wasReset) session.requestSync()
      return result
    } catch (failure) {
      const isCursorExpired = failure instanceof ApiError && failure.status === 410 && !isReset
      if (!isCursorExpired) return stopSync(replica, failure)
      // The replica is cleared in the transaction that fills it, so a lost connection leaves it as it was.
      isReset = true
      wasReset = true
    }
  }
}
