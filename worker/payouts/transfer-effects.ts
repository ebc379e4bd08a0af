import { sql, type SQL } from 'drizzle-orm'
import { REVIEW_AFTER_MS } from '#schema/domain/limits.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { NoticeKind } from '#schema/domain/notice.ts'
import { isInflight, payoutStatusAfter, type PayoutEvent } from '#schema/domain/payout.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { type Effect, assertRowsChanged } from '#worker/db/write.ts'
import { raiseDiscrepancy } from '#worker/ledger/discrepancies.ts'
import { payDebt } from '#worker/ledger/postings.ts'
import { assertNotClosed } from '#worker/ledger/standing.ts'
import { notify } from '#worker/notices/notify.ts'
import { accountLine } from '#worker/notices/text.ts'
import type { TransferState } from '#worker/paystack/responses.ts'
import {
  postImpliedTopUp,
  postPayoutFailure,
  postPayoutReversal,
  postPayoutSuccess,
  postTransferFee,
} from './postings.ts'
import type { PayoutRow } from './queries.ts'

/** `unmatched`: no payout has this reference, or the report contradicts the payout. */
export type PayoutResult = 'settled' | 'pending' | 'unknown' | 'unmatched'

/** What is known about a transfer. */
export type TransferReport = {
  state: TransferState
  /** The provider's own word for it; null when it did not report. */
  status: string | null
  /** Null when we gave up without a transfer. */
  amount: Kobo | null
  /** Null while the provider has not reported it. */
  feeCharged: Kobo | null
  transferCode: string | null
  error: string | null
}
type Settlement = {
  payout: PayoutRow
  owner: { isClosed: boolean }
  /** What the provider holds for us, according to the ledger. */
  clearing: Kobo
  /** What the owner owes. */
  debt: Kobo
  report: TransferReport
  now: number
}
export type PayoutEffect = { effects: Effect; result: PayoutResult }

const postingOf = ({ payout, now }: Settlement) => ({ ...payout, now })
const sentAmountOf = ({ amount, charge }: PayoutRow) => (amount - charge) as Kobo

/** Only from the status that was read; otherwise the batch aborts. */
function changeStatus({ payout, report, now }: Settlement, event: PayoutEvent): SQL[] {
  const status = payoutStatusAfter(payout.status, event)
  if (status === null) throw new Error(`${event} is not allowed for a ${payout.status} payout`)
  return [
    sql`UPDATE payouts SET status = ${status}, lease_until = NULL, updated_at = ${now},
        provider_transfer_code = coalesce(${report.transferCode}, provider_transfer_code),
        provider_status = coalesce(${report.status}, provider_status),
        fee_charged = coalesce(${report.feeCharged}, fee_charged), last_error = ${report.error}
      WHERE id = ${payout.id} AND status = ${payout.status}`,
    assertRowsChanged('payout_state'),
  ]
}

/** The withdrawal is shown with its new status. */
const changedPayout = ({ payout }: Settlement) => changedForWallet(payout.userId, payout.journalId)

/** `amount`: what arrived, or what is back in the wallet. */
const notifyOwner = ({ payout, now }: Settlement, kind: NoticeKind, amount: Kobo): Effect =>
  notify({ to: payout.userId, kind, data: { amount, lines: [accountLine(payout)] }, now })

/** The transfer happened, so it is posted even when the ledger did not have the money at the provider. */
function topUp(settlement: Settlement, leaving: Kobo): Effect {
  const { payout, clearing, now } = settlement
  const missing = (leaving - clearing) as Kobo
  if (missing <= 0) return []
  const discrepancy = {
    id: `capital:${payout.reference}`,
    kind: 'amount' as const,
    message: DISCREPANCY_FACTS.impliedTopUp(leaving, clearing),
    providerAmount: missing,
  }
  return [
    postImpliedTopUp(postingOf(settlement), missing).writes,
    raiseDiscrepancy(discrepancy, now),
  ]
}

/** The fee, unless it was posted before. The provider may charge it although the money came back. */
function postFee(settlement: Settlement): Effect {
  const { payout, report } = settlement
  // A fee of zero that was reported first is no posting, so it does not hide the true one.
  if (payout.feeCharged || !report.feeCharged) return []
  return [
    topUp(settlement, report.feeCharged),
    postTransferFee(postingOf(settlement), report.feeCharged).writes,
  ]
}

function complete(settlement: Settlement): PayoutEffect {
  const { payout, report } = settlement
  const leaving = (sentAmountOf(payout) + (report.feeCharged ?? 0)) as Kobo
  return {
    effects: [
      changeStatus(settlement, 'succeed'),
      topUp(settlement, leaving),
      postPayoutSuccess(postingOf(settlement), report.feeCharged).writes,
      changedPayout(settlement),
      notifyOwner(settlement, 'withdrawalCompleted', sentAmountOf(payout)),
    ],
    result: 'settled',
  }
}

/** The money is back in the wallet; what the owner owes is paid from it first. */
const payDebtFrom = ({ payout, debt, now }: Settlement, cause: string, credited: Kobo) =>
  payDebt({ user: payout.userId, debt, credited, cause, now })

/** The user sees one withdrawal with the status failed; the return of its money is not listed. */
function fail(settlement: Settlement): PayoutEffect {
  const { payout } = settlement
  const journal = postPayoutFailure(postingOf(settlement))
  const debt = payDebtFrom(settlement, journal.id, payout.amount)
  return {
    effects: [
      changeStatus(settlement, 'fail'),
      journal.writes,
      debt.effects,
      postFee(settlement),
      changedPayout(settlement),
      notifyOwner(settlement, 'withdrawalFailed', payout.amount),
    ],
    result: 'settled',
  }
}

/** To the owner, or to the administrators when the wallet can no longer be opened. */
function reportReturn(settlement: Settlement): Effect {
  const { payout, owner, now } = settlement
  const amount = sentAmountOf(payout)
  if (!owner.isClosed)
    return [assertNotClosed(payout.userId), notifyOwner(settlement, 'withdrawalReversed', amount)]
  const discrepancy = {
    id: `returned:${payout.reference}`,
    kind: 'status' as const,
    message: DISCREPANCY_FACTS.returnedToClosed(payout.reference, amount),
    providerAmount: amount,
  }
  return raiseDiscrepancy(discrepancy, now)
}

/** The return is a transaction of its own. */
function reverse(settlement: Settlement): PayoutEffect {
  const { payout } = settlement
  const journal = postPayoutReversal(postingOf(settlement))
  const debt = payDebtFrom(settlement, journal.id, sentAmountOf(payout))
  return {
    effects: [
      changeStatus(settlement, 'reverse'),
      journal.writes,
      debt.effects,
      postFee(settlement),
      changedPayout(settlement),
      changedForWallet(payout.userId, journal.id),
      reportReturn(settlement),
    ],
    result: 'settled',
  }
}

/** A fee that arrives with a webhook after the transfer was found to have ended. */
function recordFee(settlement: Settlement): PayoutEffect | null {
  const { payout, report } = settlement
  if (payout.feeCharged || report.feeCharged === null || report.feeCharged === payout.feeCharged)
    return null
  return {
    effects: [
      sql`UPDATE payouts SET fee_charged = ${report.feeCharged} WHERE id = ${payout.id} AND coalesce(fee_charged, 0) = 0`,
      assertRowsChanged('payout_state'),
      postFee(settlement),
    ],
    result: 'settled',
  }
}

/** After a day without a conclusion the payout needs review; the provider is still queried. */
function remainPending(settlement: Settlement): PayoutEffect {
  const { payout, report, now } = settlement
  const event = payout.createdAt <= now - REVIEW_AFTER_MS ? 'escalate' : 'accept'
  // A stored fee counts as posted, so it is stored only at the end.
  const withoutFee = { ...settlement, report: { ...report, feeCharged: null } }
  return { effects: changeStatus(withoutFee, event), result: 'pending' }
}

/** For example a success report after the money was returned. Moves nothing. */
function raiseConflict({ payout, report, now }: Settlement): PayoutEffect {
  const theirs = { state: report.state, amount: report.amount }
  const ours = { status: payout.status, amount: sentAmountOf(payout) }
  const discrepancy = {
    id: `transfer:${payout.reference}`,
    kind: 'status' as const,
    message: DISCREPANCY_FACTS.transferConflict(theirs, ours),
    ...(report.amount !== null && { providerAmount: report.amount }),
  }
  return { effects: [raiseDiscrepancy(discrepancy, now)], result: 'unmatched' }
}

/** By the reported state; null when the payout already has that state. */
const EFFECTS: Record<TransferState, (settlement: Settlement) => PayoutEffect | null> = {
  success: (settlement) => {
    const { status } = settlement.payout
    if (isInflight(status)) return complete(settlement)
    return status === 'failed' ? raiseConflict(settlement) : recordFee(settlement)
  },
  // After a success only the state `reversed` means that the money came back.
  failed: (settlement) => {
    const { status } = settlement.payout
    if (isInflight(status)) return fail(settlement)
    return status === 'success' ? raiseConflict(settlement) : null
  },
  reversed: (settlement) => {
    const { status } = settlement.payout
    if (status === 'success') return reverse(settlement)
    return isInflight(status) ? fail(settlement) : recordFee(settlement)
  },
  pending: (settlement) =>
    isInflight(settlement.payout.status) ? remainPending(settlement) : null,
}

/** What a report changes, or null for nothing. Another amount than was sent is a conflict. */
export function effectOf(settlement: Settlement): PayoutEffect | null {
  const { payout, report } = settlement
  const isOurAmount = report.amount === null || report.amount === sentAmountOf(payout)
  return isOurAmount ? EFFECTS[report.state](settlement) : raiseConflict(settlement)
}

export const failureReport = (error: string): TransferReport => ({
  state: 'failed',
  status: null,
  amount: null,
  feeCharged: null,
  transferCode: null,
  error,
})
