import type { PayoutId, UserId } from '#schema/domain/ids.ts'
import { availableOf, inflightOf } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { openLedgerAccount, postJournal } from '#worker/ledger/postings.ts'

type Payout = {
  id: PayoutId
  userId: UserId
  reference: string
  amount: Kobo
  charge: Kobo
  now: number
}
const CLEARING = 'provider_clearing'
const FEES = 'provider_fees'
const common = ({ id, now }: Payout) => ({ actor: null, subject: id, meta: {}, now })

/** docs/ledger.md#payout-request */
export function postPayoutRequest({
  id,
  userId,
  amount,
  now,
}: Omit<Payout, 'reference' | 'charge'>) {
  const inflight = inflightOf(userId)
  const journal = postJournal({
    type: 'withdraw',
    idemKey: `wd:${id}`,
    actor: userId,
    subject: id,
    meta: {},
    legs: [{ debit: availableOf(userId), credit: inflight, amount }],
    now,
  })
  const open = openLedgerAccount('payout_inflight', userId, now)
  return { id: journal.id, writes: [open, ...journal.writes] }
}

/** The fee is the one that the provider reported, never computed. */
const feeLeg = (fee: Kobo) => ({ debit: FEES, credit: CLEARING, amount: fee })

/** docs/ledger.md#payout-success: `fee` is null while the provider has not reported it. */
export const postPayoutSuccess = (payout: Payout, fee: Kobo | null) => {
  const { userId, reference, amount, charge } = payout
  const inflight = inflightOf(userId)
  return postJournal({
    ...common(payout),
    type: 'payout',
    idemKey: `ps:${reference}`,
    legs: [
      { debit: inflight, credit: CLEARING, amount: (amount - charge) as Kobo },
      { debit: inflight, credit: FEES, amount: charge },
      feeLeg(fee ?? (0 as Kobo)),
    ],
  })
}

/** A fee that the provider reported after the end of the transfer. */
export const postTransferFee = (payout: Payout, fee: Kobo) =>
  postJournal({
    ...common(payout),
    type: 'settle',
    idemKey: `psf:${payout.reference}`,
    legs: [feeLeg(fee)],
  })

/** docs/ledger.md#settlement-and-top-up: the provider sent money that the ledger did not have there. */
export const postImpliedTopUp = (payout: Payout, missing: Kobo) =>
  postJournal({
    ...common(payout),
    type: 'settle',
    idemKey: `st:${payout.reference}:${payout.now}`,
    legs: [{ debit: CLEARING, credit: 'platform_capital', amount: missing }],
  })

/** docs/ledger.md#payout-failure: the same key as success, so that only one of the two can be posted. */
export const postPayoutFailure = (payout: Payout) =>
  postJournal({
    ...common(payout),
    type: 'payout_failed',
    idemKey: `ps:${payout.reference}`,
    legs: [
      {
        debit: inflightOf(payout.userId),
        credit: availableOf(payout.userId),
        amount: payout.amount,
      },
    ],
  })

/** docs/ledger.md#payout-reversal: the charge for the first transfer is spent. */
export const postPayoutReversal = (payout: Payout) =>
  postJournal({
    ...common(payout),
    type: 'payout_returned',
    idemKey: `prv:${payout.reference}`,
    legs: [
      {
        debit: CLEARING,
        credit: availableOf(payout.userId),
        amount: (payout.amount - payout.charge) as Kobo,
      },
    ],
  })
