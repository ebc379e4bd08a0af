import * as v from 'valibot'
import { isKobo, type Kobo } from '#schema/domain/money.ts'
import type { Following } from './following.ts'
import { settlePayout } from './payout-settling.ts'

/** Signed as it is, the price of a transfer is all that is taken from the telling: nowhere else is it told so soon. */
const Price = v.object({ fee_charged: v.custom<Kobo>(isKobo) })

const settle: Following = async (errand, { reference, data }) => {
  if (reference === null) return 'done'
  const price = v.safeParse(Price, data)
  const feeCharged = price.success ? price.output.fee_charged : null
  const came = await settlePayout(errand, reference, { feeCharged })
  return came === 'settled' || came === 'stray' ? 'done' : 'waits'
}

/** Which of them it is makes no difference: what became of it the provider is asked. */
export const PAYOUT_EFFECTS: Readonly<Record<string, Following>> = {
  'transfer.success': settle,
  'transfer.failed': settle,
  'transfer.reversed': settle,
}
