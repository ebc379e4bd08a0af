import type { Answer } from '#schema/contract/endpoint.ts'
import { OLDEST_SCHEMA, sync } from '#schema/contract/sync.ts'
import { FEED_KEEP, PULL_SIZE } from '#schema/domain/limits.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import { heldFor, meOf, ownUser, walletOf } from '../accounts/queries.ts'
import type { Context } from '../context.ts'
import type { Actor } from '../db/actor.ts'
import { first } from '../db/read.ts'
import { NOTHING_NEW, serve } from '../http/serve.ts'
import { feedOf, readCursor, writeCursor, type Cursor } from './cursor.ts'
import { feedScope, followedBy, isFull, pageOf, type Asked } from './log.ts'
import { presentFeed, presentOwn, type Change } from './present.ts'
import { feedEntries, floors, ownEntries, type FeedEntry, type OwnEntry } from './queries.ts'

/** Whoever follows no feed is not made to read one. */
async function since({ db, read }: Context, asked: Asked) {
  const facts = { own: ownEntries(db, asked), floors: floors(db, asked) }
  const scope = feedScope(asked)
  if (scope === null) return { ...(await read(facts)), feed: [] }
  return read({ ...facts, feed: feedEntries(db, asked, scope) })
}

type Page = { shown: Change[]; hasMore: boolean; feedShown: number; head: number }

/** The two scopes as one page of the log, each row as this reader may see it. */
function pageFrom(own: OwnEntry[], feed: FeedEntry[], asked: Asked, actor: Actor): Page {
  const entries = [
    ...own.map((entry) => ({ ...entry, present: () => presentOwn(entry, actor) })),
    ...feed.map((entry) => ({ ...entry, present: () => presentFeed(entry, actor) })),
  ]
  const { shown, hasMore } = pageOf(entries, asked)
  return {
    shown: shown.map(({ present }) => present()),
    hasMore,
    feedShown: shown.filter(({ entity }) => entity === 'feed').length,
    head: entries[0]?.head ?? 0,
  }
}

/** What came after the cursor. The last page reaches the head, so that the phone knows it has everything. */
function following(cursor: Cursor, { shown, hasMore, head }: Page): Answer<typeof sync> {
  const seq = hasMore ? (shown.at(-1)?.seq ?? cursor.seq) : head
  return { c: shown, n: writeCursor({ ...cursor, seq }), m: hasMore, h: head }
}

/** What stands, newest first. What happens meanwhile comes afterwards, from where the filling began. */
function filling(asked: Asked, page: Page, actor: Actor): Answer<typeof sync> {
  const { cursor } = asked
  const { shown, hasMore, head } = page
  const before = shown.at(-1)?.seq
  const feedLeft = Math.max((cursor?.filling?.feedLeft ?? FEED_KEEP) - page.feedShown, 0)
  const next = {
    seq: cursor?.seq ?? head,
    trade: feedOf(actor),
    filling: hasMore && before !== undefined ? { before, feedLeft } : null,
  }
  return { c: shown, n: writeCursor(next), m: hasMore, h: head }
}

/** A phone that knows nothing hears first whose it is, wherever in the log that stands. */
async function begin(context: Context, asked: Asked): Promise<Answer<typeof sync>> {
  const { db, me } = context
  const { actor, own, feed, ...mine } = await context.read({
    own: ownEntries(db, asked),
    feed: feedEntries(db, asked, followedBy(me)),
    user: first(ownUser(db, me)),
    wallet: first(walletOf(db, me)),
    held: first(heldFor(db, me)),
  })
  const page = pageFrom(own, feed, asked, actor)
  const answer = filling(asked, page, actor)
  if (!mine.user) return answer
  const row = meOf({ ...mine, user: mine.user })
  const self = { e: 'me', id: me, seq: page.head, op: 'put', row } as Change
  return { ...answer, c: [self, ...answer.c.filter(({ e }) => e !== 'me')] }
}

/** SYNC 1. One round trip, the session check among it; a quiet poll reads one row for each scope and says nothing. */
export const pull = serve(sync, async (context, { c, s, l }) => {
  if (s !== undefined && s < OLDEST_SCHEMA) throw new Refusal('client_too_old')
  const limit = l ?? PULL_SIZE
  if (c === undefined) return begin(context, { me: context.me, cursor: null, limit })

  const cursor = readCursor(c)
  const asked = { me: context.me, cursor, limit }
  const { actor, own, feed, floors: purged } = await since(context, asked)
  // Its past may be gone from the log, or it followed another feed (R5, another trade).
  const isLost = purged.some(({ seq }) => cursor.seq < seq) || cursor.trade !== feedOf(actor)
  const page = pageFrom(own, feed, asked, actor)
  if (isLost || (page.head > 0 && cursor.seq > page.head)) throw new Refusal('sync_reset')
  if (!isFull(cursor)) return filling(asked, page, actor)
  return page.shown.length === 0 ? NOTHING_NEW : following(cursor, page)
})
