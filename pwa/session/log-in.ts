import { deleteCaches } from '#pwa/replica/caches.ts'
import { STORED_LIST_CACHE } from '#pwa/service-worker/names.ts'
import { isQuotaError } from '#pwa/ui/browser/storage-errors.ts'
import { login } from '#schema/contract/accounts.ts'
import type { RequestInput } from '#schema/contract/endpoint.ts'
import { homePathOf } from '#schema/domain/user.ts'
import type { Auth } from './auth.ts'
import { forgetUser, withUserLock } from './log-out.ts'
import { importKeys, restoreInput } from './retained-input.ts'
import { storedToken, storeToken, userIdFromToken } from './token.ts'

/** Replaces the session of another user. `to` is the user's first screen. */
export async function logIn(
  auth: Auth,
  input: RequestInput<typeof login>,
): Promise<{ message: string; to: string }> {
  const { store } = auth
  const { token, message, user, phoneKeys } = await auth.callWith(() => null)(login, input)
  const previousId = userIdFromToken(storedToken(store))
  const keys = await importKeys(phoneKeys)
  const storeUser = async () => {
    const replica = await auth.loadReplica(user._id)
    try {
      // Before the token: after a crash in between, the next log-in finds the input as it is.
      await restoreInput(replica, keys)
      await replica.setMeta('loginUser', user)
    } finally {
      replica.close()
    }
  }
  await withUserLock(user._id, async () => {
    await storeUser().catch(async (error: unknown) => {
      if (!auth.moveToMemory || !isQuotaError(error)) throw error
      // Without room on the phone, for this visit alone. What is stored stays for a later log-in.
      auth.closeSession()
      await auth.moveToMemory('full')
      await storeUser()
    })
    storeToken(store, token, user.userType === 'admin')
  })
  const session = auth.openSession(user._id)
  const { meta } = await session.loadReplica()
  await meta.delete('needsSignIn')
  session.requestSync(true)
  // Of the user who was signed in before.
  await deleteCaches(STORED_LIST_CACHE).catch(() => {})
  if (previousId && previousId !== user._id) await forgetUser(auth, previousId).catch(() => {})
  return { message, to: homePathOf(user) }
}
