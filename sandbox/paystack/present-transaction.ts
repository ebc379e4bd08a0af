import { toIso, toIsoOrNull } from './responses.ts'
import type { Transaction } from './rows.ts'

const secondsBetween = (from: number, to: number) => Math.max(0, Math.round((to - from) / 1000))

const presentCustomer = ({ customerId, email }: Transaction) => ({
  id: customerId,
  first_name: null,
  last_name: null,
  email,
  customer_code: `CUS_${customerId.toString(36).padStart(15, '0')}`,
  phone: null,
  metadata: null,
  risk_action: 'default',
})

const NO_AUTHORIZATION = {
  authorization_code: null,
  bin: null,
  last4: null,
  exp_month: null,
  exp_year: null,
  channel: null,
  card_type: null,
  bank: null,
  country_code: null,
  brand: null,
  reusable: false,
  signature: null,
  account_name: null,
}

function presentLog({ history, createdAt, paidAt, status }: Transaction, now: number) {
  if (history.length === 0) return null
  return {
    start_time: Math.round(createdAt / 1000),
    time_spent: secondsBetween(createdAt, paidAt ?? now),
    attempts: history.filter(({ type }) => type === 'action').length,
    errors: history.filter(({ type }) => type === 'error').length,
    success: status === 'success',
    mobile: false,
    input: [],
    history: history.map(({ type, message, at }) => ({
      type,
      message,
      time: secondsBetween(createdAt, at),
    })),
  }
}

const presentCommon = (transaction: Transaction, now: number) => ({
  id: transaction.id,
  domain: transaction.domain,
  status: transaction.status,
  reference: transaction.reference,
  amount: transaction.amount,
  message: transaction.message,
  gateway_response: transaction.gatewayResponse,
  paid_at: toIsoOrNull(transaction.paidAt),
  created_at: toIso(transaction.createdAt),
  channel: transaction.channel,
  currency: transaction.currency,
  ip_address: '127.0.0.1',
  log: presentLog(transaction, now),
  fees: transaction.fees,
  fees_split: null,
  order_id: null,
  createdAt: toIso(transaction.createdAt),
  paidAt: toIsoOrNull(transaction.paidAt),
  requested_amount: transaction.requestedAmount,
  pos_transaction_data: null,
  connect: null,
})

/** As in `GET /transaction/verify/:reference` and the webhook `charge.success`. */
export const presentVerified = (transaction: Transaction, now: number) => ({
  ...presentCommon(transaction, now),
  receipt_number: null,
  metadata: transaction.metadata ?? '',
  authorization: transaction.authorization
    ? { ...transaction.authorization, receiver_bank_account_number: null, receiver_bank: null }
    : {},
  customer: { ...presentCustomer(transaction), international_format_phone: null },
  plan: null,
  split: {},
  source: null,
  fees_breakdown: null,
  transaction_date: toIso(transaction.createdAt),
  plan_object: {},
  subaccount: {},
})

/** As in `GET /transaction`, which has other values for absent parts. */
export const presentListed = (transaction: Transaction, now: number) => ({
  ...presentCommon(transaction, now),
  metadata: transaction.metadata,
  customer: presentCustomer(transaction),
  authorization: { ...NO_AUTHORIZATION, ...transaction.authorization },
  plan: {},
  split: {},
  subaccount: {},
  source: {
    source: 'merchant_api',
    type: 'api',
    identifier: null,
    entry_point: 'transaction_initialize',
  },
})

/** As in the request that Paystack's popup makes before it opens. */
export const presentAccessCode = (transaction: Transaction) => ({
  id: transaction.id,
  domain: transaction.domain,
  status: transaction.status,
  reference: transaction.reference,
  access_code: transaction.accessCode,
  amount: transaction.requestedAmount,
  currency: transaction.currency,
  email: transaction.email,
  channels: ['card', 'bank_transfer', 'apple_pay'],
  created_at: toIso(transaction.createdAt),
})
