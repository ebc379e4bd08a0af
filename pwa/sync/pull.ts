import { sync, SYNC_SCHEMA, type Change } from '#schema/contract/sync.ts'
import type { Heard } from '#schema/contract/endpoint.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { FEED_KEEP, PULL_SIZE } from '#schema/domain/limits.ts'
import { Refused } from '#pwa/api/failures.ts'
import { reopening, TABLE_OF, type Replica } from '#pwa/replica/database.ts'
import { makingRoom } from '#pwa/replica/quota.ts'
import type { Session } from '#pwa/session/session.tsx'

type Page = Heard<typeof sync>
/** Whether anything changed here; `signedOut` and `tooOld` stop the line until a person acts. */
export type PullEnd = 'quiet' | 'news' | 'signedOut' | 'tooOld'

/** The first page of a phone that knows nothing is short, so that there is something to look at. */
const FIRST_PAGE = 20

const seqOf = (cursor: string | undefined) => Number(cursor?.split('.')[0] ?? -1)

async function applyChange(replica: Replica, change: Change): Promise<void> {
  const table = replica.table(TABLE_OF[change.e])
  if (change.op === 'del') await table.delete(change.id)
  else await table.put(change.row)
  // What is mine, or in my feed, is no longer merely something once seen.
  if (change.e === 'feed' || change.e === 'task') await replica.seen.delete(change.id as TaskId)
}

/** An acknowledged entry's own effect may go once the base shows it: on a last page, past its place in the log. */
async function dropHeard(replica: Replica, cursor: string | undefined): Promise<void> {
  const heard = await replica.outbox
    .filter(({ state, ackSeq }) => state === 'acked' && (ackSeq ?? 0) <= seqOf(cursor))
    .toArray()
  await replica.files.bulkDelete(heard.flatMap(({ files }) => files))
  await replica.outbox.bulkDelete(heard.map(({ n }) => n))
}

async function trimFeed(replica: Replica): Promise<void> {
  const over = (await replica.feed.count()) - FEED_KEEP
  if (over > 0)
    await replica.feed.bulkDelete(await replica.feed.orderBy('createdAt').limit(over).primaryKeys())
}

const PULLED: readonly string[] = Object.values(TABLE_OF)

/**
 * What a first page replaces. A phone that has never pulled has nothing old in what was only looked at, and a card
 * that stands there must not go while somebody reads it (F4).
 */
const replaced = (replica: Replica, cursor: string | undefined) =>
  cursor === undefined ? replica.base.filter(({ name }) => PULLED.includes(name)) : replica.base

/**
 * What happened while a phone was being filled stands above where the filling began, and was on none of its pages:
 * it has everything only once it has been told that too.
 */
const hasMore = (page: Page, asked: string | undefined) =>
  page.m || ((asked === undefined || asked.includes('-')) && page.h !== seqOf(page.n))

type Asked = { cursor: string | undefined; isFresh: boolean; now: number }

/**
 * A page and its cursor, in one transaction. A page asked for with a cursor that another tab has moved since
 * is dropped, so that nothing ever goes backwards.
 */
const applyPage = (replica: Replica, page: Page | null, { cursor, isFresh, now }: Asked) =>
  reopening(replica, () =>
    replica.transaction(
      'rw',
      [...replica.base, replica.outbox, replica.files, replica.meta],
      async () => {
        if ((await replica.fact('cursor')) !== cursor) return
        if (isFresh) for (const table of replaced(replica, cursor)) await table.clear()
        for (const change of page?.c ?? []) await applyChange(replica, change)
        if (page) await replica.know('cursor', page.n)
        if (page && hasMore(page, isFresh ? undefined : cursor)) return
        await trimFeed(replica)
        await dropHeard(replica, page?.n ?? cursor)
        await replica.know('lastPullAt', now)
      },
    ),
  )

async function stopped(replica: Replica, failure: unknown): Promise<PullEnd> {
  if (failure instanceof Refused && failure.status === 401) {
    await replica.know('needsSignIn', true)
    return 'signedOut'
  }
  if (failure instanceof Refused && failure.status === 426) {
    await replica.know('tooOld', true)
    return 'tooOld'
  }
  throw failure
}

/** Asks what changed and remembers it, page by page. Throws `Unreached` when nobody answers; what was applied stays. */
export async function pull(session: Session): Promise<PullEnd> {
  const { replica, call, now } = session
  let end: PullEnd = 'quiet'
  let isReset = false
  for (;;) {
    const cursor = await reopening(replica, () => replica.fact('cursor'))
    const asked = isReset ? undefined : cursor
    const l = asked === undefined ? FIRST_PAGE : PULL_SIZE
    try {
      const input = { s: SYNC_SCHEMA, l, ...(asked !== undefined && { c: asked }) }
      // Null stands for 204: nothing new.
      const page = (await call(sync, input)) as Page | null
      const how = { cursor, isFresh: asked === undefined, now: now() }
      await makingRoom(replica, () => applyPage(replica, page, how))
      isReset = false
      if (page && page.c.length > 0) end = 'news'
      if (!page || !hasMore(page, asked)) return end
    } catch (failure) {
      const tooLongAway = failure instanceof Refused && failure.status === 410 && !isReset
      if (!tooLongAway) return stopped(replica, failure)
      // The base is cleared only together with what replaces it, so a phone that loses the line here keeps what it had.
      isReset = true
    }
  }
}
