import * as v from 'valibot'
import { isKobo, type Kobo } from '#schema/domain/money.ts'

const Amount = v.custom<Kobo>(isKobo)
const World = v.picklist(['test', 'live'])
export type ProviderWorld = v.InferOutput<typeof World>

/** What a payment's status means to a wallet. A word that we do not know settles nothing (MONEY 3.2). */
export type PaymentStanding = 'paid' | 'failed' | 'abandoned' | 'waiting'
const PAYMENT_STANDINGS: Record<string, PaymentStanding> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'failed',
  abandoned: 'abandoned',
}
export type TransferStanding = 'success' | 'failed' | 'reversed' | 'waiting'
const TRANSFER_STANDINGS: Record<string, TransferStanding> = {
  success: 'success',
  failed: 'failed',
  abandoned: 'failed',
  rejected: 'failed',
  blocked: 'failed',
  reversed: 'reversed',
}

const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** It comes as an object, as the text of one, or as an empty text. */
function whoseOf(metadata: unknown): string | null {
  let fields = metadata
  try {
    if (typeof metadata === 'string') fields = JSON.parse(metadata)
  } catch {
    return null
  }
  const user = (fields as { user_id?: unknown } | null)?.user_id
  return typeof user === 'string' ? user : null
}

export const Checkout = v.object({
  authorization_url: v.pipe(v.string(), v.url()),
  access_code: v.pipe(v.string(), v.nonEmpty()),
  reference: v.string(),
})

export const Payment = v.pipe(
  v.object({
    id: Id,
    domain: World,
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
    standing: PAYMENT_STANDINGS[payment.status] ?? ('waiting' as const),
    /** Whose it is: our own mark on it, and the address that paid. */
    user: whoseOf(metadata),
    email: customer?.email?.toLowerCase() ?? null,
  })),
)
export type ProviderPayment = v.InferOutput<typeof Payment>

export const Transfer = v.pipe(
  v.object({
    id: v.optional(Id, ''),
    domain: World,
    status: v.string(),
    reference: v.string(),
    amount: Amount,
    currency: v.string(),
    transfer_code: v.string(),
    /** What the transfer cost, where it is told: on the webhook and in lists (MONEY 3.2: never a formula). */
    fee_charged: v.nullish(Amount),
  }),
  v.transform(({ transfer_code, fee_charged, ...transfer }) => ({
    ...transfer,
    standing: TRANSFER_STANDINGS[transfer.status] ?? ('waiting' as const),
    transferCode: transfer_code,
    feeCharged: fee_charged ?? null,
  })),
)
export type ProviderTransfer = v.InferOutput<typeof Transfer>

/** Money on its way back to a card. One that belongs to a dispute is the dispute's. */
export const Refund = v.pipe(
  v.object({
    id: Id,
    domain: World,
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
    isDispute: dispute !== null && dispute !== undefined,
  })),
)
export type ProviderRefund = v.InferOutput<typeof Refund>

/** A person told their bank that they did not pay. What was accepted is lost; what was declined stands. */
export const Dispute = v.pipe(
  v.object({
    id: Id,
    domain: World,
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
    isLost: dispute.status === 'resolved' && /accepted/.test(resolution ?? ''),
    isWon: dispute.status === 'resolved' && resolution === 'declined',
  })),
)
export type ProviderDispute = v.InferOutput<typeof Dispute>

export const Bank = v.object({
  name: v.string(),
  code: v.string(),
  active: v.boolean(),
  is_deleted: v.nullish(v.boolean()),
  supports_transfer: v.optional(v.boolean(), true),
})
export type ProviderBank = { code: string; name: string }

export const Resolved = v.object({ account_number: v.string(), account_name: v.string() })

export const RecipientMade = v.object({
  domain: World,
  recipient_code: v.pipe(v.string(), v.nonEmpty()),
})

export const Balances = v.array(
  v.object({ currency: v.string(), balance: v.pipe(v.number(), v.safeInteger()) }),
)

/** Where a list ends; a provider that does not say is asked for the next page while pages are full. */
export const Meta = v.nullish(v.object({ pageCount: v.nullish(v.number()) }))
