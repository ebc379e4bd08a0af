import type { Kobo } from '#schema/domain/money.ts'
import { isInflight } from '#schema/domain/payout.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { retryOnConflict } from '#worker/db/retry-on-conflict.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import type { ProviderTransfer } from '#worker/paystack/responses.ts'
import { payoutBy, type PayoutRow } from './queries.ts'
import {
  effectOf,
  failureReport,
  type PayoutResult,
  type TransferReport,
} from './transfer-effects.ts'

const ATTEMPTS = 4

/** Reads the payout, decides and writes; repeats when another report was applied in between. */
async function applyReport(
  background: BackgroundContext,
  reference: string,
  report: TransferReport,
): Promise<PayoutResult> {
  const { log } = background.deps
  const { state } = report
  return retryOnConflict(ATTEMPTS, async () => {
    const [row] = await background.query((db) => payoutBy(db, reference))
    if (!row) {
      log({ alarm: 'transfer without payout', reference, state })
      return 'unmatched'
    }
    const { payout } = row
    const effect = effectOf({ ...row, report, now: background.now() })
    if (!effect) return isInflight(payout.status) ? 'pending' : 'settled'
    if (effect.result === 'unmatched') log({ alarm: 'payout conflict', payout: payout.id, state })
    await background.commit(effect.effects)
    return effect.result
  })
}

export const reportOf = ({
  state,
  status,
  feeCharged,
  amount,
  transferCode,
  currency,
}: ProviderTransfer): TransferReport => ({
  state,
  status,
  feeCharged,
  transferCode,
  // Another currency is another amount.
  amount: currency === 'NGN' ? amount : (0 as Kobo),
  error: null,
})

/** With a transfer that the provider has just returned. */
export const settleFromTransfer = (
  background: BackgroundContext,
  transfer: ProviderTransfer,
): Promise<PayoutResult> => applyReport(background, transfer.reference, reportOf(transfer))

/** For a payout that was not sent and will not be sent under this reference. */
export const failPayout = (
  background: BackgroundContext,
  { reference }: PayoutRow,
  error: string,
): Promise<PayoutResult> => applyReport(background, reference, failureReport(error))

/**
 * The single settlement path, for webhooks, the job and reconciliation. It queries the transfer at the provider; only
 * the fee may come from a webhook or a list, because the query does not return it.
 */
export async function settlePayout(
  background: BackgroundContext,
  reference: string,
  reportedFee: Kobo | null = null,
): Promise<PayoutResult> {
  const result = await openProvider(background.deps).verifyTransfer(reference)
  if (result.kind === 'ok') {
    const feeCharged = result.data.feeCharged ?? reportedFee
    return settleFromTransfer(background, { ...result.data, feeCharged })
  }
  background.deps.log({ provider: 'verifyTransfer', reference, message: result.message })
  return 'unknown'
}
