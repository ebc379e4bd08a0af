import { and, asc, desc, eq, gt, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { availableOf, escrowOf } from '#schema/domain/wallet.ts'
import { ledgerEntries, ledgerJournals, payouts, tasks } from '#schema/tables/index.ts'
import type { Db } from '../db/client.ts'
import { placeIn, sizeOf, unlessKnown, type Page } from '../db/paging.ts'

/** What a withdrawal's row tells beside its amount: where it goes, what the bank takes, how it stands. */
export const payoutColumns = {
  status: payouts.status,
  bankName: payouts.bankName,
  accountLast4: payouts.accountLast4,
  accountName: payouts.accountName,
  charge: payouts.charge,
}

/** A line of somebody's history: an entry on their account and the journal it belongs to (MONEY 1: a view, no second book). */
const someLines = (db: Db) =>
  db
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
    })
    .from(ledgerEntries)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
    .leftJoin(payouts, eq(payouts.journalId, ledgerJournals.id))
export type LineRow = Awaited<ReturnType<typeof someLines>>[number]

/** R22: a withdrawal that failed is one row that says so, and its money's way back is no second one. */
export const isShown = ({ type }: LineRow): boolean => type !== 'payout_failed'

/**
 * Newest first. Two index ranges merged as they are read, where one OR would read the whole history. The merge looks
 * one ahead on each side already, so the page does not (DESIGN 8: 2 × page + 5 rows, one for each open hold, one for each withdrawal).
 */
export function linesOf(db: Db, person: UserId, page: Page) {
  const place = placeIn(page)
  const older = place ? lt(ledgerEntries.id, place.at) : undefined
  const account = availableOf(person)
  return unionAll(
    someLines(db).where(and(eq(ledgerEntries.debitAccount, account), older)),
    someLines(db).where(and(eq(ledgerEntries.creditAccount, account), older)),
  )
    .orderBy(desc(sql`entry`))
    .limit(unlessKnown(page, sizeOf(page)))
}

/** Oldest first, every entry of a stretch of the books: what failed and came back is two of them, as in any account book. */
export function entriesOf(
  db: Db,
  person: UserId,
  { after, last, from, to }: Stretch,
  most: number,
) {
  const account = availableOf(person)
  const within = and(
    gt(ledgerEntries.id, after),
    lte(ledgerEntries.id, last),
    gte(ledgerEntries.createdAt, from),
    lt(ledgerEntries.createdAt, to),
  )
  return unionAll(
    someLines(db).where(and(eq(ledgerEntries.debitAccount, account), within)),
    someLines(db).where(and(eq(ledgerEntries.creditAccount, account), within)),
  )
    .orderBy(asc(sql`entry`))
    .limit(most)
}
/** Entries of a span of time, and between which numbers they are to be sought. */
export type Stretch = { after: number; last: number; from: number; to: number }

/** The todos this person's money waits with now, few at any time: their award is still pending (R22). */
export const holdsOf = (db: Db, person: UserId, page: Page) =>
  db
    .select({ task: tasks.id, awardedAt: tasks.awardedAt })
    .from(tasks)
    .where(and(eq(tasks.clientId, person), inArray(tasks.status, [...HELD_STATUSES])))
    .limit(unlessKnown(page, -1))
export type HoldRow = Awaited<ReturnType<typeof holdsOf>>[number]

/** The journal that last put money aside for this task; its row in the client's history changes when the money goes. */
export const lastHoldOn = (db: Db, task: TaskId) =>
  db
    .select({ journal: ledgerEntries.journalId })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.creditAccount, escrowOf(task)))
    .orderBy(desc(ledgerEntries.id))
    .limit(1)
