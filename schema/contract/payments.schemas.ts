import * as v from 'valibot'
import { FUND_LIMITS } from '#schema/domain/amount-bounds.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { plainDigits } from '#schema/domain/digits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { type Kobo } from '#schema/domain/money.ts'
import { PAYMENT_REFERENCE, PAYMENT_STATUSES } from '#schema/domain/payment.ts'
import type { InKobo } from './money-fields.ts'
import {
  InstantOutput,
  optionalLine,
  commandResponse,
  describedNaira,
  NairaOutput,
  unboundedNaira,
} from './values.schemas.ts'

/** Where `accessCode` is opened: in the provider's popup or on the sandbox's page. */
const checkoutFields = {
  checkout: v.picklist(['paystack', 'sandbox']),
  checkoutUrl: v.string(),
}

/** A payment into the wallet as its owner sees it. While it is `initialized` the money may still arrive. */
export const Payment = v.object({
  reference: v.string(),
  amount: NairaOutput,
  status: v.picklist(PAYMENT_STATUSES),
  /** Opens the provider's checkout again while the payment may still be made. */
  accessCode: v.nullable(v.string()),
  /** Lets every phone of the owner continue the payment. */
  checkout: v.optional(v.nullable(v.object(checkoutFields)), null),
  /** The amount that was paid; null before. */
  paid: v.nullable(NairaOutput),
  createdAt: InstantOutput,
})
export type Payment = InKobo<v.InferOutput<typeof Payment>>

const Reference = v.pipe(
  v.string(messages.required('Reference')),
  v.trim(),
  v.regex(PAYMENT_REFERENCE, messages.paymentReference),
)

/** The legacy clients multiply and divide by 100, so 19.99 may arrive as 19.989999999999998. */
const ComparedAmount = v.pipe(
  v.union([v.string(), v.number()], messages.paymentAmount),
  v.transform((amount) => koboFromText(typeof amount === 'number' ? amount.toFixed(2) : amount)),
  v.custom<Kobo>((kobo) => kobo !== null, messages.paymentAmount),
  describedNaira(false),
)

export const initFunding = {
  summary:
    'Initializes a payment into the wallet and returns its reference, before any money moves.',
  input: v.object({
    amount: unboundedNaira(FIELD_LABEL_FACTS.amount, false, FUND_LIMITS),
    phone: v.optional(
      v.pipe(optionalLine(FIELD_LABEL_FACTS.phone, 20), v.transform(plainDigits)),
      '',
    ),
  }),
  succeeds: [201],
  output: commandResponse({ payment: Payment, ...checkoutFields }),
}

export const fundWallet = {
  summary:
    'Verifies a payment with the provider and adds it to the wallet, once. Answers 202 while there is no result.',
  input: v.object({
    /** Only compared: the amount that the provider reports is added. */
    amount: v.optional(ComparedAmount),
    reference: Reference,
  }),
  succeeds: [200, 202],
  refuses: [402, 404],
  output: commandResponse({ payment: v.nullable(Payment), balance: v.optional(NairaOutput) }),
}

export const listPayments = {
  summary: "The caller's payments of the last 7 days that are not in the wallet yet, newest first.",
  input: v.object({}),
  output: v.object({ payments: v.array(Payment) }),
}
