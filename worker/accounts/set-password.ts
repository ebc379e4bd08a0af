import { sql } from 'drizzle-orm'
import type { Id } from '#schema/domain/ids.ts'
import type { Db } from '#worker/db/client.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import type { Effect } from '#worker/db/write.ts'
import { insertEmail, type Recipient } from '#worker/mail/outbound-email.ts'
import { notify } from '#worker/notices/notify.ts'
import { revokeSessions } from './sessions.ts'

type NewPassword = {
  owner: Recipient
  hash: string
  /** The session that goes on; without it all end. */
  session?: Id<'session'> | null
  now: number
}

/** Every change of a password ends the sessions of the old one and a waiting reset link, and notifies the owner. */
export function setPassword(
  db: Db,
  { owner, hash, session, now }: NewPassword,
): { emailId: string; effects: Effect } {
  const email = insertEmail({ to: owner, template: 'password', params: { at: now }, now })
  return {
    emailId: email.id,
    effects: [
      sql`UPDATE users SET password_hash = ${hash}, updated_at = ${now} WHERE id = ${owner.id}`,
      revokeSessions(db, owner.id, now, session),
      sql`DELETE FROM codes WHERE user_id = ${owner.id} AND purpose = 'password'`,
      email.write,
      changedForUser(owner.id),
      notify({ to: owner.id, kind: 'passwordChanged', data: { at: now }, now }),
    ],
  }
}
