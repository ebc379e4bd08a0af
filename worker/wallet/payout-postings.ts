import type { PayoutId, UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { availableOf, inflightOf } from '#schema/domain/wallet.ts'
import { openAccount, post } from './postings.ts'

type Payout = {
  id: PayoutId
  user: UserId
  reference: string
  amount: Kobo
  charge: Kobo
  now: number
}
const CLEARING = 'provider_clearing'
const FEES = 'provider_fees'
const by = ({ id, now }: Payout) => ({ actor: null, subject: id, meta: {}, now })

/** MONEY 1.1 posting 5: the whole amount leaves the wallet and is neither here nor there. */
export function sendOff(payout: Omit<Payout, 'reference'>) {
  const { id, user, amount, now } = payout
  const posted = post({
    type: 'withdraw',
    idemKey: `wd:${id}`,
    ...{ actor: user, subject: id, meta: {}, now },
    legs: [{ debit: availableOf(user), credit: inflightOf(user), amount }],
  })
  return {
    id: posted.id,
    writes: [openAccount('payout_inflight', inflightOf(user), user, now), ...posted.writes],
  }
}

/** What the provider took for a transfer, as it said (MONEY 3.2: never a formula). */
const feeLeg = (fee: Kobo) => ({ debit: FEES, credit: CLEARING, amount: fee })

/** Posting 6: what arrives left the provider; the charge pays for what the provider takes, as far as that is told. */
export const arrive = (payout: Payout, fee: Kobo | null) => {
  const { user, reference, amount, charge } = payout
  const pi = inflightOf(user)
  return post({
    type: 'payout',
    idemKey: `ps:${reference}`,
    ...by(payout),
    legs: [
      { debit: pi, credit: CLEARING, amount: (amount - charge) as Kobo },
      { debit: pi, credit: FEES, amount: charge },
      feeLeg(fee ?? (0 as Kobo)),
    ],
  })
}

/** The third leg of posting 6, for a transfer whose price was told only after it had arrived. */
export const payFee = (payout: Payout, fee: Kobo) =>
  post({
    type: 'settle',
    idemKey: `psf:${payout.reference}`,
    ...by(payout),
    legs: [feeLeg(fee)],
  })

/**
 * Posting 11, for money that the provider had and our books did not: it cannot send what it does not hold, so somebody
 * topped it up and told nobody.
 */
export const bookTopUp = (payout: Payout, missing: Kobo) =>
  post({
    type: 'settle',
    idemKey: `st:${payout.reference}:${payout.now}`,
    ...by(payout),
    legs: [{ debit: CLEARING, credit: 'platform_capital', amount: missing }],
  })

/** Posting 7: back into the wallet. The same key as posting 6, so that only one of the two can ever be. */
export const giveBack = (payout: Payout) =>
  post({
    type: 'payout_failed',
    idemKey: `ps:${payout.reference}`,
    ...by(payout),
    legs: [
      { debit: inflightOf(payout.user), credit: availableOf(payout.user), amount: payout.amount },
    ],
  })

/** Posting 8: it had arrived and was sent back. What the bank took for the way there is gone. */
export const takeBack = (payout: Payout) =>
  post({
    type: 'payout_returned',
    idemKey: `prv:${payout.reference}`,
    ...by(payout),
    legs: [
      {
        debit: CLEARING,
        credit: availableOf(payout.user),
        amount: (payout.amount - payout.charge) as Kobo,
      },
    ],
  })
