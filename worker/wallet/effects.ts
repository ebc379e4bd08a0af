import type { Errand } from '../http/errand.ts'
import { forAPerson } from './recon-items.ts'
import { settlePayment } from './settle-payment.ts'
import { PAYOUT_EFFECTS } from './payout-effects.ts'

/** What the provider told of: its signature says who wrote it, and its figures are asked for again all the same. */
export type Told = { reference: string | null; data: Record<string, unknown> }
/** `waits`: not conclusive yet, so it is looked at again; a throw is kept with the event, and tried again. */
export type Following = (errand: Errand, told: Told) => Promise<'done' | 'waits'>

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
