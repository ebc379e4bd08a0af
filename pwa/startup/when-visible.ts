import type { Auth } from '#pwa/session/auth.ts'
import { forgetSignedOutUsers } from '#pwa/session/forget-signed-out-users.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { watchForUpdates } from '#pwa/updates/watch-updates.ts'
import { watchBytes } from '#pwa/usage/meter.ts'
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

/** What no screen needs, and what would slow down the first visit. */
export function startWhenVisible(auth: Auth): Promise<void> {
  watchBytes(Date.now)
  watchForClearing(auth)
  void forgetSignedOutUsers(auth).catch(() => {})
  return watchForUpdates()
}
