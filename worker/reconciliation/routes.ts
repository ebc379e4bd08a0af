import { and, eq, gt, sql } from 'drizzle-orm'
import { closeDiscrepancy } from '#schema/contract/reconciliation.ts'
import { isClosable } from '#schema/domain/discrepancy.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { inWords } from '#schema/domain/localize.ts'
import { RECONCILIATION_MESSAGES as messages } from '#schema/domain/messages/discrepancies.ts'
import { ledgerAccounts, payouts } from '#schema/tables/index.ts'
import { discrepancies } from '#schema/tables/reconciliation.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { type Route, route } from '#worker/http/serve.ts'
import { closeDiscrepancy as close } from '#worker/ledger/discrepancies.ts'
import { suspenseOfPayment } from '#worker/payments/suspense.ts'
import { readReconciliationRoute } from './show.ts'

/** Exists while the wallet that a returned transfer went into has money. */
const walletOfReturned = (db: Db, reference: string) =>
  db
    .select({ id: ledgerAccounts.id })
    .from(payouts)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, sql`'ua:' || ${payouts.userId}`))
    .where(and(eq(payouts.reference, reference), gt(ledgerAccounts.credits, ledgerAccounts.debits)))

/** docs/ledger.md#discrepancies */
const closeDiscrepancyRoute = route(closeDiscrepancy, async (ctx, { id, reason }) => {
  const { db, userId, now } = ctx
  const { discrepancy, suspense, returned } = await ctx.read({
    discrepancy: first(db.select().from(discrepancies).where(eq(discrepancies.id, id))),
    suspense: first(suspenseOfPayment(id.replace(/^payment:/, ''))),
    returned: first(walletOfReturned(db, id.replace(/^returned:/, ''))),
  })
  if (!discrepancy) throw new DomainError('not_found')
  if (discrepancy.resolvedAt !== null) throw new DomainError('moved_on', messages.alreadyClosed)
  if (!isClosable(id)) throw new DomainError('moved_on', messages.closesItself)
  if (id.startsWith('payment:') && suspense && suspense.balance > 0)
    throw new DomainError('moved_on', messages.inSuspense)
  if (id.startsWith('returned:') && returned)
    throw new DomainError('moved_on', messages.inClosedWallet)
  return commit({
    effects: [close(id, { by: userId, reason, now })],
    audit: { subject: id, reason, details: { message: inWords(discrepancy.message) } },
    response: { message: messages.closed },
  })
})

export const reconciliationRoutes: readonly Route[] = [
  readReconciliationRoute,
  closeDiscrepancyRoute,
]
