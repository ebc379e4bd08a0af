import { sql, type SQL } from 'drizzle-orm'
import { DomainError } from '#schema/domain/errors.ts'
import { PAYOUT_MESSAGES as messages } from '#schema/domain/messages/payouts.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { closeDiscrepancy } from '#worker/ledger/discrepancies.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import type { ProviderTransfer } from '#worker/paystack/responses.ts'
import type { ProviderResult } from '#worker/paystack/result.ts'
import { overdueDiscrepancyOf } from './overdue.ts'
import type { payoutBy, PayoutRow } from './queries.ts'
import { sendPayout } from './send-payout.ts'
import { reportOf } from './settle-payout.ts'
import { effectOf, failureReport, type TransferReport } from './transfer-effects.ts'

type Decision = { decision: 'send' | 'return' | 'arrived'; reason: string }
type OwnedPayout = Awaited<ReturnType<typeof payoutBy>>[number]

const arrivedReport = (reason: string): TransferReport => ({
  ...failureReport(reason),
  state: 'success',
})

/** The sender owns it: what it does is not known yet. */
const isBeingSent = ({ status, leaseUntil }: PayoutRow, now: number) =>
  status === 'sending' && (leaseUntil ?? 0) > now

/**
 * What the decision is to be carried out as. A conclusion of the provider comes first; while the provider has the
 * transfer without a conclusion nothing is decided, because it may still succeed. Null: send it.
 */
function reportFor(
  result: ProviderResult<ProviderTransfer>,
  { decision, reason }: Decision,
  { status }: PayoutRow,
): TransferReport | null {
  if (result.kind === 'ok') {
    if (result.data.state !== 'pending') return reportOf(result.data)
    throw new DomainError('moved_on', messages.transferOpen(result.data.status))
  }
  const isNotFound = result.kind === 'rejected' && result.code === 'not_found'
  if (decision === 'return') return failureReport(reason)
  if (decision === 'arrived') {
    if (isNotFound) throw new DomainError('moved_on', messages.transferUnknown)
    return arrivedReport(reason)
  }
  if (!isNotFound || status === 'requested' || status === 'sending')
    throw new DomainError('moved_on', messages.sentBySystem)
  return null
}

/** The decision holds only for the attempt that was read: a sender that claims it in between aborts the batch. */
const claimDecision = ({ id, attempts }: PayoutRow, now: number): SQL[] => [
  sql`UPDATE payouts SET updated_at = ${now} WHERE id = ${id} AND attempts = ${attempts}`,
  assertRowsChanged('payout_state'),
]

/** An administrator ends a payout that is overdue (docs/ledger.md#overdue-work). */
export async function decideOverdue(ctx: Context, row: OwnedPayout, choice: Decision) {
  const { now, userId } = ctx
  const { payout } = row
  const { reason } = choice
  if (isBeingSent(payout, now)) throw new DomainError('moved_on', messages.beingSent)

  const background = createBackgroundContext(ctx.deps)
  const result = await openProvider(ctx.deps).verifyTransfer(payout.reference)
  const report = reportFor(result, choice, payout)
  const close = closeDiscrepancy(overdueDiscrepancyOf(payout.id), { by: userId, reason, now })
  const audit = { subject: payout.id, reason, details: { decision: choice.decision } }
  if (!report)
    return commit({
      effects: [
        claimDecision(payout, now),
        sql`UPDATE payouts SET status = 'requested', lease_until = NULL WHERE id = ${payout.id} AND status = ${payout.status}`,
        assertRowsChanged('payout_state'),
        { afterCommit: () => sendPayout(background, payout.id) },
      ],
      audit,
      response: { message: messages.reviewSent },
    })

  const effect = effectOf({ ...row, report, now })
  if (!effect) throw new DomainError('moved_on', messages.reviewEnded)
  return commit({
    effects: [claimDecision(payout, now), effect.effects, close],
    audit,
    response: {
      message: report.state === 'success' ? messages.overdueArrived : messages.overdueReturned,
    },
  })
}
