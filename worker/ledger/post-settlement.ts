import { eq, sql } from 'drizzle-orm'
import { postSettlement } from '#schema/contract/adjustments.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { ADJUSTMENT_MESSAGES as messages } from '#schema/domain/messages/adjustments.ts'
import { ledgerAccounts, ledgerJournals } from '#schema/tables/ledger.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { settleWithBank } from './corrections.ts'

const readState = ({ db, read }: Context, id: string) =>
  read({
    posted: first(
      db
        .select({ id: ledgerJournals.id })
        .from(ledgerJournals)
        .where(eq(ledgerJournals.idemKey, `st:${id}`)),
    ),
    clearing: first(
      db
        .select({ kobo: sql<number>`${ledgerAccounts.debits} - ${ledgerAccounts.credits}` })
        .from(ledgerAccounts)
        .where(eq(ledgerAccounts.id, 'provider_clearing')),
    ),
  })

/** docs/ledger.md#settlement-and-top-up */
export const postSettlementRoute = route(postSettlement, async (ctx, input) => {
  const { userId: actor, now } = ctx
  const { id, direction, amount, reason } = input
  const { posted, clearing } = await readState(ctx, id)
  if (posted) throw new DomainError('moved_on', messages.alreadySettled)
  const toBank = direction === 'to-bank'
  if (toBank && amount > (clearing?.kobo ?? 0))
    throw new DomainError('insufficient_funds', messages.notThatMuch)
  return commit({
    writes: settleWithBank({ id, toBank, amount, actor, now }).writes,
    changes: [],
    audit: { subject: id, reason, details: { direction, amount } },
    response: { message: messages.settled },
  })
})
