import type { Errand } from '../http/errand.ts'
import type { Following } from './following.ts'
import { PAYOUT_EFFECTS } from './payout-effects.ts'
import { forAPerson } from './recon-items.ts'
import { settlePayment } from './settle-payment.ts'
import { settleDispute, settleRefund } from './taken-back.ts'

const paymentMade: Following = async (errand, { reference }) => {
  if (!reference) throw new Error('charge.success names no reference')
  const ended = await settlePayment(errand, reference)
  if (ended.kind === 'unknown') throw new Error(`not verified: ${ended.words}`)
  if (ended.kind === 'nobodys' && ended.verified?.standing === 'paid') {
    const { amount } = ended.verified
    const words = 'Paid to us by nobody we know.'
    await errand.write(
      forAPerson(`payment:${reference}`, 'missing_here', words, errand.now(), amount),
    )
    return 'done'
  }
  const isConclusive = ['paid', 'already', 'mismatch'].includes(ended.kind)
  return isConclusive ? 'done' : 'waits'
}

/** What is named by an id of its own. Without one it can only be read by a person. */
const named =
  (settle: (errand: Errand, id: string) => Promise<'done' | 'waits'>): Following =>
  async (errand, { data }) => {
    const { id } = data
    if (typeof id !== 'string' && typeof id !== 'number') throw new Error('it has no id')
    return settle(errand, String(id))
  }

/** What follows from each event. An event that nothing follows from is kept, and done with (MONEY 2, Webhook). */
export const EFFECTS: Readonly<Record<string, Following>> = {
  'charge.success': paymentMade,
  'refund.processed': named(settleRefund),
  'charge.dispute.create': named(settleDispute),
  'charge.dispute.remind': named(settleDispute),
  'charge.dispute.resolve': named(settleDispute),
  ...PAYOUT_EFFECTS,
}
