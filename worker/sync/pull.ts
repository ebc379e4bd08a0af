import type { HandlerResult } from '#schema/contract/endpoint.ts'
import { OLDEST_SYNC_SCHEMA, sync } from '#schema/contract/sync.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { FEED_TASKS_MAX, PULL_SIZE } from '#schema/domain/limits.ts'
import { selectOwnVerification } from '#worker/accounts/own-verification.ts'
import { presentMe } from '#worker/accounts/present.ts'
import { selectBalance, selectHeldTotals, selectOwnUser } from '#worker/accounts/queries.ts'
import type { Context } from '#worker/context.ts'
import type { Actor } from '#worker/db/actor.ts'
import { first } from '#worker/db/read.ts'
import { NO_CHANGES, route } from '#worker/http/serve.ts'
import { selectClearings } from '#worker/ledger/clearings.ts'
import { feedScopeOf, isIncremental, mergeScopes, type PullRequest } from './change-log.ts'
import { feedTradeOf, formatCursor, parseCursor, type Cursor } from './cursor.ts'
import { presentFeed, presentOwn, type PresentedChange } from './present.ts'
import {
  selectFeedEntries,
  selectFloors,
  selectNews,
  selectOwnEntries,
  type Entry,
} from './queries.ts'

type SyncResult = HandlerResult<typeof sync>
type Page = { changes: PresentedChange[]; hasMore: boolean; feedCount: number; head: number }

/** A user without a feed pays for no feed query. */
async function readEntries({ read }: Context, request: PullRequest) {
  const queries = { own: selectOwnEntries(request), floors: selectFloors(request) }
  const scope = feedScopeOf(request)
  if (scope === null) return { ...(await read(queries)), feed: [] }
  return read({ ...queries, feed: selectFeedEntries(request, scope) })
}

type Entries = { own: Entry[]; feed: Entry[]; actor: Actor }

/** One page of both scopes, each row as this user may see it. */
function toPage({ own, feed, actor }: Entries, request: PullRequest): Page {
  const entries = [
    ...own.map((entry) => ({ ...entry, present: () => presentOwn(entry, actor) })),
    ...feed.map((entry) => ({ ...entry, present: () => presentFeed(entry, actor) })),
  ]
  const { shown, hasMore } = mergeScopes(entries, request)
  return {
    changes: shown.map(({ present }) => present()),
    hasMore,
    feedCount: shown.filter(({ entity }) => entity === 'feed').length,
    head: entries[0]?.head ?? 0,
  }
}

// One letter per field saves bytes: `c` changes, `n` next cursor, `m` more pages, `h` head of the log.

/** The cursor of the last page is the head, so that the client knows that it is up to date. */
function incrementalResult(cursor: Cursor, { changes, hasMore, head }: Page): SyncResult {
  const seq = hasMore ? (changes.at(-1)?.seq ?? cursor.seq) : head
  return { c: changes, n: formatCursor({ ...cursor, seq }), m: hasMore, h: head }
}

/** The cursor has the head at the start of the snapshot. Later changes come with the incremental pull. */
function snapshotResult(
  request: PullRequest,
  page: Page,
  { actor, epoch }: { actor: Actor; epoch: number },
): SyncResult {
  const { cursor } = request
  const { changes, hasMore, head } = page
  const before = changes.at(-1)?.seq
  const feedLeft = Math.max((cursor?.snapshot?.feedLeft ?? FEED_TASKS_MAX) - page.feedCount, 0)
  const next = {
    seq: cursor?.seq ?? head,
    trade: feedTradeOf(actor),
    epoch,
    snapshot: hasMore && before !== undefined ? { before, feedLeft } : null,
  }
  return { c: changes, n: formatCursor(next), m: hasMore, h: head }
}

/** The first page of a snapshot. It begins with the user's own row, wherever that is in the log. */
async function startSnapshot(context: Context, request: PullRequest): Promise<SyncResult> {
  const { userId } = context
  const { actor, own, feed, user, wallet, held, clearing, proof } = await context.read({
    own: selectOwnEntries(request),
    feed: selectFeedEntries(request),
    user: first(selectOwnUser({ id: userId })),
    wallet: first(selectBalance(userId)),
    held: first(selectHeldTotals({ clientId: userId })),
    clearing: selectClearings({ user: userId, now: context.now }),
    proof: first(selectOwnVerification({ userId })),
  })
  const page = toPage({ own, feed, actor }, request)
  const result = snapshotResult(request, page, { actor, epoch: context.deps.settings.SYNC_EPOCH })
  if (!user) return result
  const verification = proof?.verification ?? null
  const row = presentMe({ user, wallet, held, clearing, verification })
  const ownChange = { e: 'me', id: userId, seq: page.head, op: 'put', row } as PresentedChange
  return { ...result, c: [ownChange, ...result.c.filter(({ e }) => e !== 'me')] }
}

type Position = { cursor: Cursor; actor: Actor; floor: number; epoch: number }

function throwIfReset({ cursor, actor, floor, epoch }: Position): void {
  const isPurged = cursor.seq < floor
  const isOtherFeed = cursor.trade !== feedTradeOf(actor)
  if (isPurged || isOtherFeed || cursor.epoch !== epoch) throw new DomainError('sync_reset')
}

/** Most pulls bring nothing, so the rows are joined only when there is something: that takes one round trip more. */
async function hasNews({ deps, read }: Context, request: PullRequest, cursor: Cursor) {
  const { actor, news } = await read({ news: first(selectNews(request, cursor)) })
  const { SYNC_EPOCH: epoch } = deps.settings
  throwIfReset({ cursor, actor, floor: news?.floor ?? 0, epoch })
  return news?.isAny === true
}

/** The session check is in each round trip. A pull without changes reads one row for each scope. */
export const syncRoute = route(sync, async (context, { c, s, l }) => {
  if (s !== undefined && s < OLDEST_SYNC_SCHEMA) throw new DomainError('client_too_old')
  const { userId, deps, now } = context
  const epoch = deps.settings.SYNC_EPOCH
  const limit = l ?? PULL_SIZE
  if (c === undefined) return startSnapshot(context, { userId, cursor: null, limit, now })

  const cursor = parseCursor(c)
  const request = { userId, cursor, limit, now }
  if (isIncremental(cursor) && !(await hasNews(context, request, cursor))) return NO_CHANGES

  const { floors, ...entries } = await readEntries(context, request)
  const { actor } = entries
  const page = toPage(entries, request)
  throwIfReset({ cursor, actor, floor: Math.max(0, ...floors.map(({ seq }) => seq)), epoch })
  if (page.head > 0 && cursor.seq > page.head) throw new DomainError('sync_reset')
  if (!isIncremental(cursor)) return snapshotResult(request, page, { actor, epoch })
  return page.changes.length === 0 ? NO_CHANGES : incrementalResult(cursor, page)
})
