import { eq, sql } from 'drizzle-orm'
import { postSettlement } from '#schema/contract/adjustments.ts'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { needsSecondAdministrator } from '#schema/domain/approval.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { ADJUSTMENT_MESSAGES as messages } from '#schema/domain/messages/adjustments.ts'
import { APPROVAL_MESSAGES } from '#schema/domain/messages/approvals.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { ledgerAccounts, ledgerJournals } from '#schema/tables/ledger.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { askForApproval, type Approved } from '#worker/http/approvals.ts'
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
export async function postSettlementBy(
  ctx: Context,
  input: ParsedInput<typeof postSettlement>,
  approved: Approved,
) {
  const { userId: actor, now } = ctx
  const { id, direction, amount, reason } = input
  const { posted, clearing } = await readState(ctx, id)
  if (posted) throw new DomainError('moved_on', messages.alreadySettled)
  const toBank = direction === 'to-bank'
  if (toBank && amount > (clearing?.kobo ?? 0))
    throw new DomainError('insufficient_funds', messages.notThatMuch)
  if (needsSecondAdministrator(amount) && !approved) {
    const summary = APPROVAL_MESSAGES.summaries.settlement(formatNaira(amount), toBank)
    return askForApproval(
      ctx,
      { act: 'ledger.postSettlement', subject: id, amount, summary, input, reason },
      {},
    )
  }
  return commit({
    effects: [settleWithBank({ id, toBank, amount, actor, now }).writes],
    audit: { subject: id, reason, details: { direction, amount } },
    response: { message: messages.settled },
  })
}

export const postSettlementRoute = route(postSettlement, (ctx, input) =>
  postSettlementBy(ctx, input, null),
)
