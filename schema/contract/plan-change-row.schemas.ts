import * as v from 'valibot'
import { PLAN_CHANGE_KINDS } from '#schema/domain/plan-change.ts'
import type { InKobo } from './money-fields.ts'
import { ShownPlannedStage } from './stages.schemas.ts'
import { idOf, InstantOutput, NairaOutput } from './values.schemas.ts'

const ChangeLine = v.object({ n: v.number(), ...ShownPlannedStage.entries, held: NairaOutput })

/** An open change, with the stages that it touches before and after it. What `held` grows is held when it is accepted. */
export const ShownPlanChange = v.object({
  _id: idOf('planChange'),
  by: idOf('user'),
  kind: v.picklist(PLAN_CHANGE_KINDS),
  note: v.string(),
  before: v.array(ChangeLine),
  after: v.array(ChangeLine),
  proposedAt: InstantOutput,
  until: InstantOutput,
})
export type ShownPlanChange = InKobo<v.InferOutput<typeof ShownPlanChange>>
