import { REVIEW_AFTER_MS, FUND_MAX } from '#schema/domain/limits.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import { paymentStatusAfter, type PaymentStatus } from '#schema/domain/payment.ts'
import type { Effect } from '#worker/db/write.ts'
import { raiseDiscrepancy } from '#worker/ledger/discrepancies.ts'
import type { Provider } from '#worker/paystack/provider.ts'
import type { ProviderPayment } from '#worker/paystack/responses.ts'
import { success, unknown, type ProviderResult } from '#worker/paystack/result.ts'
import type { PaymentRow, WalletSnapshot } from './queries.ts'
import { credit, mismatchIdOf, newPayment, recordMismatch, recordOnly } from './record.ts'
import { bookIntoSuspense, isOurMoney, takeFromSuspense, type Suspense } from './suspense.ts'

/** What is known before the provider is queried. `payment` is null for a reference without a row. */
type ExpectedPayment = {
  reference: string
  payment: PaymentRow | null
  owner: WalletSnapshot | null
  suspense: Suspense | null
  /** From the client, for a reference without a row: it is compared and never credited. */
  claimedAmount?: Kobo | null
  /** The money went back to the card: the payment is credited all the same, and then returned. */
  isReturned?: boolean
}

/** The state of a payment and what is to be written about it. */
export type PaymentResult = { effects: Effect[]; payment: PaymentRow | null } & (
  | { kind: 'paid'; payment: PaymentRow; available: Kobo }
  | { kind: 'failed' | 'pending' | 'mismatch' }
  /** Unknown to both sides, or paid by an address without an account. */
  | { kind: 'unowned'; paid: ProviderPayment | null }
  | { kind: 'unknown'; message: string }
)

const UNKNOWN_TO_BOTH: PaymentResult = {
  kind: 'unowned',
  paid: null,
  payment: null,
  effects: [],
}

type Mismatch = 'mode' | 'currency' | 'owner' | 'closed' | 'amount' | 'zero' | 'excess'

/** Another owner, or one who closed the account: that wallet can no longer be opened. */
function ownerMismatches(paid: ProviderPayment, { payment, owner }: ExpectedPayment): Mismatch[] {
  const isOfAddress = paid.email !== null && paid.email === owner?.email
  const isOwners = paid.userId === null ? isOfAddress : paid.userId === owner?.id
  const mismatches: Mismatch[] = []
  if (payment && !isOwners) mismatches.push('owner')
  if (owner?.isClosed) mismatches.push('closed')
  return mismatches
}

/** More than a customer pays who also pays the provider's fee. */
const EXCESS = naira(5000)

/** Such a payment is credited by an administrator only, because a wrong amount that large is no slip of the customer. */
const isFarAbove = (asked: Kobo, paid: Kobo): boolean =>
  paid > Math.max(asked, FUND_MAX) || paid > 2 * asked + EXCESS

/** What differs from the request. A payment that differs in its amount only is still credited. */
function mismatchesOf(provider: Provider, paid: ProviderPayment, expected: ExpectedPayment) {
  const { payment } = expected
  const amount = payment?.amount ?? expected.claimedAmount ?? paid.amount
  const mismatches = ownerMismatches(paid, expected)
  if (paid.domain !== provider.mode) mismatches.push('mode')
  if (paid.currency !== 'NGN') mismatches.push('currency')
  if (amount !== paid.amount) mismatches.push('amount')
  if (paid.amount <= 0) mismatches.push('zero')
  if (isFarAbove(amount, paid.amount)) mismatches.push('excess')
  return mismatches
}

const isPaid = ({ state }: ProviderPayment, { isReturned = false }: ExpectedPayment) =>
  state === 'paid' || (isReturned && state === 'reversed')

type Verified = { paid: ProviderPayment; mismatches: Mismatch[]; isOurs: boolean }

/** Queries a payment that differs twice, because a response corrupted on its way is seldom corrupted twice alike. */
async function fetchVerified(
  provider: Provider,
  expected: ExpectedPayment,
): Promise<ProviderResult<Verified>> {
  const fetchOnce = async (): Promise<ProviderResult<Verified>> => {
    const result = await provider.verify(expected.reference)
    if (result.kind !== 'ok') return result
    const mismatches = mismatchesOf(provider, result.data, expected)
    const isOurs = isOurMoney(provider.mode, result.data)
    return success({ paid: result.data, mismatches, isOurs })
  }
  const first = await fetchOnce()
  if (first.kind !== 'ok') return first
  if (!isPaid(first.data.paid, expected) || first.data.mismatches.length === 0) return first

  const second = await fetchOnce()
  if (second.kind !== 'ok' || second.data.mismatches.length === 0) return second
  return JSON.stringify(second.data) === JSON.stringify(first.data)
    ? second
    : unknown('malformed', 'two different responses')
}

/** Without a conclusion a payment is abandoned after a day; it may still be paid. */
const inconclusiveStatus = ({ status, createdAt }: PaymentRow, now: number): PaymentStatus =>
  now - createdAt > REVIEW_AFTER_MS ? (paymentStatusAfter(status, 'abandon') ?? status) : status

function recordNotFound(payment: PaymentRow | null, now: number): PaymentResult {
  if (!payment) return UNKNOWN_TO_BOTH
  const status = inconclusiveStatus(payment, now)
  const changed = { ...payment, status, providerStatus: 'not_found', checkedAt: now }
  return { kind: 'pending', ...recordOnly({ payment: changed, isNew: false }) }
}

/** Paid by an address without an account: its money waits in suspense for an administrator. */
function recordUnowned(
  { paid, isOurs }: Verified,
  expected: ExpectedPayment,
  now: number,
): PaymentResult {
  const { reference, suspense } = expected
  const discrepancy = {
    id: mismatchIdOf(reference),
    kind: 'missing_here' as const,
    message: DISCREPANCY_FACTS.paymentWithoutOwner,
    providerAmount: paid.amount,
  }
  const effects = isPaid(paid, expected)
    ? [isOurs ? bookIntoSuspense(paid, suspense, now) : [], raiseDiscrepancy(discrepancy, now)]
    : []
  return { kind: 'unowned', paid, payment: null, effects }
}

/** Decides what a verified payment of a known owner means. */
function conclude(
  { paid, mismatches, isOurs }: Verified,
  expected: ExpectedPayment,
  owner: WalletSnapshot,
  now: number,
): PaymentResult {
  const { reference, payment, claimedAmount, suspense } = expected
  const isNew = payment === null
  const amount = claimedAmount ?? paid.amount
  const before = payment ?? newPayment({ reference, userId: owner.id, amount, createdAt: now })
  const checked = { ...before, providerStatus: paid.status, providerId: paid.id, checkedAt: now }

  if (isPaid(paid, expected)) {
    const isOtherAmount = mismatches.includes('amount')
    const taken = takeFromSuspense(suspense, paid, now)
    if (mismatches.every((mismatch) => mismatch === 'amount') && taken)
      return {
        kind: 'paid',
        ...credit({ payment: before, isNew, owner, paid, isOtherAmount, taken, now }),
      }
    const mismatch = {
      ...checked,
      status: 'mismatch' as const,
      paidAmount: paid.amount,
      flag: mismatches.join(' ') || 'refunded',
      verifiedAt: now,
    }
    const held = isOurs ? bookIntoSuspense(paid, suspense, now) : []
    return { kind: 'mismatch', ...recordMismatch({ payment: mismatch, isNew }, paid, held, now) }
  }
  if (paid.state === 'failed' || paid.state === 'reversed') {
    const status = paymentStatusAfter(before.status, 'fail') ?? before.status
    return { kind: 'failed', ...recordOnly({ payment: { ...checked, status }, isNew }) }
  }
  const status = inconclusiveStatus(before, now)
  return { kind: 'pending', ...recordOnly({ payment: { ...checked, status }, isNew }) }
}

/**
 * The single verification path, for the confirm call, the webhook and the job (docs/ledger.md#payment-life-cycle).
 * It writes nothing. `findOwner` is called only for a payment without a row.
 */
export async function verifyPayment(
  provider: Provider,
  expected: ExpectedPayment,
  findOwner: (paid: ProviderPayment) => Promise<WalletSnapshot | null>,
  now: number,
): Promise<PaymentResult> {
  const { payment } = expected
  const verified = await fetchVerified(provider, expected)
  // Whatever the reason is, the provider has no payment under this reference.
  if (verified.kind === 'rejected') return recordNotFound(payment, now)
  if (verified.kind !== 'ok')
    return { kind: 'unknown', message: verified.message, payment, effects: [] }

  const { paid } = verified.data
  const owner = payment ? expected.owner : await findOwner(paid)
  return owner
    ? conclude(verified.data, expected, owner, now)
    : recordUnowned(verified.data, expected, now)
}
