import type { Following } from './following.ts'
import { forAPerson } from './recon-items.ts'
import { settlePayment } from './settle-payment.ts'
import { PAYOUT_EFFECTS } from './payout-effects.ts'

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

/** What follows from each event. An event that nothing follows from is kept, and done with (MONEY 2, Webhook). */
export const EFFECTS: Readonly<Record<string, Following>> = {
  'charge.success': paymentMade,
  ...PAYOUT_EFFECTS,
}
