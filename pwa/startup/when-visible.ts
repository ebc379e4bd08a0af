import { Dexie } from 'dexie'
import { deleteCaches } from '#pwa/replica/caches.ts'
import { databaseName } from '#pwa/replica/database-name.ts'
import { STORED_LIST_CACHE } from '#pwa/service-worker/names.ts'
import type { Auth } from '#pwa/session/auth.ts'
import { forgetUser } from '#pwa/session/log-out.ts'
import { storedToken } from '#pwa/session/token.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { watchForUpdates } from '#pwa/updates/watch-updates.ts'
import { watchBytes } from '#pwa/usage/meter.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'

/** Notifies the user when the browser cleared all storage: the session ends at a storage event without a key. */
function watchForClearing(auth: Auth) {
  let session = auth.getSession()
  let hasEnded = false
  auth.subscribe(() => {
    hasEnded = session !== null && auth.getSession() === null
    session = auth.getSession()
  })
  // main.tsx handles the same event before this listener.
  window.addEventListener('storage', ({ key }) => {
    if (key === null && hasEnded) toast(messages.storageCleared, 'news')
    hasEnded = false
  })
}

/** After a crash during a log-out, and for what older builds left: at each start. */
export async function forgetSignedOutUsers(auth: Auth): Promise<void> {
  if (storedToken(auth.store) === null) await deleteCaches(STORED_LIST_CACHE)
  const prefix = databaseName('' as UserId)
  for (const name of await Dexie.getDatabaseNames())
    if (name.startsWith(prefix))
      await forgetUser(auth, name.slice(prefix.length) as UserId).catch(() => {})
}

/** What no screen needs, and what would slow down the first visit. */
export function startWhenVisible(auth: Auth): Promise<void> {
  watchBytes(Date.now)
  watchForClearing(auth)
  void forgetSignedOutUsers(auth).catch(() => {})
  return watchForUpdates()
}
