import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { users } from '#schema/tables/users.ts'
import { isEmptyAccount } from '#worker/accounts/closing-queries.ts'
import { revokeSessions } from '#worker/accounts/sessions.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { nextEntry, selectAuditHead } from '#worker/db/audit-log.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, assertThat } from '#worker/db/write.ts'
import { openWallet } from '#worker/ledger/postings.ts'
import { hashPassword } from '#worker/secrets/passwords.ts'

const IS_ADMINISTRATOR = sql.raw(
  "user_type = 'admin' AND closed_at IS NULL AND suspended_at IS NULL",
)

type Account = { email: string; username: string }

/** The password is random and not shown: a link by email replaces it. */
const insertAdministrator = (
  { db, deps }: BackgroundContext,
  id: UserId,
  { account, now }: { account: Account; now: number },
) => [
  db.insert(users).values({
    ...account,
    id,
    userType: 'admin',
    passwordHash: hashPassword(deps.settings, randomBytes(32).toString('hex')),
    emailProvenAt: now,
    createdAt: now,
    updatedAt: now,
  }),
  openWallet(id, now),
]

const promote = ({ db }: BackgroundContext, id: UserId, now: number) => [
  assertThat('user_state', isEmptyAccount(id)),
  sql`UPDATE users SET user_type = 'admin', updated_at = ${now}
    WHERE id = ${id} AND email_proven_at IS NOT NULL AND closed_at IS NULL AND suspended_at IS NULL`,
  assertRowsChanged('user_state'),
  revokeSessions(db, id, now),
]

/** For the operator's command, while there is no administrator who could make one. */
export async function createFirstAdministrator(
  background: BackgroundContext,
  account: Account,
): Promise<'created' | 'promoted'> {
  const now = background.now()
  const { head, existing, admin } = await background.readNamed((db) => ({
    head: first(selectAuditHead({})),
    existing: first(
      db
        .select({ id: users.id, emailProvenAt: users.emailProvenAt })
        .from(users)
        .where(sql`${users.email} = ${account.email}`),
    ),
    admin: first(db.select({ email: users.email }).from(users).where(IS_ADMINISTRATOR).limit(1)),
  }))
  if (admin)
    throw new Error(`There is an administrator already, who can make others: ${admin.email}`)
  // Anybody may have registered with this address and know the password.
  if (existing && existing.emailProvenAt === null)
    throw new Error(`${account.email} has an account whose address is not confirmed yet.`)
  const id = existing?.id ?? newId('user')
  const act = {
    subject: id,
    reason: 'Made on the command line',
    details: { after: 'admin', isNew: existing === null },
  }
  await background.commit({
    writes: [
      ...(existing
        ? promote(background, id, now)
        : insertAdministrator(background, id, { account, now })),
      await nextEntry('tools.createAdministrator', { userId: id, sessionId: null, now }, act, head),
    ],
    changes: [],
  })
  return existing ? 'promoted' : 'created'
}
