import { and, eq, sql } from 'drizzle-orm'
import { listUserPayments } from '#schema/contract/admin-users.ts'
import { listPayments } from '#schema/contract/payments.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { ledgerAccounts } from '#schema/tables/ledger.ts'
import { payments } from '#schema/tables/payments.ts'
import type { Db } from '#worker/db/client.ts'
import { limitWithLookAhead, olderThan, pageOf, type Page } from '#worker/db/paging.ts'
import { route } from '#worker/http/serve.ts'
import { IS_UNFINISHED_REFUND } from '#worker/ledger/refunds.ts'
import { presentPayment } from './present.ts'
import { uncreditedPayments } from './queries.ts'

const SHOWN_MS = 7 * DAY_MS

export const listPaymentsRoute = route(listPayments, async ({ userId, now, deps, read }) => {
  const { rows } = await read({ rows: uncreditedPayments({ userId, since: now - SHOWN_MS }) })
  return { payments: rows.map((row) => presentPayment(deps.settings, row)) }
})

const paid = sql`coalesce(${payments.paidAmount}, ${payments.amount})`

const paymentsOf = (db: Db, id: UserId, page: Page) =>
  db
    .select({
      reference: payments.reference,
      amount: sql<Kobo>`${paid}`,
      left: sql<Kobo>`CASE ${payments.status} WHEN 'success' THEN ${paid} - ${payments.returned}
        ELSE coalesce(${ledgerAccounts.credits} - ${ledgerAccounts.debits}, 0) END`,
      isRefunding: sql<boolean>`EXISTS (SELECT 1 FROM refunds
        WHERE refunds.reference = ${payments.reference} AND ${IS_UNFINISHED_REFUND})`.mapWith(
        Boolean,
      ),
      status: payments.status,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.id, sql`'su:' || ${payments.reference}`))
    .where(and(eq(payments.userId, id), olderThan(payments.createdAt, payments.reference, page)))
    .orderBy(sql`${payments.createdAt} DESC, ${payments.reference} DESC`)
    .limit(limitWithLookAhead(page))

export const listUserPaymentsRoute = route(
  listUserPayments,
  async ({ db, read }, { id, ...page }) => {
    const { rows } = await read({ rows: paymentsOf(db, id, page) })
    const { shown, nextCursor } = pageOf(rows, page, ({ createdAt: at, reference }) => ({
      at,
      id: reference,
    }))
    return { payments: shown, nextCursor }
  },
)
