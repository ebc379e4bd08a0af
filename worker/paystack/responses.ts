import * as v from 'valibot'
import { isKobo, type Kobo } from '#schema/domain/money.ts'

const Amount = v.custom<Kobo>(isKobo)
const Mode = v.picklist(['test', 'live'])
export type ProviderMode = v.InferOutput<typeof Mode>

/** What a payment's status means for the wallet. An unknown status is `pending`: it settles nothing. */
type PaymentState = 'paid' | 'failed' | 'abandoned' | 'pending'
const PAYMENT_STATES: Record<string, PaymentState> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'failed',
  abandoned: 'abandoned',
}
export type TransferState = 'success' | 'failed' | 'reversed' | 'pending'
const TRANSFER_STATES: Record<string, TransferState> = {
  success: 'success',
  failed: 'failed',
  abandoned: 'failed',
  rejected: 'failed',
  blocked: 'failed',
  reversed: 'reversed',
}

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
    state: PAYMENT_STATES[payment.status] ?? ('pending' as const),
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
    state: TRANSFER_STATES[transfer.status] ?? ('pending' as const),
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
  }),
  v.transform(({ transaction_reference, dispute, ...refund }) => ({
    ...refund,
    isDone: refund.status === 'processed',
    reference: transaction_reference,
    /** Part of a dispute, which has a posting of its own. */
    isDispute: dispute !== null && dispute !== undefined,
  })),
)

export const Dispute = v.pipe(
  v.object({
    id: Id,
    domain: Mode,
    status: v.string(),
    resolution: v.nullish(v.string()),
    currency: v.string(),
    refund_amount: Amount,
    transaction: v.object({ reference: v.string() }),
  }),
  v.transform(({ resolution, refund_amount, transaction, ...dispute }) => ({
    ...dispute,
    amount: refund_amount,
    reference: transaction.reference,
    /** An accepted dispute takes the money back, a declined one does not. */
    isLost: dispute.status === 'resolved' && /accepted/.test(resolution ?? ''),
    isWon: dispute.status === 'resolved' && resolution === 'declined',
  })),
)

export const Bank = v.object({
  name: v.string(),
  code: v.string(),
  active: v.boolean(),
  is_deleted: v.nullish(v.boolean()),
  supports_transfer: v.optional(v.boolean(), true),
})

export const ResolvedAccount = v.object({ account_number: v.string(), account_name: v.string() })

export const CreatedRecipient = v.object({
  domain: Mode,
  recipient_code: v.pipe(v.string(), v.nonEmpty()),
})

export const Balances = v.array(
  v.object({ currency: v.string(), balance: v.pipe(v.number(), v.safeInteger()) }),
)

/** Without a page count, full pages mean that there may be more. */
export const Meta = v.nullish(v.object({ pageCount: v.nullish(v.number()) }))
