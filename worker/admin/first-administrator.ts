import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { users } from '#schema/tables/users.ts'
import { isEmptyAccount } from '#worker/accounts/closing-queries.ts'
import { revokeSessions } from '#worker/accounts/sessions.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { AUDIT_START, nextEntry, selectAuditHead } from '#worker/db/audit-log.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, assertThat } from '#worker/db/write.ts'
import { openWallet } from '#worker/ledger/postings.ts'
import { hashPassword } from '#worker/secrets/passwords.ts'
import { newAdministratorNotices, selectAdministrators } from './administrators.ts'

type Account = { email: string; username: string }

/** The password is random and not shown: a link by email replaces it. */
const insertAdministrator = (
  { db, deps }: BackgroundContext,
  id: UserId,
  { account, since, now }: { account: Account; since: number | null; now: number },
) => [
  db.insert(users).values({
    ...account,
    id,
    userType: 'admin',
    passwordHash: hashPassword(deps.settings, randomBytes(32).toString('hex')),
    emailProvenAt: now,
    adminSince: since,
    createdAt: now,
    updatedAt: now,
  }),
  openWallet(id, now),
]

const promote = (
  { db }: BackgroundContext,
  id: UserId,
  { since, now }: { since: number | null; now: number },
) => [
  assertThat('user_state', isEmptyAccount(id)),
  sql`UPDATE users SET user_type = 'admin', admin_since = ${since}, updated_at = ${now}
    WHERE id = ${id} AND email_proven_at IS NOT NULL AND closed_at IS NULL AND suspended_at IS NULL`,
  assertRowsChanged('user_state'),
  revokeSessions(db, id, now),
]

/**
 * For the operator's command, while there are no two administrators, who could make one. The first decides at once; the
 * second waits as every other one does (docs/rules.md#two-administrators).
 */
export async function createFirstAdministrator(
  background: BackgroundContext,
  account: Account,
): Promise<'created' | 'promoted'> {
  const now = background.now()
  const { head, existing, administrators } = await background.readNamed((db) => ({
    head: first(selectAuditHead({})),
    existing: first(
      db
        .select({
          id: users.id,
          username: users.username,
          userType: users.userType,
          emailProvenAt: users.emailProvenAt,
        })
        .from(users)
        .where(sql`${users.email} = ${account.email}`),
    ),
    administrators: selectAdministrators(db),
  }))
  if (administrators.length > 1)
    throw new Error(
      `Two administrators can make another one: ${administrators.map(({ email }) => email).join(', ')}`,
    )
  if (existing?.userType === 'admin')
    throw new Error(`${account.email} is an administrator already.`)
  // Anybody may have registered with this address and know the password.
  if (existing && existing.emailProvenAt === null)
    throw new Error(`${account.email} has an account whose address is not confirmed yet.`)
  const id = existing?.id ?? newId('user')
  const since = administrators.length > 0 ? now : null
  const { username } = existing ?? account
  const news = since === null ? [] : newAdministratorNotices(administrators, { id, username }, now)
  const act = {
    subject: id,
    reason: 'Made on the command line',
    details: { after: 'admin', isNew: existing === null },
  }
  const actor = { userId: id, sessionId: null, now }
  const { write } = await nextEntry('tools.createAdministrator', actor, act, head ?? AUDIT_START)
  await background.commit([
    existing
      ? promote(background, id, { since, now })
      : insertAdministrator(background, id, { account, since, now }),
    news,
    write,
  ])
  return existing ? 'promoted' : 'created'
}
