import * as v from 'valibot'
import {
  CreatedRefund,
  Dispute,
  DISPUTE_STATUSES,
  ListedPayment,
  ListedRefund,
  StartedPayment,
  VerifiedPayment,
} from './payments.ts'
import {
  BalanceMove,
  Bank,
  CurrencyBalance,
  ListedTransfer,
  Recipient,
  ResolvedAccount,
  Settlement,
  StartedTransfer,
  TRANSFER_STATUSES,
  VerifiedTransfer,
} from './transfers.ts'
import {
  AccountNumber,
  AmountToMove,
  AnyObject,
  Digits,
  each,
  Filled,
  Text,
  TextOrNull,
  Time,
  TrueOrFalse,
  Whole,
} from './values.ts'

const CURRENCIES = ['NGN', 'GHS', 'KES', 'ZAR', 'USD']
const MarketCurrency = v.optional(v.picklist(CURRENCIES))
const OptionalText = v.optional(Text)

/** Two spellings of one parameter: each list has its own. */
const PAGE = each(v.optional(Digits), 'perPage', 'page')
const PAGE_SNAKE_CASE = each(v.optional(Digits), 'per_page', 'page')
const RANGE = each(v.optional(Time), 'from', 'to')

const META = each(Whole, 'total', 'skipped', 'perPage', 'page', 'pageCount')
const Meta = v.strictObject(META)
const PaymentsMeta = v.strictObject({ ...META, total_volume: Whole })
const RefundsMeta = v.strictObject({ ...META, perPage: Digits, failedRefundCount: Whole })
/** Only of a list by cursor. */
const BanksMeta = v.optional(
  v.strictObject({ next: TextOrNull, previous: TextOrNull, perPage: Whole }),
)

const NewPayment = v.strictObject({
  email: v.pipe(Text, v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  amount: AmountToMove,
  currency: MarketCurrency,
  reference: v.optional(v.pipe(Text, v.regex(/^[A-Za-z0-9.=-]+$/))),
  metadata: v.optional(v.union([AnyObject, Text])),
})

const NewRefund = v.strictObject({
  ...each(OptionalText, 'customer_note', 'merchant_note'),
  transaction: Filled,
  amount: v.optional(AmountToMove),
  currency: MarketCurrency,
})

const NewRecipient = v.strictObject({
  type: v.literal('nuban'),
  name: Filled,
  account_number: AccountNumber,
  bank_code: Filled,
  currency: MarketCurrency,
  description: OptionalText,
  metadata: v.optional(AnyObject),
})

const NewTransfer = v.strictObject({
  source: v.literal('balance'),
  amount: AmountToMove,
  recipient: Filled,
  /** Optional at Paystack; without it a transfer cannot be repeated safely. */
  reference: v.pipe(Text, v.regex(/^[a-z0-9_-]{16,50}$/)),
  reason: OptionalText,
  currency: MarketCurrency,
})

type DocumentedCall = {
  query?: Record<string, v.GenericSchema>
  body?: v.GenericSchema
  /** 200 by default. */
  status?: number
  data: v.GenericSchema
  meta?: v.GenericSchema
}

/** The calls that the worker makes or the sandbox answers, by method and path; `:id` is an id or a reference. */
export const CALLS: Readonly<Record<string, DocumentedCall>> = {
  'POST /transaction/initialize': { body: NewPayment, data: StartedPayment },
  'GET /transaction/verify/:id': { data: VerifiedPayment },
  'GET /transaction': {
    query: {
      ...PAGE_SNAKE_CASE,
      ...RANGE,
      status: v.optional(v.picklist(['success', 'failed', 'abandoned', 'reversed'])),
    },
    data: v.array(ListedPayment),
    meta: PaymentsMeta,
  },
  'POST /refund': { body: NewRefund, data: CreatedRefund },
  'GET /refund': { query: { ...PAGE, ...RANGE }, data: v.array(ListedRefund), meta: RefundsMeta },
  'GET /dispute': {
    query: { ...PAGE, ...RANGE, status: v.optional(v.picklist(DISPUTE_STATUSES)) },
    data: v.array(Dispute),
    meta: Meta,
  },
  'GET /dispute/:id': { data: Dispute },
  'GET /bank': {
    query: {
      ...PAGE,
      country: v.optional(v.picklist(['ghana', 'kenya', 'nigeria', 'south africa'])),
      currency: MarketCurrency,
      type: v.optional(v.picklist(['nuban', 'ghipss', 'mobile_money', 'kepss', 'basa'])),
      use_cursor: v.optional(TrueOrFalse),
      next: OptionalText,
    },
    data: v.array(Bank),
    meta: BanksMeta,
  },
  'GET /bank/resolve': {
    query: { account_number: AccountNumber, bank_code: Filled },
    data: ResolvedAccount,
  },
  'POST /transferrecipient': { body: NewRecipient, status: 201, data: Recipient },
  'POST /transfer': { body: NewTransfer, data: StartedTransfer },
  'GET /transfer/verify/:id': { data: VerifiedTransfer },
  'GET /transfer': {
    query: { ...PAGE_SNAKE_CASE, ...RANGE, status: v.optional(v.picklist(TRANSFER_STATUSES)) },
    data: v.array(ListedTransfer),
    meta: Meta,
  },
  'GET /balance': { data: v.array(CurrencyBalance) },
  'GET /balance/ledger': { query: { ...PAGE, ...RANGE }, data: v.array(BalanceMove), meta: Meta },
  'GET /settlement': { query: PAGE, data: v.array(Settlement), meta: Meta },
}
