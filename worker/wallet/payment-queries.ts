import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { ledgerAccounts } from '#schema/tables/ledger.ts'
import { payments } from '#schema/tables/payments.ts'
import { users } from '#schema/tables/users.ts'
import type { Db } from '../db/client.ts'
import type { ProviderPayment } from '../payments/answers.ts'

const purse = {
  id: users.id,
  email: users.email,
  isVerified: users.isVerified,
  available: sql<Kobo>`coalesce(${ledgerAccounts.credits} - ${ledgerAccounts.debits}, 0)`,
}
const isWallet = eq(ledgerAccounts.id, sql`'ua:' || ${users.id}`)

/** Whose wallet it is, and what can be spent from it now. */
export const purseOf = (db: Db, user: UserId) =>
  db.select(purse).from(users).leftJoin(ledgerAccounts, isWallet).where(eq(users.id, user))
export type Purse = Awaited<ReturnType<typeof purseOf>>[number]

/** The owner of a payment that is in no book of ours: by our own mark on it, or by the address that paid. */
export const purseBehind = (db: Db, { user, email }: Pick<ProviderPayment, 'user' | 'email'>) =>
  db
    .select(purse)
    .from(users)
    .leftJoin(ledgerAccounts, isWallet)
    .where(user === null ? eq(users.email, email ?? '') : eq(users.id, user as UserId))

/** The owner of a payment that is. */
export const purseFor = (db: Db, reference: string) =>
  db
    .select(purse)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(ledgerAccounts, isWallet)
    .where(eq(payments.reference, reference))

export const paymentBy = (db: Db, reference: string) =>
  db.select().from(payments).where(eq(payments.reference, reference))
export type PaymentRow = Awaited<ReturnType<typeof paymentBy>>[number]

/** When each of the caller's last payments began, as many as may be begun at once. */
export const begunSince = (db: Db, user: UserId, since: number, most: number) =>
  db
    .select({ at: payments.createdAt })
    .from(payments)
    .where(and(eq(payments.userId, user), gt(payments.createdAt, since)))
    .limit(most)

const SHOWN = 20
/** R41: what may still come, or needs a person, newest first. */
export const unsettledOf = (db: Db, user: UserId, since: number) =>
  db
    .select()
    .from(payments)
    .where(
      and(eq(payments.userId, user), gt(payments.createdAt, since), ne(payments.status, 'success')),
    )
    .orderBy(desc(payments.createdAt))
    .limit(SHOWN)
