import * as v from 'valibot'
import { PRICE_LIMITS } from '#schema/domain/amount-bounds.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { STAGE_FACTS } from '#schema/domain/messages/stages.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import type { Kobo } from '#schema/domain/money.ts'
import {
  planProblemOf,
  STAGE_KINDS,
  STAGE_TITLE_MAX,
  STAGES_MAX,
  totalOf,
} from '#schema/domain/stages.ts'
import { ChangeRequest } from './change-request.schemas.ts'
import {
  DayInput,
  idOf,
  InstantOutput,
  NairaOutput,
  requiredLine,
  unboundedNaira,
} from './values.schemas.ts'

export const PlannedStageInput = v.object(
  {
    kind: v.picklist(STAGE_KINDS, messages.stageKind),
    title: requiredLine(FIELD_LABEL_FACTS.stageTitle, STAGE_TITLE_MAX),
    amount: unboundedNaira(FIELD_LABEL_FACTS.amount, true, PRICE_LIMITS),
    date: DayInput,
  },
  messages.stage,
)

const problemOf = (stages: Parameters<typeof planProblemOf>[0]) => planProblemOf(stages)

/** A plan of two stages and more; null is one payment at the end. What it adds up to is compared with the price. */
export const PlanInput = v.nullable(
  v.pipe(
    v.array(PlannedStageInput, messages.stages(STAGES_MAX)),
    v.maxLength(STAGES_MAX, messages.stages(STAGES_MAX)),
    v.check((stages) => problemOf(stages) !== 'count', messages.stages(STAGES_MAX)),
    v.check((stages) => problemOf(stages) !== 'amount', STAGE_FACTS.problems.amount),
    v.check((stages) => problemOf(stages) !== 'order', STAGE_FACTS.problems.order),
    v.check((stages) => problemOf(stages) !== 'share', STAGE_FACTS.problems.share),
    v.check((stages) => problemOf(stages) !== 'last', STAGE_FACTS.problems.last),
  ),
)

type InputTerms = { price?: Kobo | undefined; stages?: v.InferOutput<typeof PlanInput> | undefined }
/** Whether a plan adds up to the price beside it. */
export const addsUp = ({ price, stages }: InputTerms) =>
  !stages || price === undefined || totalOf(stages) === price

/** A stage as it is proposed. */
export const ShownPlannedStage = v.object({
  kind: v.picklist(STAGE_KINDS),
  title: v.string(),
  amount: NairaOutput,
  date: v.string(),
})

const MaterialsItem = v.object({ what: v.string(), quantity: v.number(), amount: NairaOutput })

/** A stage of an assigned todo, for the two and administrators. `paid` includes the fee. */
export const ShownStage = v.object({
  n: v.number(),
  ...ShownPlannedStage.entries,
  held: NairaOutput,
  paid: NairaOutput,
  returned: NairaOutput,
  startedAt: v.nullable(InstantOutput),
  endedAt: v.nullable(InstantOutput),
  materials: v.nullable(
    v.object({
      id: idOf('materials'),
      items: v.array(MaterialsItem),
      requestedAt: InstantOutput,
      /** The client asked for another list, and why. */
      declined: v.nullable(ChangeRequest),
      released: v.nullable(NairaOutput),
      releasedAt: v.nullable(InstantOutput),
      provenAt: v.nullable(InstantOutput),
      spent: v.nullable(NairaOutput),
      givenBack: NairaOutput,
      missedAt: v.nullable(InstantOutput),
    }),
  ),
})
