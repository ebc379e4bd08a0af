import type { BackgroundContext } from '#worker/background/context.ts'
import { settleDispute } from '#worker/payments/disputes.ts'
import { reportRefund, settleRefunds } from '#worker/payments/refunds.ts'
import { settlePayment } from '#worker/payments/settle-payment.ts'
import { UnreadableEvent, type EventHandler, type EventResult } from './handler.ts'
import { PAYOUT_EVENT_HANDLERS } from './payout-events.ts'

const CONCLUSIVE: readonly string[] = ['paid', 'already_credited', 'mismatch']

const paymentSucceeded: EventHandler = async (background, { reference }) => {
  if (!reference) throw new UnreadableEvent('no reference')
  const result = await settlePayment(background, reference)
  if (result.kind === 'unknown') throw new Error(`not verified: ${result.message}`)
  if (result.kind === 'unowned' && result.paid?.state === 'paid') return 'done'
  return CONCLUSIVE.includes(result.kind) ? 'done' : 'pending'
}

/** For events about an object with an id of its own. */
const byId =
  (settle: (background: BackgroundContext, id: string) => Promise<EventResult>): EventHandler =>
  async (background, { data: { id } }) => {
    if (typeof id !== 'string' && typeof id !== 'number') throw new UnreadableEvent('no id')
    return settle(background, String(id))
  }

/** The event about a refund names the payment and has no id. */
const refundProcessed: EventHandler = async (background, { reference }) => {
  if (!reference) throw new UnreadableEvent('no transaction_reference')
  return settleRefunds(background, reference)
}

const refundStopped: EventHandler = async (background, { reference, data: { status } }) => {
  if (!reference) throw new UnreadableEvent('no transaction_reference')
  return reportRefund(background, reference, typeof status === 'string' ? status : 'stopped')
}

/** An event without a handler is stored and marked as processed. */
export const EVENT_HANDLERS: Readonly<Record<string, EventHandler>> = {
  'charge.success': paymentSucceeded,
  'refund.processed': refundProcessed,
  'refund.failed': refundStopped,
  'refund.needs-attention': refundStopped,
  'charge.dispute.create': byId(settleDispute),
  'charge.dispute.remind': byId(settleDispute),
  'charge.dispute.resolve': byId(settleDispute),
  ...PAYOUT_EVENT_HANDLERS,
}
