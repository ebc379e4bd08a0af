import * as v from 'valibot'
import { PRICE_LIMITS } from '#schema/domain/amount-bounds.ts'
import { CANCEL_REASON_MAX } from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { PLAN_CHANGE_FACTS } from '#schema/domain/messages/plan-changes.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { PLAN_CHANGE_KINDS } from '#schema/domain/plan-change.ts'
import { STAGES_MAX } from '#schema/domain/stages.ts'
import { PlannedStageInput } from './stages.schemas.ts'
import { Task } from './tasks.schemas.ts'
import {
  commandResponse,
  DayInput,
  idOf,
  optionalText,
  unboundedNaira,
  wholeNumber,
} from './values.schemas.ts'

const id = idOf('task')
const change = idOf('planChange')
const output = commandResponse({ task: Task })
const Note = v.optional(optionalText(FIELD_LABEL_FACTS.reason, CANCEL_REASON_MAX), '')

/** What each kind needs beside it. */
const NEEDS = {
  price: ['n', 'price'],
  date: ['n', 'date'],
  stage: ['stage'],
  order: ['order'],
} as const

export const proposeChange = {
  summary:
    'Asks the other side to change what was agreed: the price or the day of stage `n` (1 of a todo without stages), one more stage, or another order of the stages to come. One change at a time; without an answer in 48 hours nothing changes.',
  input: v.pipe(
    v.object({
      id,
      /** Made by the client, so that a repetition is recognised however late it comes. */
      _id: v.optional(change),
      kind: v.picklist(PLAN_CHANGE_KINDS, PLAN_CHANGE_FACTS.kind),
      n: v.optional(wholeNumber(messages.number('n'))),
      price: v.optional(unboundedNaira(FIELD_LABEL_FACTS.price, true, PRICE_LIMITS)),
      date: v.optional(DayInput),
      stage: v.optional(PlannedStageInput),
      order: v.optional(
        v.pipe(
          v.array(
            v.pipe(v.number(messages.number('order')), v.integer(messages.number('order'))),
            messages.number('order'),
          ),
          v.maxLength(STAGES_MAX, messages.stages(STAGES_MAX)),
        ),
      ),
      note: Note,
    }),
    v.check(
      (input) => NEEDS[input.kind].every((field) => input[field] !== undefined),
      messages.nothingToChange,
    ),
  ),
  succeeds: [200, 201],
  output,
}

export const withdrawChange = {
  summary: 'Withdraws the change that the caller asked for.',
  input: v.object({ id, change }),
  output,
}

export const declineChange = {
  summary: 'Declines the change that the other side asked for.',
  input: v.object({ id, change, note: Note }),
  output,
}

export const acceptChange = {
  summary:
    'Accepts the change with this id as the caller saw it. A higher price of a held stage is held from the client’s wallet, a lower one goes back to it. With `hold` the client holds the money for a new stage at once.',
  input: v.object({ id, change, hold: v.optional(v.boolean(messages.yesOrNo), false) }),
  refuses: [402],
  output,
}
