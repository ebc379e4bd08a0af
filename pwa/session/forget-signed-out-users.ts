import { Dexie } from 'dexie'
import { deleteCaches } from '#pwa/replica/caches.ts'
import { databaseName } from '#pwa/replica/database-name.ts'
import { STORED_LIST_CACHE } from '#pwa/service-worker/names.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Auth } from './auth.ts'
import { forgetUser } from './log-out.ts'
import { storedToken } from './token.ts'

/** After a crash during a log-out, and for what older builds left: at each start. */
export async function forgetSignedOutUsers(auth: Auth): Promise<void> {
  if (storedToken(auth.store) === null) await deleteCaches(STORED_LIST_CACHE)
  const prefix = databaseName('' as UserId)
  for (const name of await Dexie.getDatabaseNames())
    if (name.startsWith(prefix))
      await forgetUser(auth, name.slice(prefix.length) as UserId).catch(() => {})
}
