import { deleteCaches } from '#pwa/replica/caches.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { trimMessages } from '#pwa/replica/trim-messages.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import {
  PICTURES_CACHE,
  PRIVATE_FILES_CACHE,
  STORED_LIST_CACHE,
} from '#pwa/service-worker/names.ts'
import { SYNCED_MESSAGES } from '#schema/domain/limits.ts'

/** Deletes what is fetched again when it is looked at. Never the outbox, drafts, files, own rows or the latest messages. */
export async function clearSavedCopies(replica: Replica): Promise<void> {
  await deleteCaches(PICTURES_CACHE, PRIVATE_FILES_CACHE, STORED_LIST_CACHE)
  const { browsed, profiles } = replica
  await withReopen(replica, async () => {
    await replica.transaction('rw', browsed, profiles, async () => {
      await browsed.clear()
      await profiles.clear()
    })
    await trimMessages(replica, SYNCED_MESSAGES)
  })
}
