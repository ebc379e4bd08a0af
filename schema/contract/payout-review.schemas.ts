import * as v from 'valibot'
import * as messages from '#schema/domain/messages/validation.ts'
import { AuditReason, commandResponse, idOf, InstantOutput, NairaOutput } from './values.schemas.ts'

/** A payout that an administrator must decide about: the bank account's name differs from the user's name. */
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
})

export const listPayoutsInReview = {
  summary: 'Withdrawals that wait for the decision of an administrator, oldest first.',
  input: v.object({}),
  output: v.object({ withdrawals: v.array(PayoutInReview) }),
}

export const decidePayoutReview = {
  summary: 'Sends a withdrawal that is in review, or returns its money to the wallet.',
  input: v.object({
    id: idOf('payout'),
    decision: v.picklist(['send', 'return'], messages.reviewDecision),
    reason: AuditReason,
  }),
  output: commandResponse({}),
}
