import * as v from 'valibot'
import { FUND_MAX, FUND_MIN } from '../domain/limits.ts'
import { isKobo, koboFromText, type Kobo } from '../domain/money.ts'
import { PAYMENT_REFERENCE, PAYMENT_STATUSES } from '../domain/wallet.ts'
import { command, query } from './endpoint.ts'
import { InstantOut, MaybeWords, Message, NairaIn, NairaOut } from './values.ts'

/** Where `accessCode` is opened: the provider's popup, or the sandbox's page. */
const CHECKOUT = {
  checkout: v.picklist(['paystack', 'sandbox']),
  checkoutUrl: v.string(),
}

/** A payment into the wallet as its owner sees it: `initialized` is not conclusive, money may still arrive (F20). */
export const Payment = v.object({
  reference: v.string(),
  amount: NairaOut,
  status: v.picklist(PAYMENT_STATUSES),
  /** Opens the provider's checkout again while the payment may still be made. */
  accessCode: v.nullable(v.string()),
  /** Beside it, so that any phone of its owner's can go on; a payment begun before 2026-11-21 has none. */
  checkout: v.optional(v.nullable(v.object(CHECKOUT)), null),
  /** What was truly paid; null until it was. */
  paid: v.nullable(NairaOut),
  createdAt: InstantOut,
})
export type Payment = v.InferOutput<typeof Payment>

const Reference = v.pipe(
  v.string('Reference is required'),
  v.trim(),
  v.regex(PAYMENT_REFERENCE, 'That is not a payment reference'),
)

/** SPEC 9 multiplies by 100 and divides again, so what comes may be 19.989999999999998; what it is compared with is whole. */
const ComparedAmount = v.pipe(
  v.union([v.string(), v.number()], 'Amount must be an amount in naira'),
  v.transform((given) => koboFromText(typeof given === 'number' ? given.toFixed(2) : given)),
  v.custom<Kobo>((kobo) => isKobo(kobo), 'Amount must be an amount in naira'),
)

export const initFunding = command('wallet.initFunding', {
  method: 'POST',
  path: 'user/fund-wallet/init',
  who: 'signedIn',
  body: 'json',
  says: 'Begins a payment into the wallet and names it, before any money moves (R41).',
  input: v.object({
    amount: NairaIn('Amount', FUND_MIN, FUND_MAX, false),
    phone: v.optional(MaybeWords('Phone No.', 20), ''),
  }),
  output: Message({ payment: Payment, ...CHECKOUT }),
})

export const fundWallet = command('wallet.fundWallet', {
  method: 'POST',
  path: 'user/fund-wallet',
  who: 'signedIn',
  body: 'json',
  says: 'Asks the provider what became of a payment and adds it to the wallet once; 202 while it is not conclusive (R41).',
  input: v.object({
    /** Compared only: what is added is what the provider says was paid. */
    amount: v.optional(ComparedAmount),
    reference: Reference,
  }),
  output: Message({ payment: v.nullable(Payment), balance: v.optional(NairaOut) }),
})

export const listPayments = query('wallet.listPayments', {
  path: 'user/payments',
  who: 'signedIn',
  says: "The caller's payments of the last 7 days that are not in the wallet yet, newest first.",
  input: v.object({}),
  output: v.object({ payments: v.array(Payment) }),
})
