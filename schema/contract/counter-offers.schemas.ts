import * as v from 'valibot'
import { PRICE_LIMITS } from '#schema/domain/amount-bounds.ts'
import { COUNTER_ENDS, COUNTER_SIDES } from '#schema/domain/counter-offer.ts'
import { COUNTER_OFFER_FIELDS } from '#schema/domain/fields.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { STAGE_FACTS } from '#schema/domain/messages/stages.ts'
import { addsUp, PlanInput, ShownPlannedStage } from './stages.schemas.ts'
import {
  commandResponse,
  DayInput,
  idOf,
  InstantOutput,
  NairaOutput,
  textInput,
  unboundedNaira,
} from './values.schemas.ts'

/** The latest counter-offer of a proposal. Open while `end` is null and `until` is later. */
export const ShownCounter = v.object({
  _id: idOf('counterOffer'),
  by: v.picklist(COUNTER_SIDES),
  price: NairaOutput,
  date: v.string(),
  /** Left out for one payment at the end. */
  stages: v.optional(v.array(ShownPlannedStage)),
  note: v.string(),
  at: InstantOutput,
  until: InstantOutput,
  round: v.number(),
  end: v.nullable(v.picklist(COUNTER_ENDS)),
})

const id = idOf('proposal')
const counterId = idOf('counterOffer')
const output = commandResponse({ counter: ShownCounter })

export const counterProposal = {
  summary:
    'Answers a pending proposal with another price, date or plan: the client, or the tasker in answer to an open counter-offer, which `answers` names. Three at most of one proposal, each for 72 hours. The caller may choose `_id`, a UUIDv7.',
  input: v.pipe(
    v.object({
      id,
      _id: v.optional(counterId),
      answers: v.optional(counterId),
      price: unboundedNaira(FIELD_LABEL_FACTS.price, true, PRICE_LIMITS),
      date: DayInput,
      /** Of a plan `price` is the sum; `date` becomes that of its last stage. */
      stages: v.optional(PlanInput),
      note: v.optional(textInput(COUNTER_OFFER_FIELDS.note), ''),
    }),
    v.forward(v.partialCheck([['price'], ['stages']], addsUp, STAGE_FACTS.problems.sum), [
      'stages',
    ]),
  ),
  succeeds: [200, 201],
  output,
}

export const acceptCounter = {
  summary:
    'Accepts the counter-offer that the caller saw: its terms are those of the proposal, in a new version.',
  input: v.object({ id, counterId }),
  output,
}

export const declineCounter = {
  summary: 'Declines a counter-offer; the proposal stays as it was.',
  input: v.object({ id, counterId }),
  output,
}
