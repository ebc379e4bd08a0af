import * as v from 'valibot'
import { CANCEL_REASON_MAX } from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { Task } from './tasks.schemas.ts'
import { commandResponse, idOf, requiredText, unboundedNaira } from './values.schemas.ts'

const id = idOf('task')
const Reopen = v.optional(v.boolean(messages.yesOrNo), false)
const output = commandResponse({ task: Task })

const CancelReason = requiredText(FIELD_LABEL_FACTS.reason, CANCEL_REASON_MAX)
/** What a form checks before it is sent. */
export const CancelReasonText = v.object({ reason: CancelReason })
/** Whole naira from 0. */
const OfferAmount = unboundedNaira(FIELD_LABEL_FACTS.amount)

export const cancelTask = {
  summary:
    "Ends work in progress with a full refund to the client: the tasker at any time, the client within 30 minutes of the award or when the work is late. A tasker's cancellation opens the todo again; for a client, `reopen` decides.",
  input: v.object({ id, reason: CancelReason, reopen: Reopen }),
  output,
}

export const repostTask = {
  summary:
    'Opens an expired todo again, as new, with its text and picture; keeps an open one from expiring.',
  input: v.object({ id }),
  output,
}

export const offerCancel = {
  summary:
    'Offers the tasker a part of the held money for ending the work. Without an answer within 48 hours the offer is accepted.',
  input: v.object({ id, amount: OfferAmount, note: CancelReason, reopen: Reopen }),
  output,
}

export const withdrawCancelOffer = {
  summary: 'Withdraws the offer; the work goes on.',
  input: v.object({ id }),
  output,
}

export const acceptCancelOffer = {
  summary: 'Accepts the offer that the tasker saw: `amount` is what it promised.',
  input: v.object({ id, amount: OfferAmount }),
  output,
}
