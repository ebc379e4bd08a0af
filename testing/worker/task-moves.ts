import * as cancel from '#schema/contract/cancel.ts'
import * as disputes from '#schema/contract/disputes.ts'
import * as proposals from '#schema/contract/proposals.ts'
import * as reviews from '#schema/contract/reviews.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import * as tasks from '#schema/contract/tasks.ts'
import { newId, type ProposalId, type TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { taskStatusAfter, type TaskEvent, type TaskStatus } from '#schema/domain/task.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from '#worker/tasks/due.ts'
import { taskInput, type Market } from './market.ts'
import type { TestUser } from './test-server.ts'

type Person = 'client' | 'tasker' | 'applicant' | 'admin'
type People = Record<Person | 'otherClient' | 'otherTasker', TestUser>
/** A task with what commands about it name. */
type Subject = { id: TaskId; proposal: ProposalId; dispute: ReturnType<typeof newDisputeId> }
const newDisputeId = () => newId('dispute')
type Answer = { status: number; body: unknown }
type Send = (by: TestUser, subject: Subject, people: People) => Promise<Answer>

export type Move = {
  name: string
  by: readonly Person[]
  /** Whether the table of moves has it from this status. */
  isInTable: (status: TaskStatus) => boolean
  /** Where a repeat has the same answer and changes nothing. */
  repeats: readonly TaskStatus[]
  /** It names a dispute or a review, which most tasks do not have: 404. */
  isAboutAnother: boolean
  send: Send
}

const onlyFrom =
  (...statuses: TaskStatus[]) =>
  (status: TaskStatus) =>
    statuses.includes(status)
const after =
  (...events: TaskEvent[]) =>
  (status: TaskStatus) =>
    events.some((event) => taskStatusAfter(status, event) !== null)
/** The table's `cancel` of a disputed task is a settlement. */
const endsWork = (status: TaskStatus) => status !== 'disputed' && after('cancel')(status)

function move(
  name: string,
  by: Person | readonly Person[],
  isInTable: Move['isInTable'],
  send: Send,
): Move {
  const isAboutAnother = name === 'decide' || name === 'reply to the review'
  return {
    name,
    by: typeof by === 'string' ? [by] : by,
    isInTable,
    repeats: [],
    isAboutAnother,
    send,
  }
}

const repeating = (each: Move, ...repeats: TaskStatus[]): Move => ({ ...each, repeats })

const note = 'As agreed.'
const statement = 'The doors are crooked.'
const split = { release: 8000, refund: 10_000 }
const PARTIES = ['client', 'tasker'] as const
const ASSIGNED = ['in-progress', 'submitted', 'disputed', 'completed'] as const

/** Every command about a task that exists, with the moves of the table that it makes. */
export const MOVES: readonly Move[] = [
  move('edit', 'client', after('edit'), (by, { id }) =>
    by.send(tasks.editTask, { ...taskInput(), id, price: '25000' }),
  ),
  repeating(
    move('delete', 'client', after('remove'), (by, { id }) => by.send(tasks.deleteTask, { id })),
    'removed',
  ),
  repeating(
    move(
      'restore',
      'client',
      after('restore', 'restoreCancelled', 'restoreExpired'),
      (by, { id }) => by.send(tasks.restoreTask, { id }),
    ),
    'pending',
  ),
  move('repost', 'client', after('repost'), (by, { id }) => by.send(cancel.repostTask, { id })),
  repeating(
    move('award to the assignee', 'client', after('award'), (by, { id: taskId }, { tasker }) =>
      by.send(proposals.awardTask, { taskId, taskerId: tasker.id }),
    ),
    ...ASSIGNED,
  ),
  move('award to another', 'client', after('award'), (by, { id: taskId }, { applicant }) =>
    by.send(proposals.awardTask, { taskId, taskerId: applicant.id }),
  ),
  move('submit', 'tasker', after('submit'), (by, { id }) =>
    by.send(tasks.submitWork, { id, submissionNotes: 'Hung again.' }),
  ),
  move('request changes', 'client', after('requestChanges'), (by, { id }) =>
    by.send(tasks.requestChanges, { id, note }),
  ),
  repeating(
    move('approve', 'client', after('approve'), (by, { id }) => by.send(tasks.approveTask, { id })),
    'completed',
  ),
  move('cancel', PARTIES, endsWork, (by, { id }) =>
    by.send(cancel.cancelTask, { id, reason: note, reopen: true }),
  ),
  move('offer to cancel', 'client', endsWork, (by, { id }) =>
    by.send(cancel.offerCancel, { id, amount: '5000', note }),
  ),
  move('withdraw that offer', 'client', endsWork, (by, { id }) =>
    by.send(cancel.withdrawCancelOffer, { id }),
  ),
  move('accept that offer', 'tasker', endsWork, (by, { id }) =>
    by.send(cancel.acceptCancelOffer, { id, amount: '5000' }),
  ),
  move('dispute', PARTIES, after('dispute'), (by, { id }) =>
    by.send(disputes.openDispute, { id, reason: 'late', statement }),
  ),
  move('answer the dispute', PARTIES, after('settle'), (by, { id }) =>
    by.send(disputes.answerDispute, { id, statement }),
  ),
  move('offer a split', PARTIES, after('settle'), (by, { id }) =>
    by.send(disputes.offerSplit, { id, ...split }),
  ),
  move('withdraw the split', PARTIES, after('settle'), (by, { id }) =>
    by.send(disputes.withdrawOffer, { id }),
  ),
  move('settle', PARTIES, after('settle'), (by, { id }) =>
    by.send(disputes.settleDispute, { id, offer: newId('offer') }),
  ),
  move('remove as admin', 'admin', after('adminRemove'), (by, { id }) =>
    by.send(removeTask, { id }),
  ),
  move('decide', 'admin', after('settle'), (by, { dispute: id }) =>
    by.send(disputes.decideDispute, { id, outcome: 'split', ...split, reason: note }),
  ),
  move('review', PARTIES, onlyFrom('completed'), (by, { id }) =>
    by.send(reviews.reviewTask, { id, taskerRating: 5, clientRating: 5 }),
  ),
  move('change the review', PARTIES, onlyFrom('completed'), (by, { id }) =>
    by.send(reviews.changeReview, { id, taskerRating: 4, clientRating: 4 }),
  ),
  move('skip the review', PARTIES, onlyFrom('completed'), (by, { id }) =>
    by.send(reviews.skipReview, { id }),
  ),
  move('reply to the review', PARTIES, onlyFrom('completed'), (by, { id }) =>
    by.send(reviews.replyToReview, { id, reply: note }),
  ),
  move('apply again', 'applicant', after('award'), (by, { id: taskId }) =>
    by.send(proposals.applyForTask, {
      taskId,
      price: '1000',
      description: note,
      date: '2026-03-20',
    }),
  ),
  move('edit the proposal', 'tasker', after('award'), (by, { proposal: id }) =>
    by.send(proposals.editProposal, { id, price: '1000' }),
  ),
  move('withdraw the proposal', 'tasker', after('award'), (by, { proposal: id }) =>
    by.send(proposals.withdrawProposal, { id }),
  ),
  move('decline the proposal', 'client', after('award'), (by, { proposal: id }) =>
    by.send(proposals.declineProposal, { id, reason: 'declined_price' }),
  ),
]

/** Whether this person's call in this status is one that the table does not have. */
export const isOutsideTable = (each: Move, status: TaskStatus): boolean =>
  !each.isInTable(status) && !each.repeats.includes(status)

async function createPeople(market: Market): Promise<People> {
  return {
    client: await market.createClient(),
    tasker: await market.createTasker(),
    applicant: await market.createTasker(),
    admin: await market.createUser('admin'),
    otherClient: await market.createClient(),
    otherTasker: await market.createTasker(),
  }
}

type Post = { _id: TaskId }
/** From an open task with the proposals of two taskers. */
const STEPS: Record<TaskStatus, (market: Market, people: People, task: Post) => Promise<unknown>> =
  {
    pending: async () => null,
    expired: async () => null,
    removed: (_, { client }, { _id: id }) => client.send(tasks.deleteTask, { id }),
    'in-progress': (market, { client, tasker }, task) => market.award(client, task, tasker),
    async cancelled(market, people, task) {
      await STEPS['in-progress'](market, people, task)
      await market.cancel(people.client, task)
    },
    async submitted(market, people, task) {
      await STEPS['in-progress'](market, people, task)
      await market.submit(people.tasker, task)
    },
    async disputed(market, people, task) {
      await STEPS.submitted(market, people, task)
      await market.openDispute(people.client, task)
    },
    async completed(market, people, task) {
      await STEPS.submitted(market, people, task)
      await market.approve(people.client, task)
    },
  }

/** One task in each status, of the same people. */
export async function createTaskInEachStatus(market: Market, statuses: readonly TaskStatus[]) {
  const people = await createPeople(market)
  await market.keepSignedIn()
  const { client, tasker, applicant } = people
  const subjects = new Map<TaskStatus, Subject>()
  // What takes a month comes first.
  for (const status of statuses.toSorted(
    (a, b) => Number(b === 'expired') - Number(a === 'expired'),
  )) {
    const task = await market.postTask(client)
    const proposal = await market.apply(tasker, task)
    await market.apply(applicant, task)
    await STEPS[status](market, people, task)
    if (status === 'expired') {
      market.advanceClock(30 * DAY_MS)
      await runJobs(market.deps, [dueTasksJob])
    }
    const [row] = await market.runSql(
      'SELECT status, dispute ->> ? AS dispute FROM tasks WHERE id = ?',
      '$.id',
      task._id,
    )
    if (row?.['status'] !== status) throw new Error(`the task is ${row?.['status']}, not ${status}`)
    const dispute = (row['dispute'] ?? newDisputeId()) as Subject['dispute']
    subjects.set(status, { id: task._id, proposal: proposal._id, dispute })
  }
  // The first request after a month renews a session.
  for (const user of Object.values(people)) await user.send(proposals.listProposals, {})
  return { people, subjects }
}
