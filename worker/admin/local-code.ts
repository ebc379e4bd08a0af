import { sql } from 'drizzle-orm'
import { secondFactors, users } from '#schema/tables/users.ts'
import { factorContextOf } from '#worker/accounts/second-factor.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { first } from '#worker/db/read.ts'
import { decrypt } from '#worker/secrets/encryption.ts'
import { totpAt } from '#worker/secrets/totp.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

const isOnThisMachine = ({ ENVIRONMENT, LIBSQL_URL }: BackgroundContext['deps']['settings']) =>
  ENVIRONMENT === 'local' && LOOPBACK.includes(new URL(LIBSQL_URL).hostname)

/**
 * The present code of an administrator's second factor, in place of the app on a phone: for trying the demo, so only of a
 * database on this machine, whose secrets are in a file beside it. The worker has no call for it.
 */
export async function localCodeOf(background: BackgroundContext, email: string): Promise<string> {
  const { settings } = background.deps
  if (!isOnThisMachine(settings))
    throw new Error('Codes are shown of the demo on this machine alone.')
  const { factor } = await background.readNamed((db) => ({
    factor: first(
      db
        .select({
          userId: users.id,
          secret: sql<
            string | null
          >`coalesce(${secondFactors.newSecretEnc}, ${secondFactors.secretEnc})`,
        })
        .from(users)
        .leftJoin(secondFactors, sql`${secondFactors.userId} = ${users.id}`)
        .where(sql`${users.email} = ${email} AND ${users.userType} = 'admin'`),
    ),
  }))
  if (!factor) throw new Error(`${email} is no administrator here.`)
  if (!factor.secret)
    throw new Error(
      `${email} has not begun: log in, enter the password under "Second factor", and press "Set it up".`,
    )
  const secret = await decrypt(
    [settings.BANK_SECRET],
    factor.secret,
    factorContextOf(factor.userId),
  )
  return totpAt(secret, background.now())
}
