import * as v from 'valibot'
import {
  AnyObject,
  Currency,
  each,
  Filled,
  Flag,
  Mode,
  present,
  Text,
  TextOrNull,
  Time,
  TimeOrNull,
  Whole,
} from './values.ts'

const CUSTOMER = {
  ...each(Whole, 'id'),
  ...each(Text, 'email', 'customer_code', 'risk_action'),
  ...each(TextOrNull, 'first_name', 'last_name', 'phone'),
  ...present('metadata'),
}
const Customer = v.object(CUSTOMER)
/** As everywhere but in the list of payments. */
const CustomerWithPhone = v.object({ ...CUSTOMER, international_format_phone: TextOrNull })

const cardWith = (texts: v.GenericSchema) =>
  v.object({
    ...each(texts, 'authorization_code', 'bin', 'last4', 'exp_month', 'exp_year', 'channel'),
    ...each(texts, 'card_type', 'bank', 'country_code', 'brand', 'signature'),
    account_name: TextOrNull,
    reusable: Flag,
  })

const NoCard = v.pipe(
  AnyObject,
  v.check((card) => Object.keys(card).length === 0),
)

/** What the customer did at the checkout. */
const Log = v.object({
  ...each(Whole, 'start_time', 'time_spent', 'attempts', 'errors'),
  ...each(Flag, 'success', 'mobile'),
  input: v.array(v.unknown()),
  history: v.array(v.strictObject({ type: Text, message: Text, time: Whole })),
})

const PAYMENT = {
  ...each(Whole, 'id', 'amount', 'requested_amount'),
  ...each(Text, 'reference', 'channel', 'gateway_response', 'ip_address'),
  ...each(Time, 'created_at', 'createdAt'),
  ...each(TimeOrNull, 'paid_at', 'paidAt'),
  ...each(AnyObject, 'split', 'subaccount'),
  ...present('fees_split', 'order_id', 'pos_transaction_data', 'connect', 'source'),
  domain: Mode,
  currency: Currency,
  status: v.picklist([
    'abandoned',
    'failed',
    'ongoing',
    'pending',
    'processing',
    'queued',
    'reversed',
    'success',
  ]),
  message: TextOrNull,
  fees: v.nullable(Whole),
  log: v.nullable(Log),
}

export const VerifiedPayment = v.object({
  ...PAYMENT,
  ...present('receipt_number', 'fees_breakdown'),
  transaction_date: Time,
  /** An empty text when there is none. */
  metadata: v.union([Text, AnyObject]),
  authorization: v.union([NoCard, cardWith(Text)]),
  customer: CustomerWithPhone,
  plan: TextOrNull,
  plan_object: AnyObject,
})

export const ListedPayment = v.object({
  ...PAYMENT,
  metadata: v.nullable(AnyObject),
  authorization: cardWith(TextOrNull),
  customer: Customer,
  plan: AnyObject,
  source: v.nullable(
    v.object({ ...each(Text, 'source', 'type', 'entry_point'), ...present('identifier') }),
  ),
})

export const StartedPayment = v.object({
  authorization_url: v.pipe(Text, v.url()),
  access_code: Filled,
  reference: Text,
})

const REFUND = {
  ...each(Whole, 'id', 'integration', 'amount', 'deducted_amount'),
  ...each(Text, 'merchant_note', 'customer_note', 'refunded_by'),
  domain: Mode,
  currency: Currency,
  status: v.picklist(['pending', 'processing', 'needs-attention', 'processed', 'failed']),
  createdAt: Time,
}

export const ListedRefund = v.object({
  ...REFUND,
  ...each(Whole, 'transaction', 'transaction_amount', 'fully_deducted'),
  ...each(Text, 'transaction_reference', 'reason', 'refund_type', 'refund_channel', 'initiated_by'),
  ...present('dispute', 'settlement', 'bank_reference', 'session_id'),
  refunded_at: TimeOrNull,
  customer: CustomerWithPhone,
  collect_account_number: Flag,
})

export const CreatedRefund = v.object({
  ...REFUND,
  ...each(Time, 'expected_at', 'updatedAt'),
  channel: TextOrNull,
  fully_deducted: Flag,
  transaction: v.object({
    ...each(Whole, 'id', 'amount'),
    ...each(Text, 'reference', 'channel'),
    ...each(Time, 'paid_at', 'paidAt'),
    ...each(AnyObject, 'authorization', 'customer', 'plan', 'subaccount', 'split'),
    ...present('order_id', 'pos_transaction_data', 'source', 'fees_breakdown'),
    domain: Mode,
    currency: Currency,
  }),
})

export const DISPUTE_STATUSES = [
  'awaiting-merchant-feedback',
  'awaiting-bank-feedback',
  'pending',
  'resolved',
] as const

export const Dispute = v.object({
  ...each(Whole, 'id'),
  ...each(Text, 'category', 'bin', 'last4'),
  ...each(Time, 'createdAt', 'updatedAt'),
  ...each(TimeOrNull, 'dueAt', 'resolvedAt'),
  ...present('evidence', 'attachments', 'note'),
  domain: Mode,
  status: v.picklist(DISPUTE_STATUSES),
  resolution: TextOrNull,
  /** Null in the examples of the API reference, too. */
  refund_amount: v.nullable(Whole),
  currency: v.nullable(Currency),
  transaction: v.object({
    ...PAYMENT,
    ...each(AnyObject, 'authorization', 'plan', 'metadata'),
    ...present('customer', 'fees_breakdown'),
    fees: Whole,
  }),
  transaction_reference: TextOrNull,
  customer: CustomerWithPhone,
  history: v.array(v.object({ status: Text, by: Text, createdAt: Time })),
  messages: v.array(v.object({ sender: Text, body: Text, createdAt: Time })),
})
