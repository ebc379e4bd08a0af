import * as v from 'valibot'
import { ADJUSTMENT_MAX, SETTLEMENT_MAX } from '#schema/domain/limits.ts'
import { ADJUSTMENT_MESSAGES as messages } from '#schema/domain/messages/adjustments.ts'
import { naira } from '#schema/domain/money.ts'
import {
  AuditReason,
  commandResponse,
  idOf,
  InstantOutput,
  nairaInput,
  NairaOutput,
  requiredLine,
} from './values.schemas.ts'

const Direction = v.picklist(['credit', 'debit'], messages.direction)

export const listAdjustments = {
  summary: 'Corrections of wallets that wait for a second administrator, oldest first.',
  input: v.object({}),
  output: v.object({
    adjustments: v.array(
      v.object({
        _id: idOf('adjustment'),
        user: idOf('user'),
        username: v.string(),
        direction: Direction,
        amount: NairaOutput,
        reason: v.string(),
        /** The administrator who asked for it. */
        requestedBy: v.nullable(v.string()),
        requestedAt: InstantOutput,
      }),
    ),
  }),
}

export const requestAdjustment = {
  summary: 'Asks for a correction of a wallet, which another administrator must approve.',
  input: v.object({
    user: idOf('user'),
    direction: Direction,
    amount: nairaInput('Amount', naira(1), ADJUSTMENT_MAX, false),
    /** The user reads it in the history. */
    reason: AuditReason,
  }),
  refuses: [404],
  output: commandResponse({ adjustment: v.object({ _id: idOf('adjustment') }) }),
}

export const decideAdjustment = {
  summary: 'Approves or rejects the correction of a wallet that another administrator asked for.',
  input: v.object({
    id: idOf('adjustment'),
    decision: v.picklist(['approve', 'reject'], messages.decision),
    reason: AuditReason,
  }),
  refuses: [402],
  output: commandResponse({}),
}

export const reverseBooking = {
  summary:
    'Reverses an adjustment or a settlement that another administrator made, once, while its money is there.',
  input: v.object({
    booking: v.picklist(['adjustment', 'settlement'], messages.booking),
    /** Of the adjustment, or of the settlement as it was posted. */
    id: requiredLine('Id', 100),
    /** The user of an adjustment reads it in the history. */
    reason: AuditReason,
  }),
  refuses: [402, 404],
  output: commandResponse({}),
}

export const postSettlement = {
  summary:
    'Records money that the provider paid to our bank, or that we sent to the provider, once per id.',
  input: v.object({
    /** The provider's id of the settlement, or the line of our bank's statement. */
    id: requiredLine('Id', 100),
    direction: v.picklist(['to-bank', 'top-up'], messages.settlementDirection),
    amount: nairaInput('Amount', naira(1), SETTLEMENT_MAX, false),
    reason: AuditReason,
  }),
  refuses: [402],
  output: commandResponse({}),
}
