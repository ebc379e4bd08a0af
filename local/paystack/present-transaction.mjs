import { iso } from './answers.mjs'

const seconds = (from, to) => Math.max(0, Math.round((to - from) / 1000))

const customerOf = (transaction) => ({
  id: transaction.customerId,
  first_name: null,
  last_name: null,
  email: transaction.email,
  customer_code: `CUS_${transaction.customerId.toString(36).padStart(15, '0')}`,
  phone: null,
  metadata: null,
  risk_action: 'default',
})

const NO_CARD = {
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

const logOf = (transaction, now) =>
  transaction.history.length === 0
    ? null
    : {
        start_time: Math.round(transaction.createdAt / 1000),
        time_spent: seconds(transaction.createdAt, transaction.paidAt ?? now),
        attempts: transaction.history.filter(({ type }) => type === 'action').length,
        errors: transaction.history.filter(({ type }) => type === 'error').length,
        success: transaction.status === 'success',
        mobile: false,
        input: [],
        history: transaction.history.map(({ type, message, at }) => ({
          type,
          message,
          time: seconds(transaction.createdAt, at),
        })),
      }

const commonOf = (transaction, now) => ({
  id: transaction.id,
  domain: transaction.domain,
  status: transaction.status,
  reference: transaction.reference,
  amount: transaction.amount,
  message: transaction.message,
  gateway_response: transaction.gatewayResponse,
  paid_at: iso(transaction.paidAt),
  created_at: iso(transaction.createdAt),
  channel: transaction.channel,
  currency: transaction.currency,
  ip_address: '127.0.0.1',
  log: logOf(transaction, now),
  fees: transaction.fees,
  fees_split: null,
  order_id: null,
  createdAt: iso(transaction.createdAt),
  requested_amount: transaction.requested,
  pos_transaction_data: null,
  connect: null,
})

/** As `GET /transaction/verify/:reference` and `charge.success` tell of it. */
export const verified = (transaction, now) => ({
  ...commonOf(transaction, now),
  receipt_number: null,
  metadata: transaction.metadata ?? '',
  authorization: transaction.card
    ? { ...transaction.card, receiver_bank_account_number: null, receiver_bank: null }
    : {},
  customer: { ...customerOf(transaction), international_format_phone: null },
  plan: null,
  split: {},
  paidAt: iso(transaction.paidAt),
  source: null,
  fees_breakdown: null,
  transaction_date: iso(transaction.createdAt),
  plan_object: {},
  subaccount: {},
})

/** As `GET /transaction` lists it: nearly the same, with other ways to say nothing. */
export const listed = (transaction, now) => ({
  ...commonOf(transaction, now),
  metadata: transaction.metadata,
  customer: customerOf(transaction),
  authorization: { ...NO_CARD, ...transaction.card },
  plan: {},
  split: {},
  subaccount: {},
  // The official description has no null here, though nothing may have been paid.
  paidAt: iso(transaction.paidAt ?? transaction.createdAt),
  source: {
    source: 'merchant_api',
    type: 'api',
    identifier: null,
    entry_point: 'transaction_initialize',
  },
})
