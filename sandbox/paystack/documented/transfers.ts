import * as v from 'valibot'
import {
  AccountNumber,
  AnyObject,
  Currency,
  each,
  Flag,
  Mode,
  present,
  Text,
  TextOrNull,
  Time,
  TimeOrNull,
  Whole,
} from './values.ts'

export const Bank = v.object({
  ...each(Whole, 'id'),
  ...each(Text, 'name', 'slug', 'code', 'longcode', 'country', 'type'),
  ...each(Flag, 'pay_with_bank', 'supports_transfer', 'available_for_direct_debit', 'active'),
  ...each(Time, 'createdAt', 'updatedAt'),
  currency: Currency,
  gateway: TextOrNull,
  is_deleted: v.nullable(Flag),
})

export const ResolvedAccount = v.object({
  account_number: AccountNumber,
  account_name: Text,
  bank_id: Whole,
})

export const Recipient = v.object({
  ...each(Whole, 'id', 'integration'),
  ...each(Text, 'name', 'recipient_code'),
  ...each(TextOrNull, 'description', 'email'),
  ...each(Flag, 'active', 'is_deleted', 'isDeleted'),
  ...each(Time, 'createdAt', 'updatedAt'),
  domain: Mode,
  currency: Currency,
  type: v.literal('nuban'),
  metadata: v.nullish(AnyObject),
  details: v.object({
    ...each(Text, 'bank_code', 'bank_name'),
    ...each(TextOrNull, 'account_name', 'authorization_code'),
    account_number: AccountNumber,
  }),
})

export const TRANSFER_STATUSES = [
  'abandoned',
  'blocked',
  'failed',
  'otp',
  'pending',
  'received',
  'rejected',
  'reversed',
  'success',
] as const

const TRANSFER = {
  ...each(Whole, 'id', 'integration', 'amount', 'request'),
  ...each(Text, 'reference', 'reason', 'transfer_code'),
  ...each(Time, 'createdAt', 'updatedAt'),
  ...present('failures', 'source_details', 'titan_code'),
  domain: Mode,
  currency: Currency,
  source: v.literal('balance'),
  status: v.picklist(TRANSFER_STATUSES),
  transferred_at: TimeOrNull,
}

export const StartedTransfer = v.object({
  ...TRANSFER,
  ...each(v.array(v.unknown()), 'transfersessionid', 'transfertrials'),
  /** Its id, not its code. */
  recipient: Whole,
})

const KNOWN_TRANSFER = {
  ...TRANSFER,
  recipient: Recipient,
  session: v.object({ provider: TextOrNull, id: TextOrNull }),
}
export const VerifiedTransfer = v.object({ ...KNOWN_TRANSFER, gateway_response: TextOrNull })
export const ListedTransfer = v.object({
  ...KNOWN_TRANSFER,
  ...present('fees_breakdown'),
  fee_charged: Whole,
})

export const CurrencyBalance = v.object({ currency: Currency, balance: Whole })

export const BalanceMove = v.object({
  ...each(Whole, 'id', 'integration', 'balance', 'difference', 'model_row'),
  ...each(Text, 'reason', 'model_responsible'),
  ...each(Time, 'createdAt', 'updatedAt'),
  domain: Mode,
  currency: Currency,
})

export const Settlement = v.pipe(
  v.object({
    ...each(Time, 'settlement_date', 'createdAt', 'updatedAt'),
    ...present('deductions', 'settled_by'),
    id: Whole,
    integration: Whole,
    /** What was paid, the fees of it, and the rest. */
    total_processed: Whole,
    total_fees: Whole,
    total_amount: Whole,
    /** Less what was deducted for refunds and disputes. */
    effective_amount: Whole,
    domain: Mode,
    currency: Currency,
    status: v.picklist(['success', 'processing', 'pending', 'failed']),
  }),
  v.check(
    (settlement) => settlement.total_amount === settlement.total_processed - settlement.total_fees,
    'total_amount is not total_processed less total_fees',
  ),
)
