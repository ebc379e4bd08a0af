import * as v from 'valibot'
import * as messages from '#schema/domain/messages/validation.ts'
import { PAYMENT_REFERENCE } from '#schema/domain/payment.ts'
import { AuditReason, commandResponse } from './values.schemas.ts'

export const creditPayment = {
  summary:
    'Credits a payment that did not match its request to the user who started it, with the amount that was paid.',
  input: v.object({
    reference: v.pipe(v.string(), v.regex(PAYMENT_REFERENCE, messages.paymentReference)),
    reason: AuditReason,
  }),
  output: commandResponse({}),
}
