import { and, asc, desc, eq, gt, gte, inArray, lt, lte, sql, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { UserId } from '#schema/domain/ids.ts'
import { availableOf } from '#schema/domain/ledger.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { ledgerEntries, ledgerJournals, payouts, tasks } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { limitOf, pageSizeOf, pageValuesOf, type Page, type PageValues } from '#worker/db/paging.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { otherSideColumns, otherSideJoins } from './other-side.ts'

/** What a user sees of a payout beside its amount. */
export const payoutColumns = {
  status: payouts.status,
  bankName: payouts.bankName,
  accountLast4: payouts.accountLast4,
  accountName: payouts.accountName,
  charge: payouts.charge,
  providerStatus: payouts.providerStatus,
  reviewReason: payouts.reviewReason,
  attempts: payouts.attempts,
  overdueAt: payouts.overdueAt,
}

/** A transaction is an entry of the wallet with its journal; there is no second record. */
const selectTransactions = (db: Pick<Db, 'select'>, account: SQLWrapper | string) => {
  const [next, release, task, other] = otherSideJoins(account)
  return db
    .select({
      // Renamed, because both arms of a union are sorted by it and the journal has an id of its own.
      entry: sql<number>`${ledgerEntries.id}`.as('entry'),
      id: ledgerJournals.id,
      type: ledgerJournals.type,
      subject: ledgerJournals.subjectId,
      meta: ledgerJournals.meta,
      debit: ledgerEntries.debitAccount,
      amount: ledgerEntries.amount,
      createdAt: ledgerJournals.createdAt,
      payout: payoutColumns,
      ...otherSideColumns,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
    .leftJoin(payouts, eq(payouts.journalId, ledgerJournals.id))
    .leftJoin(next.table, next.on)
    .leftJoin(release.table, release.on)
    .leftJoin(task.table, task.on)
    .leftJoin(other.table, other.on)
}
export type TransactionRow = Awaited<ReturnType<typeof selectTransactions>>[number]

/** A failed withdrawal is one transaction with that status, so the return of its money is not listed. */
export const isListed = ({ type }: TransactionRow): boolean => type !== 'payout_failed'

const selectPageBy = prepare(({ account, ...page }: Slots<{ account: string } & PageValues>) => {
  const older = page.afterAt && lt(ledgerEntries.id, page.afterAt)
  return unionAll(
    selectTransactions(queryBuilder, account).where(
      and(eq(ledgerEntries.debitAccount, account), older),
    ),
    selectTransactions(queryBuilder, account).where(
      and(eq(ledgerEntries.creditAccount, account), older),
    ),
  )
    .orderBy(desc(sql`entry`))
    .limit(limitOf(page))
})
/**
 * Newest first. Two index ranges merged as they are read, where one OR would read the whole history. Reads
 * 2 × page + 5 rows, one per open hold and withdrawal, and at most three per movement of a todo's price for the other
 * side: the merge already reads one row ahead on each side.
 */
export const pageOfTransactions = (userId: UserId, page: Page) =>
  selectPageBy({ account: availableOf(userId), ...pageValuesOf(page), max: pageSizeOf(page) })

/** Entries after `after` up to `last`, created from `from` until before `to`. */
export type EntryRange = { after: number; last: number; from: number; to: number }

type RangeValues = EntryRange & { account: string; max: number }
const selectRangeBy = prepare(({ account, max, ...range }: Slots<RangeValues>) => {
  const { after, last, from, to } = range
  const inRange = and(
    gt(ledgerEntries.id, after),
    lte(ledgerEntries.id, last),
    gte(ledgerEntries.createdAt, from),
    lt(ledgerEntries.createdAt, to),
  )
  return unionAll(
    selectTransactions(queryBuilder, account).where(
      and(eq(ledgerEntries.debitAccount, account), inRange),
    ),
    selectTransactions(queryBuilder, account).where(
      and(eq(ledgerEntries.creditAccount, account), inRange),
    ),
  )
    .orderBy(asc(sql`entry`))
    .limit(max as unknown as number)
})
/** Every entry of the range, oldest first: a failed withdrawal is two of them here. */
export const transactionsInRange = (userId: UserId, range: EntryRange, limit: number) =>
  selectRangeBy({ account: availableOf(userId), ...range, max: limit })

const selectHoldsBy = prepare(({ userId, ...page }: Slots<{ userId: UserId } & PageValues>) =>
  queryBuilder
    .select({ task: tasks.id, awardedAt: tasks.awardedAt })
    .from(tasks)
    .where(and(eq(tasks.clientId, userId), inArray(tasks.status, [...HELD_STATUSES])))
    .limit(limitOf(page)),
)
/** The client's tasks with held money; their award transactions are pending. */
export const holdsOf = (userId: UserId, { fresh }: Page) =>
  selectHoldsBy({ userId, ...pageValuesOf({ fresh }), max: -1 })
export type HoldRow = RowOf<typeof selectHoldsBy>
