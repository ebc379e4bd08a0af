import { presentVerified } from './present-transaction.ts'
import { INTEGRATION_ID, toIso, toIsoOrNull } from './responses.ts'
import type { Dispute, Refund, Transaction } from './rows.ts'

/** The customer of a transaction. Refunds and disputes have empty text where a transaction has null. */
function presentCustomer(transaction: Transaction, now: number) {
  const { customer } = presentVerified(transaction, now)
  return {
    ...customer,
    first_name: '',
    last_name: '',
    phone: '',
    international_format_phone: '',
  }
}

/** As in the webhooks `refund.*`: without an id, with the amount as text. */
export const presentRefundEvent = (refund: Refund, transaction: Transaction) => ({
  status: refund.status,
  transaction_reference: refund.reference,
  refund_reference: refund.status === 'processed' ? `RF${refund.id}` : null,
  amount: String(refund.amount),
  currency: refund.currency,
  customer: { first_name: '', last_name: '', email: transaction.email },
  integration: INTEGRATION_ID,
  domain: transaction.domain,
  processor: 'mpgs_zen',
})

/** As in `GET /refund`. */
export const presentRefund = (refund: Refund, transaction: Transaction, now: number) => ({
  integration: INTEGRATION_ID,
  transaction: transaction.id,
  dispute: null,
  settlement: null,
  id: refund.id,
  domain: transaction.domain,
  currency: refund.currency,
  amount: refund.amount,
  status: refund.status,
  refunded_at: toIso(refund.createdAt),
  refunded_by: 'Sandbox',
  customer_note: `Refund for transaction ${refund.reference}`,
  merchant_note: refund.merchantNote ?? '',
  deducted_amount: refund.amount,
  fully_deducted: 1,
  createdAt: toIso(refund.createdAt),
  bank_reference: null,
  transaction_reference: refund.reference,
  reason: 'REFUND',
  customer: { ...presentCustomer(transaction, now), metadata: '' },
  refund_type: refund.amount < transaction.amount ? 'partial' : 'full',
  transaction_amount: transaction.amount,
  initiated_by: 'Sandbox',
  refund_channel: 'migs',
  session_id: null,
  collect_account_number: false,
})

/** As in `POST /refund`, which reports every refund as pending. */
export function presentCreatedRefund(refund: Refund, transaction: Transaction, now: number) {
  const { domain, reference, amount, paid_at, channel, currency } = presentVerified(
    transaction,
    now,
  )
  return {
    transaction: {
      id: transaction.id,
      domain,
      reference,
      amount,
      paid_at,
      channel,
      currency,
      authorization: { exp_month: null, exp_year: null, account_name: null },
      customer: { international_format_phone: null },
      plan: {},
      subaccount: { currency: null },
      split: {},
      order_id: null,
      paidAt: paid_at,
      pos_transaction_data: null,
      source: null,
      fees_breakdown: null,
    },
    integration: INTEGRATION_ID,
    deducted_amount: 0,
    channel: null,
    merchant_note: refund.merchantNote ?? '',
    customer_note: `Refund for transaction ${refund.reference}`,
    status: 'pending',
    refunded_by: 'Sandbox',
    expected_at: toIso(refund.createdAt),
    currency: refund.currency,
    domain: transaction.domain,
    amount: refund.amount,
    fully_deducted: false,
    id: refund.id,
    createdAt: toIso(refund.createdAt),
    updatedAt: toIso(refund.createdAt),
  }
}

/** As in `GET /dispute/:id` and the webhooks `charge.dispute.*`. */
export const presentDispute = (dispute: Dispute, transaction: Transaction, now: number) => ({
  id: dispute.id,
  refund_amount: dispute.isAmountHidden ? null : dispute.amount,
  currency: dispute.isAmountHidden ? null : dispute.currency,
  status: dispute.status,
  resolution: dispute.resolution,
  domain: transaction.domain,
  transaction: {
    ...presentVerified(transaction, now),
    metadata: { custom_fields: [], ...(transaction.metadata as object | null) },
    authorization: { receiver_bank_account_number: null, receiver_bank: null },
    plan: {},
  },
  transaction_reference: null,
  category: 'chargeback',
  customer: { ...presentCustomer(transaction, now), metadata: {} },
  bin: transaction.authorization?.bin ?? '',
  last4: transaction.authorization?.last4 ?? '',
  dueAt: toIso(dispute.createdAt),
  resolvedAt: toIsoOrNull(dispute.resolvedAt),
  evidence: null,
  attachments: null,
  note: null,
  history: [
    { status: dispute.status, by: 'sandbox@onise.test', createdAt: toIso(dispute.createdAt) },
  ],
  messages: [],
  createdAt: toIso(dispute.createdAt),
  updatedAt: toIso(dispute.resolvedAt ?? dispute.createdAt),
})

/** As in `GET /dispute`, where the metadata of a customer is text. */
export function presentListedDispute(dispute: Dispute, transaction: Transaction, now: number) {
  const { customer, ...listed } = presentDispute(dispute, transaction, now)
  return { ...listed, customer: { ...customer, metadata: '' } }
}
