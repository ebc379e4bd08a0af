import * as v from 'valibot'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { PAYOUT_STATUSES } from '#schema/domain/payout.ts'
import { AuditReason, commandResponse, idOf, InstantOutput, NairaOutput } from './values.schemas.ts'

/** A payout that an administrator must decide about: the account has another name, or it is overdue. */
const PayoutInReview = v.object({
  _id: idOf('payout'),
  username: v.string(),
  amount: NairaOutput,
  /** The amount less the bank charge. */
  arrives: NairaOutput,
  bankName: v.string(),
  accountLast4: v.string(),
  accountName: v.string(),
  reason: v.string(),
  createdAt: InstantOutput,
  reference: v.string(),
  status: v.picklist(PAYOUT_STATUSES),
  /** The provider's own word, such as `otp`. */
  providerStatus: v.nullable(v.string()),
  lastError: v.nullable(v.string()),
  isOverdue: v.boolean(),
})

export const listPayoutsInReview = {
  summary: 'Withdrawals that wait for the decision of an administrator, oldest first.',
  input: v.object({}),
  output: v.object({ withdrawals: v.array(PayoutInReview) }),
}

export const decidePayoutReview = {
  summary:
    'Sends a withdrawal that is in review or returns its money to the wallet, or ends an overdue one with a reason.',
  input: v.object({
    id: idOf('payout'),
    /** `arrived`: an overdue withdrawal whose transfer the provider cannot be asked about. */
    decision: v.picklist(['send', 'return', 'arrived'], messages.reviewDecision),
    reason: AuditReason,
  }),
  output: commandResponse({}),
}
