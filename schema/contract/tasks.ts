import * as v from 'valibot'
import {
  ADDRESS_MAX,
  DESCRIPTION_MAX,
  DURATIONS,
  LOCATION_MAX,
  NOTES_MAX,
  PRICE_MAX,
  PRICE_MIN,
  SUBMISSION_MAX,
  TITLE_MAX,
} from '../domain/limits.ts'
import { naira } from '../domain/money.ts'
import { PROJECT_TYPES, SORTS, TASK_STATUSES, type Sort } from '../domain/task.ts'
import { TRADE_NAMES } from '../domain/trades.ts'
import { Face } from './accounts.ts'
import { command, patientCommand, query } from './endpoint.ts'
import {
  FileIn,
  IdOf,
  InstantOut,
  MaybeWords,
  Message,
  NairaIn,
  NairaOut,
  NextCursor,
  Page,
  PictureIn,
  AnySkills,
  Skills,
  WholeNumber,
  Words,
} from './values.ts'

/** One version of handed-in work (R29). `submissionFile` is a link signed for this reader, good for an hour. */
export const Submission = v.object({
  _id: IdOf('submission'),
  version: v.number(),
  submissionNotes: v.string(),
  submissionFile: v.nullable(v.string()),
  submissionFileType: v.nullable(v.string()),
  createdAt: InstantOut,
})

/** SPEC 3, Task. Fields below `postedBy` are additive; `address` and the notes only for the two parties and admins (R7, R12). */
export const Task = v.object({
  _id: IdOf('task'),
  title: v.string(),
  description: v.string(),
  price: NairaOut,
  duration: v.number(),
  projectType: v.picklist(PROJECT_TYPES),
  location: v.string(),
  skills: v.array(v.string()),
  taskImage: v.nullable(v.string()),
  status: v.picklist(TASK_STATUSES),
  taskStatus: v.string(),
  client: IdOf('user'),
  tasker: v.nullable(Face),
  submissionNotes: v.nullable(v.string()),
  createdAt: InstantOut,
  updatedAt: InstantOut,
  postedBy: Face,
  field: v.picklist(TRADE_NAMES),
  address: v.nullable(v.string()),
  agreedDate: v.nullable(v.string()),
  submittedAt: v.nullable(InstantOut),
  autoApproveAt: v.nullable(InstantOut),
})
export type Task = v.InferOutput<typeof Task>

const Address = MaybeWords('Address', ADDRESS_MAX)
const taskFields = {
  title: Words('Todo title', TITLE_MAX),
  description: Words('Description', DESCRIPTION_MAX),
  price: NairaIn('Price', PRICE_MIN, PRICE_MAX),
  duration: v.pipe(
    WholeNumber('Choose a duration'),
    v.picklist(DURATIONS, 'Duration must be 1 to 5 months'),
  ),
  projectType: v.picklist(PROJECT_TYPES, 'Choose a project type'),
  location: v.optional(MaybeWords('Location', LOCATION_MAX), ''),
  address: v.optional(Address, ''),
  skills: Skills,
  taskImage: v.optional(PictureIn),
  /** In place of the picture: one that was sent in parts. */
  uploadId: v.optional(IdOf('upload')),
}
const LOCATION_REQUIRED = 'Location is required unless the work is remote'

export const createTask = patientCommand('tasks.create', {
  method: 'POST',
  path: 'client/create-task',
  who: 'client',
  body: 'files',
  says: 'Posts a todo (R7). `_id` may be minted by the caller (UUIDv7).',
  input: v.pipe(
    v.object({ _id: v.optional(IdOf('task')), ...taskFields }),
    v.forward(
      v.check((task) => task.projectType === 'Remote' || task.location !== '', LOCATION_REQUIRED),
      ['location'],
    ),
  ),
  output: Message({ task: Task }),
})

const NOT_OUR_TIME = 'That time is not one of ours'

export const editTask = patientCommand('tasks.edit', {
  method: 'PATCH',
  path: 'client/edit-tasks/{id}',
  who: 'signedIn',
  body: 'files',
  headers: { ifMatch: 'if-match' },
  says: 'Changes an open todo (R8). `updatedAt` sent back and stale is refused: 409. Sent as If-Match instead: 412, with the todo as it stands in `current`.',
  input: v.pipe(
    v.object({
      id: IdOf('task'),
      /** The `updatedAt` of the todo that was changed; both versions can then be shown (SYNC 1). */
      ifMatch: v.optional(v.pipe(v.string(NOT_OUR_TIME), v.maxLength(64, NOT_OUR_TIME))),
      updatedAt: v.optional(v.pipe(v.string(NOT_OUR_TIME), v.isoTimestamp(NOT_OUR_TIME))),
      ...taskFields,
      /** SPEC's form has no such field: left out, it stays as it is. */
      address: v.optional(Address),
    }),
    v.forward(
      v.check((task) => task.projectType === 'Remote' || task.location !== '', LOCATION_REQUIRED),
      ['location'],
    ),
  ),
  output: Message({ task: Task }),
})

export const deleteTask = command('tasks.delete', {
  method: 'DELETE',
  path: 'client/delete-tasks/{id}',
  who: 'signedIn',
  says: 'Takes an open todo away; it can be brought back for 30 days (R9).',
  input: v.object({ id: IdOf('task') }),
  output: Message({}),
})

export const restoreTask = command('tasks.restore', {
  method: 'POST',
  path: 'client/restore-task/{id}',
  who: 'signedIn',
  body: 'json',
  says: 'Brings a deleted todo back (R9, F5).',
  input: v.object({ id: IdOf('task') }),
  output: Message({ task: Task }),
})

export const listPostedTasks = query('tasks.listPosted', {
  path: 'client/get-all-posted-tasks',
  who: 'signedIn',
  isVersioned: true,
  says: "The caller's own todos, newest first.",
  input: v.object(Page),
  output: v.object({ tasks: v.array(Task), nextCursor: NextCursor }),
})

export const listOpenTasks = query('tasks.listOpen', {
  path: 'user/all-tasks',
  who: 'signedIn',
  isVersioned: true,
  says: "Open todos that are not the caller's own (R12), newest first unless `sort` says otherwise. `q` stands anywhere in the title, `location` in the place, any of `skills` is asked for. A page may have fewer than fit and still be followed by others.",
  input: v.object({
    ...Page,
    field: v.optional(v.picklist(TRADE_NAMES, 'There is no such field')),
    q: v.optional(MaybeWords('Search', TITLE_MAX)),
    skills: v.optional(AnySkills),
    location: v.optional(MaybeWords('Location', LOCATION_MAX)),
    minPrice: v.optional(NairaIn('Price', naira(0), PRICE_MAX, false)),
    maxPrice: v.optional(NairaIn('Price', naira(0), PRICE_MAX, false)),
    projectType: v.optional(v.picklist(PROJECT_TYPES, 'There is no such project type')),
    sort: v.optional(
      v.pipe(
        v.picklist([...SORTS, 'price'], 'There is no such order'),
        v.transform((sort): Sort => (sort === 'price' ? 'price-low' : sort)),
      ),
    ),
  }),
  output: v.object({ tasks: v.array(Task), nextCursor: NextCursor }),
})

/** One todo with what concerns this reader: their own proposal on it, and the work handed in (R12). */
export const findTask = query('tasks.find', {
  path: 'user/task/{id}',
  who: 'signedIn',
  says: 'One todo, if the caller may see it (R12).',
  input: v.object({ id: IdOf('task') }),
  output: v.object({ task: Task, submissions: v.array(Submission) }),
})

/** SPEC 7 answers these lists under `task`. */
const taskList = v.object({ task: v.array(Task), nextCursor: NextCursor })
const listing = <N extends `${string}.${string}`>(name: N, path: string, says: string) =>
  query(name, {
    path,
    who: 'signedIn',
    isVersioned: true,
    says,
    input: v.object(Page),
    output: taskList,
  })

export const listAssignedTasks = /* @__PURE__ */ listing(
  'tasks.listAssigned',
  'user/all-assigned-tasks',
  'Todos the caller is to do now.',
)
export const listSubmittedTasks = /* @__PURE__ */ listing(
  'tasks.listSubmitted',
  'user/all-submitted-tasks',
  'Todos the caller handed in and that wait for approval.',
)
export const listCompletedTasks = /* @__PURE__ */ listing(
  'tasks.listCompleted',
  'user/all-completed-tasks',
  'Todos the caller finished (F9).',
)
export const listClientOngoing = /* @__PURE__ */ listing(
  'tasks.listClientOngoing',
  'client/all-ongoing-tasks',
  "The caller's todos being done.",
)
export const listClientSubmitted = /* @__PURE__ */ listing(
  'tasks.listClientSubmitted',
  'client/all-submitted-tasks',
  "The caller's todos that wait for approval.",
)
export const listClientCompleted = /* @__PURE__ */ listing(
  'tasks.listClientCompleted',
  'client/all-completed-tasks',
  "The caller's finished todos.",
)

export const submitWork = patientCommand('tasks.submit', {
  method: 'POST',
  path: 'user/task/{id}/submit',
  who: 'signedIn',
  body: 'files',
  says: 'Hands in work; again makes a new version and restarts the clock (R29).',
  input: v.object({
    id: IdOf('task'),
    submissionNotes: Words('Notes', NOTES_MAX),
    submissionFile: v.optional(FileIn(SUBMISSION_MAX, 'A file can be at most 10 MB')),
    /** In place of the file: one that was sent in parts. */
    uploadId: v.optional(IdOf('upload')),
  }),
  output: Message({ task: Task }),
})

export const approveTask = command('tasks.approve', {
  method: 'POST',
  path: 'client/task/{id}/approve',
  who: 'signedIn',
  body: 'json',
  says: 'Pays the tasker from the money held, once (R27).',
  input: v.object({ id: IdOf('task') }),
  output: Message({ task: Task }),
})
