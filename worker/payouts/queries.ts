import { and, eq, getTableColumns, gte, inArray, sql, type SQL } from 'drizzle-orm'
import { dayOf, startOfDay } from '#schema/domain/days.ts'
import type { PayoutId, UserId } from '#schema/domain/ids.ts'
import { PAYOUT_LEASE_MS } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { CLAIMABLE_STATUSES, INFLIGHT_STATUSES, RETURNED_STATUSES } from '#schema/domain/payout.ts'
import { isIn } from '#schema/tables/columns.ts'
import { payouts, users } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { debtColumn } from '#worker/ledger/standing.ts'

export type PayoutRow = typeof payouts.$inferSelect

/** The exact text of the partial indexes, so that they are used. */
export const IS_INFLIGHT = sql.raw(isIn('status', INFLIGHT_STATUSES))

const isNotReturned = sql.raw(`NOT (${isIn('status', RETURNED_STATUSES)})`)
const midnight = (now: number) => startOfDay(dayOf(now))

const selectWithdrawn = prepare(({ userId, since }: Slots<{ userId: UserId; since: number }>) =>
  queryBuilder
    .select({ amount: sql<Kobo>`coalesce(sum(${payouts.amount}), 0)` })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), gte(payouts.createdAt, since), isNotReturned)),
)
/** Withdrawn since midnight in Lagos, without what was returned. */
export const withdrawnToday = (userId: UserId, now: number) =>
  selectWithdrawn({ userId, since: midnight(now) })

export const inflightPayouts = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder
    .select({ count: sql<number>`count(*)` })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), IS_INFLIGHT)),
)

export type WithdrawalLimits = { perDay: Kobo; maxPending: number }

/** The limits again, inside the batch after the insert, so that parallel withdrawals are counted one by one. */
export const isWithinLimits = (
  userId: UserId,
  { perDay, maxPending }: WithdrawalLimits,
  now: number,
): SQL => sql`
  (SELECT count(*) FROM payouts WHERE user_id = ${userId} AND ${IS_INFLIGHT}) <= ${maxPending}
  AND (SELECT sum(amount) FROM payouts WHERE user_id = ${userId} AND created_at >= ${midnight(now)} AND ${isNotReturned})
    <= ${perDay}`

export const insertPayout = (db: Db, row: typeof payouts.$inferInsert) =>
  db.insert(payouts).values(row)

/** A payout with its owner. */
export const payoutBy = (db: Db, reference: string) =>
  db
    .select({
      payout: getTableColumns(payouts),
      owner: {
        id: users.id,
        email: users.email,
        username: users.username,
        isClosed: sql<boolean>`${users.closedAt} IS NOT NULL`.mapWith(Boolean),
      },
      /** What the provider holds for us, according to the ledger. */
      clearing: sql<Kobo>`(SELECT debits - credits FROM ledger_accounts WHERE id = 'provider_clearing')`,
      debt: debtColumn(sql`${payouts.userId}`),
    })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(eq(payouts.reference, reference))

/** No postponed payout waits longer. */
export const POSTPONE_MS = 10 * 60_000

/** A lease that ends later than any lease may was written by a clock that was wrong. */
export const hasNoLease = (now: number): SQL => sql`
  NOT (coalesce(${payouts.leaseUntil}, 0) BETWEEN ${now + 1} AND ${now + POSTPONE_MS})`

/** What a suspended user has asked for stays, until the account is active again or an administrator returns it. */
export const MAY_START: SQL = sql`NOT (${payouts.status} = 'requested' AND EXISTS (
  SELECT 1 FROM users WHERE users.id = ${payouts.userId} AND users.suspended_at IS NOT NULL))`

/** Claims a payout for one sender until its lease expires. An expired lease of another sender is taken over. */
export const claimPayout = (db: Db, id: PayoutId, now: number) =>
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
        inArray(payouts.status, CLAIMABLE_STATUSES),
        hasNoLease(now),
        MAY_START,
      ),
    )
    .returning()

export type PayoutChange = Partial<
  Pick<PayoutRow, 'status' | 'leaseUntil' | 'recipientCode' | 'lastError' | 'providerStatus'>
>

/** Changes nothing when the payout has left the status in which it was read. */
export const updatePayout = (
  db: Db,
  { id, status }: Pick<PayoutRow, 'id' | 'status'>,
  change: PayoutChange,
  now: number,
) =>
  db
    .update(payouts)
    .set({ ...change, updatedAt: now })
    .where(and(eq(payouts.id, id), eq(payouts.status, status)))
