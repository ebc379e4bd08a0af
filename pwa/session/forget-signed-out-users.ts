import { Dexie } from 'dexie'
import { databaseName } from '#pwa/replica/database-name.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Auth } from './auth.ts'
import { forgetUser } from './log-out.ts'

/** After a crash during a log-out, and for what older builds left: at each start. */
export async function forgetSignedOutUsers(auth: Auth): Promise<void> {
  const prefix = databaseName('' as UserId)
  for (const name of await Dexie.getDatabaseNames())
    if (name.startsWith(prefix))
      await forgetUser(auth, name.slice(prefix.length) as UserId).catch(() => {})
}
