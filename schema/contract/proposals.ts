import * as v from 'valibot'
import { PRICE_MAX, PRICE_MIN, PROPOSAL_MAX, TITLE_MAX } from '../domain/limits.ts'
import { PROPOSAL_STATUSES, REJECTION_REASONS } from '../domain/proposal.ts'
import { Face } from './accounts.ts'
import { command, patientCommand, query } from './endpoint.ts'
import { Task } from './tasks.ts'
import {
  DayIn,
  IdOf,
  InstantOut,
  MaybeWords,
  Message,
  NairaIn,
  NairaOut,
  NextCursor,
  Page,
  WholeNumber,
  Words,
} from './values.ts'

const offer = {
  _id: IdOf('proposal'),
  description: v.string(),
  price: NairaOut,
  date: v.string(),
  status: v.picklist(PROPOSAL_STATUSES),
  version: v.number(),
  reason: v.nullable(v.picklist(REJECTION_REASONS)),
  createdAt: InstantOut,
  updatedAt: InstantOut,
}

/** What a client sees on their todo (SPEC 3, Proposal). `changedFields`: what of the todo changed since (R8). */
export const Applicant = v.object({
  ...offer,
  tasker: Face,
  task: v.object({ _id: IdOf('task') }),
  changedFields: v.array(v.string()),
})
export type Applicant = v.InferOutput<typeof Applicant>

/** What a tasker sees of what they sent (SPEC 3, Tasker task entry). */
export const Proposal = v.object({
  ...offer,
  title: v.string(),
  task: IdOf('task'),
  changedFields: v.array(v.string()),
})
export type Proposal = v.InferOutput<typeof Proposal>

export const applyForTask = patientCommand('proposals.apply', {
  method: 'POST',
  path: 'user/apply/{taskId}',
  who: 'tasker',
  body: 'json',
  says: 'Sends a proposal for an open todo (R13, R14). `_id` may be minted by the caller (UUIDv7).',
  input: v.object({
    taskId: IdOf('task'),
    _id: v.optional(IdOf('proposal')),
    price: NairaIn('Price', PRICE_MIN, PRICE_MAX),
    description: Words('Proposal', PROPOSAL_MAX),
    date: DayIn,
    /** SPEC sends it; the server uses the task's own (R13). */
    title: v.optional(MaybeWords('Title', TITLE_MAX * 4)),
  }),
  output: Message({ proposal: Proposal }),
})

/** Only what is sent changes; the rest of the terms stays as it is. */
export const editProposal = patientCommand('proposals.edit', {
  method: 'PATCH',
  path: 'user/proposal/{id}',
  who: 'signedIn',
  body: 'json',
  says: 'Changes a proposal that waits for an answer; each change is a new version (R15, R16).',
  input: v.pipe(
    v.object({
      id: IdOf('proposal'),
      price: v.optional(NairaIn('Price', PRICE_MIN, PRICE_MAX)),
      description: v.optional(Words('Proposal', PROPOSAL_MAX)),
      date: v.optional(DayIn),
    }),
    v.check(
      ({ price, description, date }) =>
        [price, description, date].some((given) => given !== undefined),
      'There is nothing to change',
    ),
  ),
  output: Message({ proposal: Proposal }),
})

export const withdrawProposal = patientCommand('proposals.withdraw', {
  method: 'DELETE',
  path: 'user/proposal/{id}',
  who: 'signedIn',
  says: 'Takes a waiting proposal back; the tasker may apply again, three times at most (R15).',
  input: v.object({ id: IdOf('proposal') }),
  output: Message({ proposal: Proposal }),
})

export const listProposals = query('proposals.listMine', {
  path: 'user/tasker-tasks',
  who: 'signedIn',
  isVersioned: true,
  says: 'What the caller applied for, newest first.',
  input: v.object(Page),
  output: v.object({ tasks: v.array(Proposal), nextCursor: NextCursor }),
})

export const listApplicants = query('proposals.listApplicants', {
  path: 'client/task/{id}/applicants',
  who: 'signedIn',
  isVersioned: true,
  says: "Proposals on one of the caller's todos.",
  input: v.object({ id: IdOf('task'), ...Page }),
  output: v.object({ applicants: v.array(Applicant), nextCursor: NextCursor }),
})

export const findProposal = query('proposals.find', {
  path: 'client/proposal/{id}',
  who: 'signedIn',
  says: 'One proposal with its tasker and its todo, for the owner of the todo or its sender.',
  input: v.object({ id: IdOf('proposal') }),
  output: v.object({
    proposal: v.object({ ...Applicant.entries, task: Task }),
  }),
})

export const awardTask = command('proposals.award', {
  method: 'POST',
  path: 'client/task/{taskId}/award/{taskerId}',
  who: 'client',
  body: 'json',
  says: 'Assigns the todo and holds its price (R16–R18). `version` is the one that was looked at.',
  input: v.object({
    taskId: IdOf('task'),
    taskerId: IdOf('user'),
    version: v.optional(
      v.pipe(WholeNumber('version must be a number'), v.minValue(1, 'version must be 1 or more')),
    ),
  }),
  output: Message({ task: Task }),
})
