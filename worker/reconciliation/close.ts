import { eq } from 'drizzle-orm'
import { closeDiscrepancy } from '#schema/contract/reconciliation.ts'
import { isClosable } from '#schema/domain/discrepancy.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { RECONCILIATION_MESSAGES as messages } from '#schema/domain/messages/reconciliation.ts'
import { discrepancies } from '#schema/tables/reconciliation.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { closeDiscrepancy as close } from '#worker/ledger/discrepancies.ts'
import { suspenseOfPayment } from '#worker/payments/suspense.ts'

/** docs/ledger.md#discrepancies */
export const closeDiscrepancyRoute = route(closeDiscrepancy, async (ctx, { id, reason }) => {
  const { db, userId, now } = ctx
  const { discrepancy, suspense } = await ctx.read({
    discrepancy: first(db.select().from(discrepancies).where(eq(discrepancies.id, id))),
    suspense: first(suspenseOfPayment(db, id.replace(/^payment:/, ''))),
  })
  if (!discrepancy) throw new DomainError('not_found')
  if (discrepancy.resolvedAt !== null) throw new DomainError('moved_on', messages.alreadyClosed)
  if (!isClosable(id)) throw new DomainError('moved_on', messages.closesItself)
  if (id.startsWith('payment:') && suspense && suspense.balance > 0)
    throw new DomainError('moved_on', messages.inSuspense)
  return commit({
    writes: [close(id, { by: userId, reason, now })],
    changes: [],
    audit: { subject: id, reason, details: { message: discrepancy.message } },
    response: { message: messages.closed },
  })
})
