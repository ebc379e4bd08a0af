import * as v from 'valibot'
import { DISPUTE_OUTCOMES } from '#schema/domain/dispute.ts'
import { idOf, InstantOutput } from './values.schemas.ts'

/** What the row of a task says about its latest dispute. */
export const DisputeSummary = v.object({
  _id: idOf('dispute'),
  openedBy: idOf('user'),
  openedAt: InstantOutput,
  answerBy: InstantOutput,
  answeredAt: v.nullable(InstantOutput),
  decideBy: InstantOutput,
  endsAt: InstantOutput,
  /** The users whose offer waits for the other side. */
  offersBy: v.array(idOf('user')),
  closedAt: v.nullable(InstantOutput),
  outcome: v.nullable(v.picklist(DISPUTE_OUTCOMES)),
})
