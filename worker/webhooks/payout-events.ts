import * as v from 'valibot'
import { isKobo, type Kobo } from '#schema/domain/money.ts'
import { settlePayout } from '#worker/payouts/settle-payout.ts'
import { UnreadableEvent, type EventHandler } from './handler.ts'

/** The only figure taken from an event: the query of a transfer does not return its fee. */
const Fee = v.object({ fee_charged: v.custom<Kobo>(isKobo) })

const settleTransfer: EventHandler = async (background, { reference, data }) => {
  if (reference === null) throw new UnreadableEvent('no reference')
  const fee = v.safeParse(Fee, data)
  const reportedFee = fee.success ? fee.output.fee_charged : null
  const result = await settlePayout(background, reference, reportedFee)
  return result === 'settled' || result === 'unmatched' ? 'done' : 'pending'
}

/** One handler for all, because the state is queried. */
export const PAYOUT_EVENT_HANDLERS: Readonly<Record<string, EventHandler>> = {
  'transfer.success': settleTransfer,
  'transfer.failed': settleTransfer,
  'transfer.reversed': settleTransfer,
}
