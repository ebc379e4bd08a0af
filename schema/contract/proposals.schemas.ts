import * as v from 'valibot'
import { PRICE_LIMITS } from '#schema/domain/amount-bounds.ts'
import { PROPOSAL_FIELDS, TASK_FIELDS } from '#schema/domain/fields.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { STAGE_FACTS } from '#schema/domain/messages/stages.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import {
  CHOICE_REASONS,
  DECLINE_REASONS,
  PROPOSAL_STATUSES,
  REJECTION_REASONS,
} from '#schema/domain/proposal.ts'
import { FUNDINGS } from '#schema/domain/stages.ts'
import { ShownCounter } from './counter-offers.schemas.ts'
import type { InKobo } from './money-fields.ts'
import { addsUp, PlanInput, ShownPlannedStage } from './stages.schemas.ts'
import { IfMatch, Task } from './tasks.schemas.ts'
import { ApplyingTasker } from './user-summary.schemas.ts'
import {
  DayInput,
  Fact,
  idOf,
  InstantOutput,
  optionalLine,
  commandResponse,
  NairaOutput,
  NextCursor,
  pageInput,
  wholeNumber,
  textInput,
  unboundedNaira,
} from './values.schemas.ts'

const terms = {
  _id: idOf('proposal'),
  description: v.string(),
  price: NairaOutput,
  date: v.string(),
  /** Left out for one payment at the end; else `price` is their sum and `date` that of the last. */
  stages: v.optional(v.array(ShownPlannedStage)),
  /** The latest one; left out where there was none. */
  counter: v.optional(ShownCounter),
  status: v.picklist(PROPOSAL_STATUSES),
  version: v.number(),
  reason: v.nullable(v.picklist(REJECTION_REASONS)),
  createdAt: InstantOutput,
  updatedAt: InstantOutput,
  /** When the client looked at it; rows that a phone stored earlier lack it. */
  seenAt: v.optional(v.nullable(InstantOutput)),
}

/** A proposal as the client sees it. `changedFields` names the fields of the todo that changed since. */
export const Applicant = v.object({
  ...terms,
  tasker: ApplyingTasker,
  task: v.object({ _id: idOf('task') }),
  changedFields: v.array(v.string()),
})
export type Applicant = InKobo<v.InferOutput<typeof Applicant>>

/** A proposal as its tasker sees it. */
export const Proposal = v.object({
  ...terms,
  title: v.string(),
  titleSays: v.optional(Fact),
  task: idOf('task'),
  changedFields: v.array(v.string()),
  /** Why another one was chosen, where the client told it. */
  choice: v.optional(v.nullable(v.picklist(CHOICE_REASONS))),
})
export type Proposal = InKobo<v.InferOutput<typeof Proposal>>

export const ProposalTerms = v.object({
  price: unboundedNaira(FIELD_LABEL_FACTS.price, true, PRICE_LIMITS),
  description: textInput(PROPOSAL_FIELDS.description),
  date: DayInput,
})

export const applyForTask = {
  summary:
    'Sends a proposal for an open todo. The caller may choose `_id`, a UUIDv7. If the todo was changed since the If-Match version: 412.',
  input: v.pipe(
    v.object({
      taskId: idOf('task'),
      _id: v.optional(idOf('proposal')),
      ifMatch: IfMatch,
      ...ProposalTerms.entries,
      /** Of a plan `price` is the sum; `date` becomes that of its last stage. */
      stages: v.optional(PlanInput),
      /** The legacy clients send it; the server uses the task's title. */
      title: v.optional(optionalLine(FIELD_LABEL_FACTS.title, TASK_FIELDS.title.max * 4)),
    }),
    v.forward(v.partialCheck([['price'], ['stages']], addsUp, STAGE_FACTS.problems.sum), [
      'stages',
    ]),
  ),
  succeeds: [200, 201],
  output: commandResponse({ proposal: Proposal }),
}

export const editProposal = {
  summary:
    'Changes a pending proposal. Fields that are left out stay the same, but another price or date without `stages` is one payment at the end; each change is a new version.',
  input: v.pipe(
    v.object({
      id: idOf('proposal'),
      price: v.optional(ProposalTerms.entries.price),
      description: v.optional(ProposalTerms.entries.description),
      date: v.optional(ProposalTerms.entries.date),
      stages: v.optional(PlanInput),
    }),
    v.check(
      ({ price, description, date, stages }) =>
        [price, description, date, stages].some((value) => value !== undefined),
      messages.nothingToChange,
    ),
    v.forward(v.partialCheck([['price'], ['stages']], addsUp, STAGE_FACTS.problems.sum), [
      'stages',
    ]),
  ),
  output: commandResponse({ proposal: Proposal }),
}

export const withdrawProposal = {
  summary: 'Withdraws a pending proposal. The tasker may apply again, at most three times.',
  input: v.object({ id: idOf('proposal') }),
  output: commandResponse({ proposal: Proposal }),
}

export const declineProposal = {
  summary: "Declines a pending proposal on one of the caller's todos; the tasker sees the reason.",
  input: v.object({
    id: idOf('proposal'),
    reason: v.optional(v.picklist(DECLINE_REASONS, messages.declineReason), 'declined_by_client'),
  }),
  output: commandResponse({ proposal: Applicant }),
}

export const seeApplicants = {
  summary:
    "Notes that the caller has looked at the pending proposals on one of the caller's todos, or at one of them.",
  input: v.object({ id: idOf('task'), proposal: v.optional(idOf('proposal')) }),
  output: commandResponse({}),
}

export const listProposals = {
  hasEtag: true,
  summary: 'The proposals of the caller, newest first.',
  input: v.object(pageInput),
  output: v.object({ tasks: v.array(Proposal), nextCursor: NextCursor }),
}

export const listApplicants = {
  hasEtag: true,
  summary: "The proposals on one of the caller's todos.",
  input: v.object({ id: idOf('task'), ...pageInput }),
  output: v.object({ applicants: v.array(Applicant), nextCursor: NextCursor }),
}

export const findProposal = {
  summary:
    'One proposal with its tasker and its todo, for the owner of the todo and for the tasker.',
  input: v.object({ id: idOf('proposal') }),
  output: v.object({
    proposal: v.object({ ...Applicant.entries, task: Task }),
  }),
}

export const awardTask = {
  summary:
    'Assigns the todo and holds its price, or with `funding` "stage" the first stage of its plan. `version` is the version of the proposal that the client saw.',
  input: v.object({
    taskId: idOf('task'),
    taskerId: idOf('user'),
    version: v.optional(
      v.pipe(
        wholeNumber(messages.number('version')),
        v.minValue(1, messages.atLeast('version', 1)),
      ),
    ),
    /** Of a proposal with stages. */
    funding: v.optional(v.picklist(FUNDINGS, messages.funding), 'all'),
    /** Told to those who are not chosen. */
    choice: v.optional(v.picklist(CHOICE_REASONS, messages.declineReason)),
  }),
  refuses: [402],
  output: commandResponse({ task: Task }),
}
