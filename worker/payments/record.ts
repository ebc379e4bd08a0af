import { sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { UNVERIFIED_BALANCE_MAX } from '#schema/domain/limits.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { PaymentStatus } from '#schema/domain/payment.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { type Effect, assertRowsChanged, assertThat } from '#worker/db/write.ts'
import {
  raiseDiscrepancy,
  recordDiscrepancy,
  resolveDiscrepancies,
} from '#worker/ledger/discrepancies.ts'
import { fund, openWallet, payDebt, postJournal } from '#worker/ledger/postings.ts'
import { assertNotClosed } from '#worker/ledger/standing.ts'
import { notify } from '#worker/notices/notify.ts'
import type { ProviderPayment } from '#worker/paystack/responses.ts'
import type { PaymentRow, WalletSnapshot } from './queries.ts'
import { isInSuspense, type takeFromSuspense } from './suspense.ts'

type NewPayment = { reference: string; userId: UserId; amount: Kobo; createdAt: number }

/** A payment of which the provider has reported nothing yet. */
export const newPayment = (payment: NewPayment): PaymentRow => ({
  ...payment,
  currency: 'NGN',
  phone: '',
  accessCode: null,
  checkoutUrl: null,
  status: 'initialized',
  providerStatus: null,
  providerId: null,
  paidAmount: null,
  fees: null,
  returned: 0 as Kobo,
  flag: null,
  checkedAt: null,
  verifiedAt: null,
})

const insertPayment = (row: PaymentRow): SQL => sql`
  INSERT INTO payments (reference, user_id, amount, currency, status, provider_status, provider_id, paid_amount,
    fees, flag, created_at, checked_at, verified_at)
  VALUES (${row.reference}, ${row.userId}, ${row.amount}, ${row.currency}, ${row.status}, ${row.providerStatus},
    ${row.providerId}, ${row.paidAmount}, ${row.fees}, ${row.flag}, ${row.createdAt}, ${row.checkedAt},
    ${row.verifiedAt})`

/** Changes nothing when the payment was credited after it was read, or is no longer `before`. */
const updatePayment = (row: PaymentRow, before: PaymentStatus | null = null): SQL => sql`
  UPDATE payments SET user_id = ${row.userId}, status = ${row.status}, provider_status = ${row.providerStatus},
    provider_id = coalesce(${row.providerId}, provider_id), paid_amount = ${row.paidAmount}, fees = ${row.fees},
    flag = ${row.flag}, checked_at = ${row.checkedAt}, verified_at = ${row.verifiedAt}
  WHERE reference = ${row.reference} AND status <> 'success' AND status = coalesce(${before}, status)`

/** A payment with its new values. `isNew`: it has no row yet. */
export type Finding = { payment: PaymentRow; isNew: boolean }

/** Stores what the provider reports without changing the wallet. */
export function recordOnly({ payment, isNew }: Finding): {
  payment: PaymentRow
  effects: Effect[]
} {
  const write = isNew
    ? sql`${insertPayment(payment)} ON CONFLICT (reference) DO NOTHING`
    : updatePayment(payment)
  return { payment, effects: [write] }
}

export const mismatchIdOf = (reference: string) => `payment:${reference}`

/** Money has arrived that is in no wallet: an administrator sees it at once. */
export function recordMismatch(
  finding: Finding,
  { currency, amount }: ProviderPayment,
  suspense: readonly SQL[],
  now: number,
) {
  const { payment, effects } = recordOnly(finding)
  const ours = { status: payment.status, flag: payment.flag ?? '' }
  const discrepancy = {
    id: mismatchIdOf(payment.reference),
    kind: 'missing_here' as const,
    ourAmount: null,
    providerAmount: amount,
    message: DISCREPANCY_FACTS.paymentMissingHere(currency, amount, ours),
  }
  return { payment, effects: [effects, suspense, recordDiscrepancy(discrepancy, now)] }
}

/** Credited, and for an administrator to look at: another amount, or more than an unverified wallet may hold. */
const flagged = ({ reference, amount, flag }: PaymentRow, paidAmount: Kobo) => ({
  id: `flag:${reference}`,
  kind: 'amount' as const,
  message: DISCREPANCY_FACTS.paymentFlagged(flag ?? '', amount, paidAmount),
  providerAmount: paidAmount,
})

type Credit = Finding & {
  owner: WalletSnapshot
  paid: ProviderPayment
  /** The paid amount differs from the requested one. */
  isOtherAmount: boolean
  /** How it leaves suspense, when it is there. */
  taken: NonNullable<ReturnType<typeof takeFromSuspense>>
  now: number
}

/** Credits the wallet at most once, by the journal's idempotency key. */
export function credit(input: Credit) {
  const { payment: before, isNew, owner, paid, isOtherAmount, taken, now } = input
  const { inSuspense } = taken
  const { amount: paidAmount, fees } = paid
  const isOverLimit = !owner.isVerified && owner.available + paidAmount > UNVERIFIED_BALANCE_MAX
  const flags = [...(isOtherAmount ? ['amount'] : []), ...(isOverLimit ? ['over_limit'] : [])]
  const payment: PaymentRow = {
    ...before,
    userId: owner.id,
    status: 'success',
    providerStatus: paid.status,
    providerId: paid.id,
    paidAmount,
    fees,
    flag: flags.join(' ') || null,
    checkedAt: now,
    verifiedAt: now,
  }
  const { reference } = payment
  const journal = fund({ reference, userId: owner.id, paidAmount, fees, now, inSuspense })
  const cause = `fund:${reference}`
  const debt = payDebt({ user: owner.id, debt: owner.debt, credited: paidAmount, cause, now })
  const effects: Effect[] = [
    isNew
      ? [
          insertPayment(payment),
          assertThat('payment_state', isInSuspense(reference, taken.balance)),
        ]
      : [updatePayment(payment, before.status), assertRowsChanged('payment_state')],
    assertNotClosed(owner.id),
    openWallet(owner.id, now),
    journal.writes,
    // After it, so that the account at the provider is never below zero.
    taken.writes,
    debt.effects,
    payment.flag === null ? [] : raiseDiscrepancy(flagged(payment, paidAmount), now),
    before.status === 'mismatch' || inSuspense > 0 || taken.writes.length > 0
      ? resolveDiscrepancies([mismatchIdOf(reference)], now)
      : [],
    notify({
      to: owner.id,
      kind: 'paymentCredited',
      data: { amount: paidAmount },
      now,
    }),
    changedForWallet(owner.id, journal.id),
  ]
  return { payment, available: (owner.available + paidAmount - debt.paid) as Kobo, effects }
}

/** docs/ledger.md#fund: a fee that the provider reported after the payment, once. */
export async function recordPaymentFee(
  background: BackgroundContext,
  { reference, fees }: ProviderPayment,
): Promise<void> {
  const journal = postJournal({
    type: 'settle',
    idemKey: `pf:${reference}`,
    actor: null,
    subject: reference,
    meta: {},
    legs: [{ debit: 'provider_fees', credit: 'provider_clearing', amount: fees }],
    now: background.now(),
  })
  await background.write(
    sql`UPDATE payments SET fees = ${fees} WHERE reference = ${reference} AND status = 'success' AND coalesce(fees, 0) = 0`,
    ...journal.writes,
  )
}
