import * as v from 'valibot'
import { DISPUTE_OUTCOMES, DISPUTE_REASONS } from '#schema/domain/dispute.ts'
import { EvidenceFile } from './evidence.schemas.ts'
import type { InKobo } from './money-fields.ts'
import { idOf, InstantOutput, NairaOutput } from './values.schemas.ts'

const Split = { release: NairaOutput, refund: NairaOutput }
export const DisputeTimes = {
  openedAt: InstantOutput,
  /** The other side answers until then. */
  answerBy: InstantOutput,
  answeredAt: v.nullable(InstantOutput),
  /** An administrator decides until then, if the two do not agree. */
  decideBy: InstantOutput,
  /** Then everything goes back to the client. */
  endsAt: InstantOutput,
}
/** What the row of a task says about its latest dispute. */
export const DisputeSummary = v.object({
  _id: idOf('dispute'),
  openedBy: idOf('user'),
  ...DisputeTimes,
  /** The users whose offer waits for the other side. */
  offersBy: v.array(idOf('user')),
  closedAt: v.nullable(InstantOutput),
  outcome: v.nullable(v.picklist(DISPUTE_OUTCOMES)),
})

/** A dispute with everything that both parties read. */
export const Dispute = v.object({
  _id: idOf('dispute'),
  task: idOf('task'),
  openedBy: idOf('user'),
  reason: v.picklist(DISPUTE_REASONS),
  held: NairaOutput,
  ...DisputeTimes,
  /** Splits that wait for the other side. `fee` is the platform's part of the release. */
  offers: v.array(
    v.object({
      _id: idOf('offer'),
      by: idOf('user'),
      ...Split,
      fee: NairaOutput,
      createdAt: InstantOutput,
    }),
  ),
  statements: v.array(
    v.object({
      _id: idOf('statement'),
      author: idOf('user'),
      statement: v.string(),
      files: v.array(EvidenceFile),
      createdAt: InstantOutput,
    }),
  ),
  closedAt: v.nullable(InstantOutput),
  outcome: v.nullable(v.picklist(DISPUTE_OUTCOMES)),
  released: v.nullable(NairaOutput),
  refunded: v.nullable(NairaOutput),
  fee: v.nullable(NairaOutput),
  /** The reason that the administrator gave. */
  decision: v.nullable(v.string()),
})
export type Dispute = InKobo<v.InferOutput<typeof Dispute>>
