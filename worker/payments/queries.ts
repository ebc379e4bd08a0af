import { and, desc, eq, gt, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { availableOf } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { ledgerAccounts, ledgerJournals } from '#schema/tables/ledger.ts'
import { payments } from '#schema/tables/payments.ts'
import { users } from '#schema/tables/users.ts'
import type { Db } from '#worker/db/client.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { debtColumn } from '#worker/ledger/standing.ts'
import type { ProviderPayment } from '#worker/paystack/responses.ts'

const walletColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  isVerified: users.isVerified,
  isClosed: sql<boolean>`${users.closedAt} IS NOT NULL`.mapWith(Boolean),
  available: sql<Kobo>`coalesce(${ledgerAccounts.credits} - ${ledgerAccounts.debits}, 0)`,
  debt: debtColumn(sql`${users.id}`),
}
const isWallet = eq(ledgerAccounts.id, sql`'ua:' || ${users.id}`)

/** A user with the available balance. */
export const walletOf = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder
    .select(walletColumns)
    .from(users)
    .leftJoin(ledgerAccounts, isWallet)
    .where(eq(users.id, userId)),
)
export type WalletSnapshot = RowOf<typeof walletOf>

/**
 * The owner of a payment without a row: the user in its metadata, else of the address that paid, once it is proven. Who
 * registers an address first does not get its money.
 */
export const walletOfPayer = (
  db: Db,
  { userId, email }: Pick<ProviderPayment, 'userId' | 'email'>,
) =>
  db
    .select(walletColumns)
    .from(users)
    .leftJoin(ledgerAccounts, isWallet)
    .where(
      userId === null
        ? and(eq(users.email, email ?? ''), isNotNull(users.emailProvenAt))
        : eq(users.id, userId as UserId),
    )

/** The owner of a payment with a row. */
export const walletOfPayment = (db: Db, reference: string) =>
  db
    .select(walletColumns)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(ledgerAccounts, isWallet)
    .where(eq(payments.reference, reference))

export const paymentBy = prepare(({ reference }: Slots<{ reference: string }>) =>
  queryBuilder.select().from(payments).where(eq(payments.reference, reference)),
)
export type PaymentRow = RowOf<typeof paymentBy>

export const journalBy = (db: Db, idemKey: string) =>
  db
    .select({ id: ledgerJournals.id })
    .from(ledgerJournals)
    .where(eq(ledgerJournals.idemKey, idemKey))

/** When each of the caller's payments since a time was started. */
export const paymentsStartedSince = prepare(
  ({ userId, since, limit }: Slots<{ userId: UserId; since: number; limit: number }>) =>
    queryBuilder
      .select({ at: payments.createdAt })
      .from(payments)
      .where(and(eq(payments.userId, userId), gt(payments.createdAt, since)))
      .limit(limit as unknown as number),
)

/** Payments that the user started and that may still be paid; they count towards the limit of an unverified wallet. */
type Since = { userId: UserId; since: number }
const isOpenOf = ({ userId, since }: Slots<Since>) =>
  and(
    eq(payments.userId, userId),
    gt(payments.createdAt, since),
    eq(payments.status, 'initialized'),
  )
export const openPaymentsTotal = prepare((range: Slots<Since>) =>
  queryBuilder
    .select({ amount: sql<Kobo>`coalesce(sum(${payments.amount}), 0)` })
    .from(payments)
    .where(isOpenOf(range)),
)

/** The newest of them over this amount. */
export const openPaymentOver = prepare(({ amount, ...range }: Slots<Since & { amount: Kobo }>) =>
  queryBuilder
    .select()
    .from(payments)
    .where(and(isOpenOf(range), eq(payments.amount, amount), isNotNull(payments.accessCode)))
    .orderBy(desc(payments.createdAt))
    .limit(1),
)

type StartLimits = { count: number; countSince: number; total: Kobo | null; openSince: number }
/** The limits again, inside the batch after the insert, so that payments that are started together are counted. */
export const isWithinStartLimits = (
  userId: UserId,
  { count, countSince, total, openSince }: StartLimits,
): SQL => {
  const isCounted = sql`(SELECT count(*) FROM payments WHERE user_id = ${userId} AND created_at > ${countSince}) <= ${count}`
  if (total === null) return isCounted
  return sql`${isCounted} AND
    coalesce((SELECT credits - debits FROM ledger_accounts WHERE id = ${availableOf(userId)}), 0)
    + (SELECT sum(amount) FROM payments WHERE user_id = ${userId} AND created_at > ${openSince} AND status = 'initialized')
    <= ${total}`
}

const SHOWN = 20
/** Payments that may still arrive or were paid otherwise than requested, newest first. */
export const uncreditedPayments = prepare(({ userId, since }: Slots<Since>) =>
  queryBuilder
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        gt(payments.createdAt, since),
        ne(payments.status, 'success'),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(SHOWN),
)
