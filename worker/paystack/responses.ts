import * as v from 'valibot'
import { isKobo, type Kobo } from '#schema/domain/money.ts'
import { oneLine } from '#schema/domain/text.ts'

const Amount = v.custom<Kobo>(isKobo)
const Mode = v.picklist(['test', 'live'])
export type ProviderMode = v.InferOutput<typeof Mode>

/** What a payment's status means for the wallet. An unknown status is `pending`: it settles nothing. */
type PaymentState = 'paid' | 'reversed' | 'failed' | 'abandoned' | 'pending'
const PAYMENT_STATES: Readonly<Record<string, PaymentState>> = {
  success: 'paid',
  /** It was paid, and all of it went back to the card. */
  reversed: 'reversed',
  failed: 'failed',
  abandoned: 'abandoned',
}
export type TransferState = 'success' | 'failed' | 'reversed' | 'pending'
const TRANSFER_STATES: Readonly<Record<string, TransferState>> = {
  success: 'success',
  failed: 'failed',
  abandoned: 'failed',
  rejected: 'failed',
  blocked: 'failed',
  reversed: 'reversed',
}

/** The provider's words are keys of these tables; `__proto__` is none. */
const own = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** The user id in our metadata, which arrives as an object, as its JSON text, or as an empty text. */
function userIdOf(metadata: unknown): string | null {
  let fields = metadata
  try {
    if (typeof metadata === 'string') fields = JSON.parse(metadata)
  } catch {
    return null
  }
  const userId = (fields as { user_id?: unknown } | null)?.user_id
  return typeof userId === 'string' ? userId : null
}

export const Checkout = v.object({
  authorization_url: v.pipe(v.string(), v.url()),
  access_code: v.pipe(v.string(), v.nonEmpty()),
  reference: v.string(),
})

export const Payment = v.pipe(
  v.object({
    id: Id,
    domain: Mode,
    status: v.string(),
    reference: v.string(),
    amount: Amount,
    fees: v.nullish(Amount),
    currency: v.string(),
    metadata: v.optional(v.unknown()),
    customer: v.nullish(v.object({ email: v.nullish(v.string()) })),
  }),
  v.check(({ amount, fees }) => (fees ?? 0) <= amount),
  v.transform(({ metadata, customer, fees, ...payment }) => ({
    ...payment,
    fees: (fees ?? 0) as Kobo,
    state: own(PAYMENT_STATES, payment.status) ?? ('pending' as const),
    /** From our own metadata; null when the payment was not started here. */
    userId: userIdOf(metadata),
    /** The address that paid. */
    email: customer?.email?.toLowerCase() ?? null,
  })),
)
export type ProviderPayment = v.InferOutput<typeof Payment>

export const Transfer = v.pipe(
  v.object({
    id: v.optional(Id, ''),
    domain: Mode,
    status: v.string(),
    reference: v.string(),
    amount: Amount,
    currency: v.string(),
    transfer_code: v.string(),
    /** Present in webhooks and lists only. The fee is never computed here. */
    fee_charged: v.nullish(Amount),
  }),
  v.transform(({ transfer_code, fee_charged, ...transfer }) => ({
    ...transfer,
    state: own(TRANSFER_STATES, transfer.status) ?? ('pending' as const),
    transferCode: transfer_code,
    feeCharged: fee_charged ?? null,
  })),
)
export type ProviderTransfer = v.InferOutput<typeof Transfer>

export const Refund = v.pipe(
  v.object({
    id: Id,
    domain: Mode,
    status: v.string(),
    currency: v.string(),
    amount: Amount,
    transaction_reference: v.string(),
    dispute: v.optional(v.unknown()),
    merchant_note: v.nullish(v.string()),
  }),
  v.transform(({ transaction_reference, dispute, merchant_note, ...refund }) => ({
    ...refund,
    isDone: refund.status === 'processed',
    isFailed: refund.status === 'failed',
    /** Our id, of a refund that was started here. */
    note: merchant_note ?? '',
    reference: transaction_reference,
    /** Part of a dispute, which has a posting of its own. */
    isDispute: dispute !== null && dispute !== undefined,
  })),
)

export type ProviderRefund = v.InferOutput<typeof Refund>

export const CreatedRefund = v.object({
  id: Id,
  domain: Mode,
  amount: Amount,
  transaction: v.object({ reference: v.string() }),
})

/** The provider leaves the amount and the currency of some disputes empty. */
export const Dispute = v.pipe(
  v.object({
    id: Id,
    domain: Mode,
    status: v.string(),
    resolution: v.nullish(v.string()),
    currency: v.nullish(v.string()),
    refund_amount: v.nullish(Amount),
    transaction: v.nullish(
      v.object({ reference: v.nullish(v.string()), currency: v.nullish(v.string()) }),
    ),
    transaction_reference: v.nullish(v.string()),
  }),
  v.transform((dispute) => ({
    id: dispute.id,
    domain: dispute.domain,
    status: dispute.status,
    amount: dispute.refund_amount ?? null,
    currency: dispute.currency ?? dispute.transaction?.currency ?? null,
    reference: dispute.transaction?.reference ?? dispute.transaction_reference ?? null,
    /** An accepted dispute takes the money back, a declined one does not. */
    isLost: dispute.status === 'resolved' && /accepted/.test(dispute.resolution ?? ''),
    isWon: dispute.status === 'resolved' && dispute.resolution === 'declined',
  })),
)

export type ProviderDispute = v.InferOutput<typeof Dispute>

/** What the provider pays out of the payments of a day. */
export const Settlement = v.pipe(
  v.object({
    id: Id,
    domain: Mode,
    status: v.string(),
    currency: v.string(),
    total_amount: Amount,
    effective_amount: v.nullish(Amount),
  }),
  v.transform(({ total_amount, effective_amount, ...settlement }) => ({
    ...settlement,
    isPaidOut: settlement.status === 'success',
    /** Payments less their fees. */
    net: total_amount,
    /** What was paid out: also less refunds and disputes that the provider deducted. */
    paidOut: effective_amount ?? total_amount,
  })),
)
export type ProviderSettlement = v.InferOutput<typeof Settlement>

/** Of a bank or of its customer. */
const Name = v.pipe(v.string(), v.transform(oneLine))

export const Bank = v.object({
  name: Name,
  code: v.string(),
  active: v.boolean(),
  is_deleted: v.nullish(v.boolean()),
  supports_transfer: v.optional(v.boolean(), true),
})

export const ResolvedAccount = v.object({ account_number: v.string(), account_name: Name })

export const CreatedRecipient = v.object({
  domain: Mode,
  recipient_code: v.pipe(v.string(), v.nonEmpty()),
})

export const Balances = v.array(
  v.object({ currency: v.string(), balance: v.pipe(v.number(), v.safeInteger()) }),
)

/** Without a page count, full pages mean that there may be more. */
export const Meta = v.nullish(v.object({ pageCount: v.nullish(v.number()) }))
