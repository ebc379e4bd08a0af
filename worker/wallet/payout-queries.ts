import { and, eq, getTableColumns, gte, inArray, sql, type SQL } from 'drizzle-orm'
import { dayOf, startOf } from '#schema/domain/days.ts'
import type { PayoutId, UserId } from '#schema/domain/ids.ts'
import { PAYOUT_LEASE_MS } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { availableOf, INFLIGHT_STATUSES } from '#schema/domain/wallet.ts'
import { ledgerAccounts, payouts, users } from '#schema/tables/index.ts'
import type { Db } from '../db/client.ts'

/** As the index spells it, so that it is used. */
export const IS_INFLIGHT = sql.raw(
  `status IN (${INFLIGHT_STATUSES.map((status) => `'${status}'`).join(', ')})`,
)

/** Whose wallet it is, where letters go, and what can be spent. */
export const ownerOf = (db: Db, user: UserId) =>
  db
    .select({
      id: users.id,
      email: users.email,
      username: users.username,
      available: sql<Kobo>`coalesce(${ledgerAccounts.credits} - ${ledgerAccounts.debits}, 0)`,
    })
    .from(users)
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.id, availableOf(user)))
    .where(eq(users.id, user))

/** What was withdrawn since midnight in Lagos; what did not arrive does not count. */
const counted = sql.raw(`status NOT IN ('failed', 'reversed')`)
export const sentToday = (db: Db, user: UserId, now: number) =>
  db
    .select({ amount: sql<Kobo>`coalesce(sum(${payouts.amount}), 0)` })
    .from(payouts)
    .where(and(eq(payouts.userId, user), gte(payouts.createdAt, startOf(dayOf(now))), counted))

export const underWay = (db: Db, user: UserId) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(payouts)
    .where(and(eq(payouts.userId, user), IS_INFLIGHT))

/** The limits once more, within the batch and after the row is there: a hundred at once are counted one by one. */
export const stillWithin = (user: UserId, now: number, perDay: Kobo, most: number): SQL => sql`
  (SELECT count(*) FROM payouts WHERE user_id = ${user} AND ${IS_INFLIGHT}) <= ${most}
  AND (SELECT sum(amount) FROM payouts WHERE user_id = ${user} AND created_at >= ${startOf(dayOf(now))} AND ${counted})
    <= ${perDay}`

export type NewPayout = typeof payouts.$inferInsert
export const insertPayout = (db: Db, row: NewPayout) => db.insert(payouts).values(row)

/** A payout and whom to write to about it. */
export const payoutBy = (db: Db, reference: string) =>
  db
    .select({
      payout: getTableColumns(payouts),
      owner: { id: users.id, email: users.email, username: users.username },
      /** What the provider holds for us, as the books have it. */
      held: sql<Kobo>`(SELECT debits - credits FROM ledger_accounts WHERE id = 'provider_clearing')`,
    })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(eq(payouts.reference, reference))
export type PayoutRow = typeof payouts.$inferSelect

/**
 * Takes a payout to send it: nobody else does until the lease is over. One that was requested may be waiting for a
 * better moment; one that is being sent is taken over when its sender has been silent for too long.
 */
export const claim = (db: Db, id: PayoutId, now: number) =>
  db
    .update(payouts)
    .set({
      status: 'sending',
      leaseUntil: now + PAYOUT_LEASE_MS,
      attempts: sql`${payouts.attempts} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(payouts.id, id),
        inArray(payouts.status, ['requested', 'sending']),
        sql`coalesce(${payouts.leaseUntil}, 0) <= ${now}`,
      ),
    )
    .returning()

type Step = Partial<
  Pick<
    PayoutRow,
    'status' | 'leaseUntil' | 'recipientCode' | 'providerTransferCode' | 'feeCharged' | 'lastError'
  >
>
/** Nothing when somebody else moved it in between. */
export const step = (
  db: Db,
  { id, status }: Pick<PayoutRow, 'id' | 'status'>,
  change: Step,
  now: number,
) =>
  db
    .update(payouts)
    .set({ ...change, updatedAt: now })
    .where(and(eq(payouts.id, id), eq(payouts.status, status)))
