import { ApiError } from '#pwa/api/errors.ts'
import {
  PICTURES_CACHE,
  PRIVATE_FILES_CACHE,
  TASK_IMAGES_CACHE,
} from '#pwa/service-worker/names.ts'
import { isQuotaError } from '#pwa/ui/browser/storage-errors.ts'
import { SYNCED_MESSAGES } from '#schema/domain/limits.ts'
import { deleteCaches } from './caches.ts'
import type { Replica } from './database.ts'
import { messages } from './quota-messages.ts'
import { trimMessages } from './trim-messages.ts'
import { trimTable } from './trim-table.ts'
import { withReopen } from './with-reopen.ts'

/** Tasks of the feed that stay when there is no room for more: a first page. */
const FEED_MIN = 20

async function dropOtherTrades(replica: Replica): Promise<void> {
  await replica.transaction('rw', replica.browsed, replica.profiles, async () => {
    await replica.browsed.clear()
    await replica.profiles.clear()
  })
}

/** What can be fetched again, cheapest first. Never the outbox, drafts or files. */
const STEPS: readonly ((replica: Replica) => Promise<void>)[] = [
  () => deleteCaches(PICTURES_CACHE, PRIVATE_FILES_CACHE),
  dropOtherTrades,
  ({ feed }) => trimTable(feed, FEED_MIN),
  () => deleteCaches(TASK_IMAGES_CACHE),
  (replica) => trimMessages(replica, SYNCED_MESSAGES),
]

/**
 * Repeats a write after each step that frees space, and reports the result through `onFull`.
 * Throws `too_large` when all steps are not enough.
 */
export async function withQuotaRecovery<T>(
  replica: Replica,
  write: () => PromiseLike<T>,
): Promise<T> {
  for (let steps = 0; ; steps++) {
    try {
      const result = await write()
      if (steps > 0) replica.onFull(messages.spaceFreed)
      return result
    } catch (error) {
      if (!isQuotaError(error)) throw error
      const freeSpace = STEPS[steps]
      if (!freeSpace) {
        replica.onFull(messages.phoneFull)
        throw new ApiError(413, 'too_large', messages.phoneFull)
      }
      await withReopen(replica, () => freeSpace(replica)).catch(() => {})
    }
  }
}
