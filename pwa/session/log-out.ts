import { deleteCaches } from '#pwa/replica/caches.ts'
import { unsentCountKey } from '#pwa/replica/unsent-count.ts'
import {
  PICTURES_CACHE,
  PRIVATE_FILES_CACHE,
  SIGNED_OUT,
  STORED_LIST_CACHE,
  TASK_IMAGES_CACHE,
} from '#pwa/service-worker/names.ts'
import { logout } from '#schema/contract/accounts.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Auth } from './auth.ts'
import { discardInput, retainInput } from './retained-input.ts'
import { takeWantedPath } from './take-wanted-path.ts'
import { clearTokens, storedToken, userIdFromToken } from './token.ts'

/** `keep`: unsent input waits, encrypted, for the same user's next log-in. */
type Unsent = 'keep' | 'discard'

/** Logging in and forgetting a signed-out user must not overlap in two tabs. */
export const withUserLock = async (userId: UserId, work: () => Promise<void>): Promise<void> => {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  await (locks ? locks.request(`onise-sign-in:${userId}`, work) : work())
}

/** Deletes everything of a user who is not signed in, except for unsent input to `keep`. */
export async function forgetUser(auth: Auth, userId: UserId, unsent: Unsent = 'keep') {
  const { store } = auth
  await withUserLock(userId, async () => {
    if (userIdFromToken(storedToken(store)) === userId) return
    await deleteCaches(TASK_IMAGES_CACHE + userId)
    const replica = await auth.openReplica(userId)
    const isLeft = unsent === 'keep' && (await retainInput(replica))
    if (unsent === 'discard') await discardInput(replica)
    replica.close()
    if (!isLeft) store.removeItem(unsentCountKey(userId))
  })
}

/** Ends the session here and on the server. Rejects if this phone could not delete what it stored. */
export async function logOut(auth: Auth, unsent: Unsent): Promise<void> {
  const { session, store } = auth
  const token = storedToken(store)
  clearTokens(store)
  store.removeItem('taskTitle')
  takeWantedPath()
  // The server's session ends if it can be reached; the phone does not wait for it.
  if (token)
    void auth
      .callWith(() => token)(logout, {})
      .catch(() => {})
  auth.closeSession()
  // The service worker also stores when it fetched each picture.
  globalThis.navigator?.serviceWorker?.controller?.postMessage(SIGNED_OUT)
  await deleteCaches(PICTURES_CACHE, PRIVATE_FILES_CACHE, STORED_LIST_CACHE).catch(() => {})
  if (session) await forgetUser(auth, session.userId, unsent)
}
