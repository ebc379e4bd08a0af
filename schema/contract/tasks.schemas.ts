import * as v from 'valibot'
import {
  PRIVATE_TASK_FIELDS,
  PUBLIC_TASK_FIELDS,
  recordOf,
  TASK_FIELDS,
} from '#schema/domain/fields.ts'
import { NOTES_MAX } from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { SPANS, WHENS } from '#schema/domain/needed-by.ts'
import { REACHES } from '#schema/domain/places/reach.ts'
import { PRICE_THIRDS } from '#schema/domain/proposal.ts'
import {
  PROJECT_TYPES,
  TASK_SORT_ORDERS,
  TASK_STATUSES,
  type TaskSortOrder,
} from '#schema/domain/task.ts'
import { TRADE_NAMES } from '#schema/domain/trades.ts'
import { ChangeNote, ChangeRequest } from './change-request.schemas.ts'
import { Dispute, DisputeSummary } from './dispute-rows.schemas.ts'
import { evidenceInput, FirstFile } from './evidence.schemas.ts'
import type { InKobo } from './money-fields.ts'
import { AreasInput, PlaceInput, requireLocation } from './place.schemas.ts'
import { ShownPlanChange } from './plan-change-row.schemas.ts'
import { Question } from './questions.schemas.ts'
import { ShownStage } from './stages.schemas.ts'
import { pictureUpload, taskFields } from './task-fields.schemas.ts'
import {
  ForUser,
  handedIn,
  ReviewState,
  ShownCancelOffer,
  TaskEvent,
} from './task-parts.schemas.ts'
import { ClientRecord, Ratings, UserSummary } from './user-summary.schemas.ts'
import {
  Fact,
  idOf,
  InstantOutput,
  optionalLine,
  commandResponse,
  NairaOutput,
  NextCursor,
  pageInput,
  SkillFilter,
  SkillName,
  requiredText,
  textInput,
  unboundedNaira,
  wholeNumber,
} from './values.schemas.ts'

/** The private fields and the submission notes are only for the two parties and admins; for others they are null. */
export const Task = v.object({
  _id: idOf('task'),
  ...recordOf(PUBLIC_TASK_FIELDS, () => v.string()),
  /** The local government area of the location; null for remote work and where none is known. */
  place: v.nullable(v.string()),
  ...recordOf(PRIVATE_TASK_FIELDS, () => v.nullable(v.string())),
  /** Of a title that Onise hid. */
  titleSays: v.optional(Fact),
  price: NairaOutput,
  duration: v.number(),
  /** `asap`, or a day; null when there is no hurry, or only the months count. */
  neededBy: v.nullable(v.string()),
  /** How long it takes; `duration` counts with `months`. Null when the client did not say it. */
  span: v.nullable(v.picklist(SPANS)),
  projectType: v.picklist(PROJECT_TYPES),
  skills: v.array(SkillName),
  taskImage: v.nullable(v.string()),
  taskThumbnail: v.nullable(v.string()),
  status: v.picklist(TASK_STATUSES),
  taskStatus: v.string(),
  client: idOf('user'),
  tasker: v.nullable(UserSummary),
  submissionNotes: v.nullable(v.string()),
  createdAt: InstantOutput,
  updatedAt: InstantOutput,
  postedBy: UserSummary,
  field: v.picklist(TRADE_NAMES),
  agreedDate: v.nullable(v.string()),
  submittedAt: v.nullable(InstantOutput),
  autoApproveAt: v.nullable(InstantOutput),
  /** The latest of them; `count` is how many there were since the award. */
  changeRequest: v.nullable(v.object({ ...ChangeRequest.entries, count: v.number() })),
  reviewState: v.nullable(ReviewState),
  /** The latest dispute about the money that is held now. */
  dispute: v.nullable(DisputeSummary),
  awardedAt: v.nullable(InstantOutput),
  /** What the client offers for ending the work. */
  cancelOffer: v.nullable(ShownCancelOffer),
  /** What a deleted todo was; null when an administrator removed it. */
  removedFrom: v.nullable(v.picklist(TASK_STATUSES)),
  forUser: v.nullable(ForUser),
  /** Left out for a todo with one stage, and for others than the two. `price` is their sum, and the other fields are about the current one. */
  stages: v.optional(v.nullable(v.array(ShownStage))),
  /** What one side asks to change; left out when nothing waits for an answer, and for others than the two. */
  planChange: v.optional(ShownPlanChange),
})
export type Task = InKobo<v.InferOutput<typeof Task>>

/** What a user fills in. */
export const TaskForm = v.pipe(v.object(taskFields), requireLocation())

export const createTask = {
  summary:
    'Posts a todo. The caller may choose `_id`, a UUIDv7. With `forUserId` only this professional sees it until the caller shows it to everybody.',
  input: v.pipe(
    v.object({
      _id: v.optional(idOf('task')),
      /** Older clients send none: everybody sees it. */
      forUserId: v.optional(idOf('user')),
      ...taskFields,
      ...pictureUpload,
    }),
    requireLocation(),
  ),
  succeeds: [200, 201],
  refuses: [404],
  output: commandResponse({ task: Task }),
}

/** The `updatedAt` of the version that the user saw; a 412 contains the present one, to compare. */
export const IfMatch = v.optional(
  v.pipe(v.string(messages.timestamp), v.maxLength(64, messages.timestamp)),
)

export const editTask = {
  summary:
    'Changes an open todo. An outdated `updatedAt` is rejected with 409. As the If-Match header it is rejected with 412, with the todo as it is now in `current`.',
  input: v.pipe(
    v.object({
      id: idOf('task'),
      ifMatch: IfMatch,
      updatedAt: v.optional(
        v.pipe(v.string(messages.timestamp), v.isoTimestamp(messages.timestamp)),
      ),
      ...taskFields,
      ...pictureUpload,
      /** Forms of older clients lack some of these; left out, they stay the same. */
      ...recordOf(PRIVATE_TASK_FIELDS, (name) => v.optional(textInput(TASK_FIELDS[name]))),
    }),
    requireLocation(),
  ),
  output: commandResponse({ task: Task }),
}

export const deleteTask = {
  summary: 'Deletes an open todo. It can be restored for 30 days.',
  input: v.object({ id: idOf('task') }),
  output: commandResponse({}),
}

export const restoreTask = {
  summary: 'Restores a deleted todo.',
  input: v.object({ id: idOf('task') }),
  output: commandResponse({ task: Task }),
}

export const listPostedTasks = {
  hasEtag: true,
  summary: 'The todos that the caller posted, newest first.',
  input: v.object(pageInput),
  output: v.object({ tasks: v.array(Task), nextCursor: NextCursor }),
}

export const listOpenTasks = {
  hasEtag: true,
  summary:
    'Open todos of other users, newest first unless `sort` is given. `q` matches anywhere in the title, `location` in the location, and `skills` any of them. `sort=near` is by the kilometres from `place` and `areas`, or from those of the profile, in one place newest first, and work without a place last. A page may be shorter than `limit` and still have a next one.',
  input: v.object({
    ...pageInput,
    field: v.optional(v.picklist(TRADE_NAMES, messages.unknownTrade)),
    q: v.optional(optionalLine(FIELD_LABEL_FACTS.search, TASK_FIELDS.title.max)),
    skills: v.optional(SkillFilter),
    location: v.optional(textInput(TASK_FIELDS.location)),
    minPrice: v.optional(unboundedNaira(FIELD_LABEL_FACTS.price, false)),
    maxPrice: v.optional(unboundedNaira(FIELD_LABEL_FACTS.price, false)),
    projectType: v.optional(v.picklist(PROJECT_TYPES, messages.projectType)),
    span: v.optional(v.picklist(SPANS, messages.span)),
    when: v.optional(v.picklist(WHENS, messages.when)),
    sort: v.optional(
      v.pipe(
        v.picklist([...TASK_SORT_ORDERS, 'price'], messages.unknownSortOrder),
        v.transform((sort): TaskSortOrder => (sort === 'price' ? 'price-low' : sort)),
      ),
    ),
    place: v.optional(PlaceInput),
    areas: v.optional(AreasInput),
    /** Only todos in this reach of the places. */
    within: v.optional(v.picklist(REACHES, messages.reach)),
  }),
  output: v.object({ tasks: v.array(Task), nextCursor: NextCursor }),
}

export type TaskEvent = InKobo<v.InferOutput<typeof TaskEvent>>

export const findTask = {
  summary:
    'One todo with its submissions and its timeline, if the caller may see it. `events` are for the parties, oldest first.',
  input: v.object({ id: idOf('task') }),
  output: v.object({
    task: Task,
    ...handedIn,
    events: v.array(TaskEvent),
    /** The latest one, for the parties. */
    dispute: v.nullable(Dispute),
    /** The platform fee's rate in basis points: the present one, from the award on the one that was frozen. */
    feeBps: v.number(),
    /** Of a professional with a pending proposal: how many applied, 200 at most, and where the own price lies. */
    standing: v.nullable(
      v.object({ applied: v.number(), third: v.nullable(v.picklist(PRICE_THIRDS)) }),
    ),
    /** Of the client; null below three todos. */
    clientRecord: v.nullable(ClientRecord),
    clientRatings: Ratings,
    /** E.164: of the other party, who allows it, while the two work together and a while after; left out otherwise. */
    otherPhone: v.optional(v.string()),
    /** Of the caller, by the client. */
    invitation: v.nullable(
      v.object({ createdAt: InstantOutput, declinedAt: v.nullable(InstantOutput) }),
    ),
    /** Those that the caller may read, the oldest first. */
    questions: v.array(Question),
    /** Of the assignee, who shows it at the door: signed (ES256), valid from the award through the agreed day. */
    pass: v.optional(v.string()),
    /** Of the client, who reads the digits of the day out when the professional has come. */
    arrivalCodes: v.optional(v.array(v.object({ day: v.string(), digits: v.string() }))),
  }),
}

/** The legacy clients read these lists under `task`. */
const taskList = v.object({ task: v.array(Task), nextCursor: NextCursor })
// @__NO_SIDE_EFFECTS__
const taskListOf = (summary: string) => ({
  hasEtag: true,
  summary,
  input: v.object(pageInput),
  output: taskList,
})

export const listAssignedTasks = taskListOf("The caller's assigned todos in progress.")
export const listSubmittedTasks = taskListOf(
  'Todos that the caller submitted and that wait for approval.',
)
export const listCompletedTasks = taskListOf('Todos that the caller completed.')
export const listClientOngoing = taskListOf(
  "The caller's posted todos that are in progress or in dispute.",
)
export const listClientSubmitted = taskListOf("The caller's posted todos that wait for approval.")
export const listClientCompleted = taskListOf("The caller's posted todos that are completed.")

export const listDeletedTasks = taskListOf(
  "The caller's todos that they deleted and can still restore, the latest first.",
)

export const SubmissionText = v.object({
  submissionNotes: requiredText(FIELD_LABEL_FACTS.notes, NOTES_MAX),
})

export const submitWork = {
  summary:
    'Submits work with up to six pictures or one PDF. Each further submission is a new version.',
  input: v.object({
    id: idOf('task'),
    /** Made by the client, so that a repetition is recognised however late it comes. */
    _id: v.optional(idOf('submission')),
    ...SubmissionText.entries,
    ...evidenceInput,
    /** The legacy clients' only file, in place of `evidence1`. */
    submissionFile: FirstFile,
  }),
  /** `submissionFile` is the path of the first stored file; only a signed link opens it. */
  output: commandResponse({ task: Task, submissionFile: v.nullable(v.string()) }),
}

export const requestChanges = {
  summary: 'Asks the tasker to change the submitted work, three times at most.',
  input: v.object({
    id: idOf('task'),
    ...ChangeNote.entries,
    /** The version that the client looked at; after a newer one it is 409. */
    submission: v.optional(idOf('submission')),
  }),
  output: commandResponse({ task: Task }),
}

export const approveTask = {
  summary:
    'Approves the submitted work and pays the tasker from the money that is held, once. Of a todo with stages the current one, which `stage` names as the caller saw it.',
  input: v.object({
    id: idOf('task'),
    /** Older clients send none: the stage that is submitted. */
    stage: v.optional(wholeNumber(messages.number('stage'))),
  }),
  output: commandResponse({ task: Task }),
}
