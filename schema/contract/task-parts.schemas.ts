import * as v from 'valibot'
import { ASK_ENDS } from '#schema/domain/ask.ts'
import { TASK_EVENT_KINDS } from '#schema/domain/task-event.ts'
import { ChangeRequest } from './change-request.schemas.ts'
import { EvidenceFile } from './evidence.schemas.ts'
import { idOf, InstantOutput, NairaOutput } from './values.schemas.ts'

export const ShownCancelOffer = v.object({
  amount: NairaOutput,
  note: v.string(),
  reopen: v.boolean(),
  offeredAt: InstantOutput,
  answerBy: InstantOutput,
})

/** An entry of a todo's timeline. `actor` is null for what Onise did. */
export const TaskEvent = v.object({
  _id: idOf('event'),
  kind: v.picklist(TASK_EVENT_KINDS),
  actor: v.nullable(v.object({ _id: idOf('user'), username: v.string() })),
  note: v.nullable(v.string()),
  amount: v.nullable(NairaOutput),
  data: v.nullable(
    v.objectWithRest(
      {
        fee: v.optional(NairaOutput),
        refund: v.optional(NairaOutput),
        price: v.optional(NairaOutput),
      },
      v.union([v.string(), v.number(), v.boolean(), v.null()]),
    ),
  ),
  createdAt: InstantOutput,
})

/** What one side did; 'written' while its review is sealed, 'removed' by an administrator, null for nothing yet. */
const ReviewEntry = v.nullable(
  v.union([
    v.object({
      _id: idOf('review'),
      rating: v.number(),
      comment: v.string(),
      reply: v.nullable(v.string()),
    }),
    v.picklist(['written', 'skipped', 'removed']),
  ]),
)
/**
 * The reviews of a completed todo, for its two parties. A review is shown to the other side from `sealedUntil` on, or
 * once both have decided. From `closesAt` on no review is accepted.
 */
export const ReviewState = v.object({
  client: ReviewEntry,
  tasker: ReviewEntry,
  sealedUntil: InstantOutput,
  closesAt: InstantOutput,
})

/** One version of the submitted work. `submissionFile` is the link of the first file. */
export const Submission = v.object({
  _id: idOf('submission'),
  version: v.number(),
  /** The number of the stage; left out for a todo with one. */
  stage: v.optional(v.number()),
  submissionNotes: v.string(),
  submissionFile: v.nullable(v.string()),
  submissionFileType: v.nullable(v.string()),
  files: v.array(EvidenceFile),
  changeRequest: v.nullable(ChangeRequest),
  createdAt: InstantOutput,
})
/** What the professional handed in: the work, and the receipts of the stages for materials, if there are any. */
export const handedIn = {
  submissions: v.array(Submission),
  receipts: v.optional(v.array(v.object({ stage: v.number(), files: v.array(EvidenceFile) }))),
}

export type Submission = v.InferOutput<typeof Submission>

/**
 * The only professional who may see a todo, for the two and administrators; null when everybody may. `until` when the
 * client waits for an answer, or why that is over.
 */
export const ForUser = v.object({
  _id: idOf('user'),
  username: v.string(),
  until: v.nullable(InstantOutput),
  end: v.nullable(v.picklist(ASK_ENDS)),
})
