import { hasPrefetched } from '#pwa/api/prefetched.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { databaseName } from '#pwa/replica/database-name.ts'

/**
 * The document has requested the first list, and this phone has no database of the user yet. The list is then shown from
 * that response, and the database is loaded after it (docs/decisions/0048-show-a-screen-before-its-work-is-done.md).
 */
export async function isFirstVisit({ userId }: Pick<Device, 'userId'>): Promise<boolean> {
  if (!hasPrefetched()) return false
  // A browser that cannot list its databases may have one.
  const databases = await globalThis.indexedDB?.databases?.().catch(() => undefined)
  return databases?.every(({ name }) => name !== databaseName(userId)) ?? false
}
