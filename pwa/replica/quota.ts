import { Refused } from '#pwa/api/failures.ts'
import { dropShelves, PICTURES, PRIVATE_FILES, WORK_PACK } from './caches.ts'
import { reopening, type Replica } from './database.ts'
import { words } from './words.ts'

/** Of my own trade's todos, what stays when there is no room for more: a first page. */
const FEED_LEFT = 20

const isFull = (error: unknown): boolean => {
  const { name, inner } = (error ?? {}) as { name?: string; inner?: unknown }
  return name === 'QuotaExceededError' || (inner !== undefined && isFull(inner))
}

async function dropOtherTrades(replica: Replica): Promise<void> {
  await replica.transaction('rw', replica.seen, replica.profiles, async () => {
    await replica.seen.clear()
    await replica.profiles.clear()
  })
}

async function dropFeed(replica: Replica): Promise<void> {
  const over = (await replica.feed.count()) - FEED_LEFT
  if (over <= 0) return
  const oldest = await replica.feed.orderBy('createdAt').limit(over).primaryKeys()
  await replica.feed.bulkDelete(oldest)
}

/**
 * What can be had again goes, step by step and the dearest to have again last: pictures, todos of other trades, the
 * feed, at the very end pictures of jobs in hand. What a person wrote (outbox, drafts, files) never goes (SYNC 1).
 */
const STEPS: readonly ((replica: Replica) => Promise<void>)[] = [
  () => dropShelves(PICTURES, PRIVATE_FILES),
  dropOtherTrades,
  dropFeed,
  () => dropShelves(WORK_PACK),
]

/** Keeps something at the cost of what can be fetched again; says so, and says so when even that is not enough. */
export async function makingRoom<T>(replica: Replica, keep: () => PromiseLike<T>): Promise<T> {
  for (let made = 0; ; made++) {
    try {
      const kept = await keep()
      if (made > 0) replica.whenFull(words.madeRoom)
      return kept
    } catch (error) {
      if (!isFull(error)) throw error
      const step = STEPS[made]
      if (!step) {
        replica.whenFull(words.phoneFull)
        throw new Refused(413, 'too_large', words.phoneFull)
      }
      await reopening(replica, () => step(replica)).catch(() => {})
    }
  }
}
