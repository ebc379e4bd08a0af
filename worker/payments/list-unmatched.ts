import { asc, eq, sql } from 'drizzle-orm'
import { listUnmatchedPayments } from '#schema/contract/payment-review.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { ledgerAccounts, payments, refunds, users } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { route } from '#worker/http/serve.ts'
import { IS_UNFINISHED_REFUND } from '#worker/ledger/refunds.ts'
import { IS_IN_SUSPENSE } from './suspense.ts'

const SHOWN = 100

const inSuspense = (db: Db) =>
  db
    .select({
      reference: sql<string>`${ledgerAccounts.ownerId}`.as('reference'),
      amount: sql<Kobo>`${ledgerAccounts.credits} - ${ledgerAccounts.debits}`.as('kobo'),
      username: users.username,
      flag: payments.flag,
      since: ledgerAccounts.createdAt,
    })
    .from(ledgerAccounts)
    .leftJoin(payments, eq(payments.reference, ledgerAccounts.ownerId))
    .leftJoin(users, eq(users.id, payments.userId))
    .where(IS_IN_SUSPENSE)
    .orderBy(asc(ledgerAccounts.createdAt))
    .limit(SHOWN)

const unfinishedRefunds = (db: Db) =>
  db
    .select({
      _id: refunds.id,
      reference: refunds.reference,
      amount: refunds.amount,
      username: users.username,
      status: refunds.status,
      reason: refunds.reason,
      lastError: refunds.lastError,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.userId))
    .where(IS_UNFINISHED_REFUND)
    .orderBy(asc(refunds.createdAt))
    .limit(SHOWN)

export const listUnmatchedPaymentsRoute = route(listUnmatchedPayments, async ({ db, read }) => {
  const { unmatched, running } = await read({
    unmatched: inSuspense(db),
    running: unfinishedRefunds(db),
  })
  return { payments: unmatched, refunds: running }
})
