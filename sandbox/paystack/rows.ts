import type { JsonlStore } from '#sandbox/jsonl-store.ts'
import type { Timers } from './timers.ts'

/** What Paystack reports before it knows the result of a payment. */
export const UNFINISHED_STATUSES = ['ongoing', 'pending', 'processing', 'queued'] as const
export type UnfinishedStatus = (typeof UNFINISHED_STATUSES)[number]

export type TransactionStatus = 'abandoned' | UnfinishedStatus | 'failed' | 'success' | 'reversed'

/** The card of a payment, as Paystack reports it. */
export type Authorization = {
  authorization_code: string
  bin: string
  last4: string
  exp_month: string
  exp_year: string
  channel: string
  card_type: string
  bank: string
  country_code: string
  brand: string
  reusable: boolean
  signature: string
  account_name: string | null
}

/** The open PIN or code of a card payment. */
export type CardStep = {
  step: 'pin' | 'otp'
  failedAttempts: number
  number: string
  authorization: Authorization
}

export type HistoryEntry = { type: 'action' | 'error' | 'success'; message: string; at: number }

export type Transaction = {
  id: number
  reference: string
  accessCode: string
  status: TransactionStatus
  requestedAmount: number
  amount: number
  currency: string
  domain: string
  email: string
  customerId: number
  metadata: unknown
  channel: string
  message: string | null
  gatewayResponse: string
  fees: number | null
  authorization: Authorization | null
  cardStep: CardStep | null
  history: HistoryEntry[]
  createdAt: number
  paidAt: number | null
  /** When money sent by bank transfer arrives. */
  arrivesAt: number | null
  /** False while its money waits for the next settlement. */
  isSettled: boolean
}

export const TRANSFER_STATUSES = [
  'success',
  'failed',
  'reversed',
  'pending',
  'otp',
  'received',
  'abandoned',
  'blocked',
  'rejected',
] as const
export type TransferStatus = (typeof TRANSFER_STATUSES)[number]
export const TRANSFER_OUTCOMES = [...TRANSFER_STATUSES, 'insufficient'] as const
export type TransferOutcome = (typeof TRANSFER_OUTCOMES)[number]

export type Transfer = {
  id: number
  code: string
  reference: string
  amount: number
  fee: number
  feeCharged: number
  recipient: string
  reason: string
  status: TransferStatus
  /** The status that it will get. */
  outcome: TransferStatus
  reversalDelayMs: number
  gatewayResponse: string | null
  createdAt: number
  updatedAt: number
  transferredAt: number | null
  dueAt: number | null
}

export type Recipient = {
  id: number
  code: string
  name: string
  accountNumber: string
  accountName: string
  bankCode: string
  bankName: string
  metadata: unknown
  createdAt: number
}

export type BalanceMove = {
  id: number
  currency: string
  difference: number
  /** The balance after this move. */
  balance: number
  reason: string
  model: 'Transaction' | 'Transfer' | 'Refund' | 'Dispute' | 'Topup' | 'Settlement'
  modelId: number
  at: number
}

export type Webhook = {
  id: number
  event: string
  body: string
  attempts: number
  /** The status of each response, or the name of the error. */
  responses: (number | string)[]
  state: 'due' | 'delivered' | 'failed'
  dueAt: number | null
}

/** The first two become `processed` or `failed`; a failed refund returns the money to the balance. */
export const REFUND_STATUSES = [
  'pending',
  'processing',
  'needs-attention',
  'processed',
  'failed',
] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

export type Refund = {
  id: number
  reference: string
  currency: string
  amount: number
  createdAt: number
  status: RefundStatus
  /** Of a refund that was made through the API. */
  merchantNote?: string
}

export const DISPUTE_RESOLUTIONS = ['merchant-accepted', 'declined'] as const
export type DisputeResolution = (typeof DISPUTE_RESOLUTIONS)[number]

export type Dispute = {
  id: number
  reference: string
  currency: string
  amount: number
  createdAt: number
  status: 'resolved' | 'awaiting-merchant-feedback'
  resolution: DisputeResolution | null
  resolvedAt: number | null
  /** Paystack reports some disputes with null in place of the amount and the currency. */
  isAmountHidden: boolean
}

/** What Paystack pays out of the payments of a day: to the balance, or to the merchant's bank. */
export type Settlement = {
  id: number
  totalAmount: number
  totalFees: number
  isToBank: boolean
  at: number
}

/** Everything that the sandbox stores, by kind. */
export type Rows = {
  customers: { id: number; email: string }
  transactions: Transaction
  recipients: Recipient
  transfers: Transfer
  balanceMoves: BalanceMove
  webhooks: Webhook
  refunds: Refund
  disputes: Dispute
  settlements: Settlement
  accountNames: { number: string; name: string }
}

/** Kinds whose rows share one sequence of ids. */
export const NUMBERED_KINDS = [
  'customers',
  'transactions',
  'recipients',
  'transfers',
  'balanceMoves',
  'webhooks',
  'refunds',
  'disputes',
  'settlements',
] as const

/** What all parts of the sandbox need. */
export type SandboxContext = {
  store: JsonlStore<Rows>
  timers: Timers
  now: () => number
  nextId: () => number
  /** Paystack's word for its test and live modes. */
  domain: 'test' | 'live'
}
