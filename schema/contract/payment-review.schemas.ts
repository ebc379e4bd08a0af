import * as v from 'valibot'
import { REFUND_STATUSES } from '#schema/domain/ledger.ts'
import { FUND_LIMIT } from '#schema/domain/limits.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { naira } from '#schema/domain/money.ts'
import {
  AuditReason,
  commandResponse,
  idOf,
  InstantOutput,
  nairaInput,
  NairaOutput,
} from './values.schemas.ts'

/** Also of payments that were not started here. */
const Reference = v.pipe(v.string(), v.regex(/^[\w.=-]{1,100}$/, messages.paymentReference))

export const listUnmatchedPayments = {
  summary:
    'Payments whose money waits in suspense for a decision, and refunds that have not ended, oldest first.',
  input: v.object({}),
  output: v.object({
    payments: v.array(
      v.object({
        reference: v.string(),
        amount: NairaOutput,
        /** Who started it; null when it has no owner. */
        username: v.nullable(v.string()),
        /** What does not match: owner, excess … */
        flag: v.nullable(v.string()),
        since: InstantOutput,
      }),
    ),
    refunds: v.array(
      v.object({
        _id: idOf('refund'),
        reference: v.string(),
        amount: NairaOutput,
        /** Whose wallet it was taken from; null for a payment in suspense. */
        username: v.nullable(v.string()),
        status: v.picklist(REFUND_STATUSES),
        reason: v.string(),
        lastError: v.nullable(v.string()),
        createdAt: InstantOutput,
      }),
    ),
  }),
}

export const creditPayment = {
  summary:
    'Credits a payment that did not match its request to the user who started it, or to another one, with the amount that was paid.',
  input: v.object({
    reference: Reference,
    /** Required for a payment without an owner. */
    user: v.optional(idOf('user')),
    reason: AuditReason,
  }),
  output: commandResponse({}),
}

export const refundPayment = {
  summary:
    'Sends a payment back to its payer through the provider: out of suspense, or out of the wallet that was credited.',
  input: v.object({
    reference: Reference,
    /** All that is left of it by default. */
    amount: v.optional(nairaInput('Amount', naira(1), FUND_LIMIT, false)),
    reason: AuditReason,
  }),
  refuses: [402],
  output: commandResponse({}),
}
