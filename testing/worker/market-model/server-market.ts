import { decodeJwt } from 'jose'
import * as cancels from '#schema/contract/cancel.ts'
import * as disputes from '#schema/contract/disputes.ts'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { fundStage } from '#schema/contract/funding.ts'
import * as invitations from '#schema/contract/invitations.ts'
import * as proposals from '#schema/contract/proposals.ts'
import { removeReview } from '#schema/contract/review-removal.ts'
import * as reviews from '#schema/contract/reviews.ts'
import { findTask, listOpenTasks } from '#schema/contract/task-reads.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import * as tasks from '#schema/contract/tasks.ts'
import { dayAfter, dayOf, type Day } from '#schema/domain/days.ts'
import type { DisputeId, OfferId } from '#schema/domain/dispute.ts'
import {
  newId,
  type Id,
  type ProposalId,
  type ReviewId,
  type TaskId,
  type UserId,
} from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { createSandboxes } from '#testing/provider/sandboxes.ts'
import { createAppServer } from '#testing/server/app-server.ts'
import { createInProcessDatabase } from '#testing/server/in-process-database.ts'
import type { TestUser } from '#testing/server/users.ts'
import { taskInput } from '#testing/worker/task-input.ts'
import { signToken } from '#worker/http/token.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { publishReviewsJob } from '#worker/reviews/jobs.ts'
import { dueTasksJob } from '#worker/tasks/due.ts'
import { CLIENTS, FEE, newModel, STAGE_DAYS, type Side, type Step } from './model.ts'
import { amountsOf } from './open-moves.ts'

const JOBS = [dueTasksJob, publishReviewsJob]
const text = 'As agreed.'

/** What the model numbers and the server has ids for. */
type Subject = {
  id: TaskId
  userOf: (index: number) => TestUser
  proposalOf: (tasker: number) => ProposalId
  newProposal: ProposalId
  now: number
  /** The first stage that is not held, and what it lacks in kobo. */
  unfunded: { n: number; missing: number }
  dispute: { id: DisputeId; offers: { id: OfferId; by: UserId }[] }
  /** The ids of the reviews that the client and the tasker have written. */
  reviews: Record<Side, ReviewId>
}
type Request = <E extends Endpoint>(
  endpoint: E,
  input: WireInput<E>,
) => Promise<{ status: number; body: unknown }>
type Act = (send: Request, subject: Subject, step: Step) => ReturnType<Request>

const naira = (kobo: number) => String(kobo / 100)
const rated = ({ by, rating }: Step) =>
  CLIENTS.includes(by) ? { taskerRating: rating } : { clientRating: rating }
const split = ({ amount, rest }: Step) => ({ release: naira(amount), refund: naira(rest) })

const planOf = (price: number, plan: number, first: Day) =>
  amountsOf(price, plan).map((amount, at) => ({
    kind: 'work' as const,
    title: `Part ${at + 1}`,
    amount: naira(amount),
    date: dayAfter(first, at * STAGE_DAYS),
  }))

const ACTS: Record<string, Act> = {
  apply: (send, { id: taskId, newProposal, now }, { amount, days, plan }) =>
    send(proposals.applyForTask, {
      _id: newProposal,
      taskId,
      price: naira(amount),
      description: 'I can.',
      date: dayAfter(dayOf(now), days),
      ...(plan > 0 && { stages: planOf(amount, plan, dayAfter(dayOf(now), days)) }),
    }),
  editProposal: (send, { proposalOf }, { by, amount }) =>
    send(proposals.editProposal, { id: proposalOf(by), price: naira(amount) }),
  withdraw: (send, { proposalOf }, { by }) =>
    send(proposals.withdrawProposal, { id: proposalOf(by) }),
  decline: (send, { proposalOf }, { tasker }) =>
    send(proposals.declineProposal, { id: proposalOf(tasker), reason: 'declined_price' }),
  award: (send, { id: taskId, userOf }, { tasker, yes }) =>
    send(proposals.awardTask, {
      taskId,
      taskerId: userOf(tasker).id,
      funding: yes ? 'all' : 'stage',
    }),
  edit: (send, { id }, { amount }) =>
    send(tasks.editTask, { id, ...taskInput({ price: naira(amount) }) }),
  invite: (send, { id, userOf }, { tasker }) =>
    send(invitations.inviteToTask, { id, taskerId: userOf(tasker).id }),
  declineInvitation: (send, { id }) => send(invitations.declineInvitation, { id }),
  show: (send, { id }) => send(invitations.showTask, { id }),
  waitLonger: (send, { id }) => send(invitations.waitLonger, { id }),
  see: (send, { id }) => send(findTask, { id }),
  async list(send, { id }) {
    const { status, body } = await send(listOpenTasks, {})
    const isListed = JSON.stringify(body).includes(id)
    return { status: status === 200 && !isListed ? 404 : status, body }
  },
  remove: (send, { id }) => send(tasks.deleteTask, { id }),
  restore: (send, { id }) => send(tasks.restoreTask, { id }),
  repost: (send, { id }) => send(cancels.repostTask, { id }),
  submit: (send, { id }) => send(tasks.submitWork, { id, submissionNotes: text }),
  requestChanges: (send, { id }) => send(tasks.requestChanges, { id, note: text }),
  fund: (send, { id, unfunded: { n, missing } }) =>
    send(fundStage, { id, n: String(n), amount: naira(missing) }),
  approve: (send, { id }) => send(tasks.approveTask, { id }),
  cancel: (send, { id }, { yes: reopen }) => send(cancels.cancelTask, { id, reason: text, reopen }),
  offerCancel: (send, { id }, { amount, yes: reopen }) =>
    send(cancels.offerCancel, { id, amount: naira(amount), note: text, reopen }),
  withdrawOffer: (send, { id }) => send(cancels.withdrawCancelOffer, { id }),
  acceptOffer: (send, { id }, { amount }) =>
    send(cancels.acceptCancelOffer, { id, amount: naira(amount) }),
  removeAsAdmin: (send, { id }, { amount }) => send(removeTask, { id, release: naira(amount) }),
  openDispute: (send, { id }) =>
    send(disputes.openDispute, { id, reason: 'late', statement: text }),
  answerDispute: (send, { id }) => send(disputes.answerDispute, { id, statement: text }),
  offerSplit: (send, { id }, step) => send(disputes.offerSplit, { id, ...split(step) }),
  withdrawSplit: (send, { id }) => send(disputes.withdrawOffer, { id }),
  acceptSplit: (send, { id, dispute, userOf }, { tasker }) => {
    const offer = dispute.offers.find(({ by }) => by === userOf(tasker).id)
    return send(disputes.settleDispute, { id, offer: offer?.id ?? newId('offer') })
  },
  decide: (send, { dispute }, step) =>
    send(disputes.decideDispute, {
      id: dispute.id,
      ...split(step),
      outcome: step.yes ? 'split' : 'continue',
      reason: text,
    }),
  review: (send, { id }, step) => send(reviews.reviewTask, { id, ...rated(step) }),
  changeReview: (send, { id }, step) => send(reviews.changeReview, { id, ...rated(step) }),
  skipReview: (send, { id }) => send(reviews.skipReview, { id }),
  reply: (send, { id }) => send(reviews.replyToReview, { id, reply: text }),
  removeReview: (send, { reviews: written }, { yes }) =>
    send(removeReview, {
      id: written[yes ? 'client' : 'tasker'],
      breach: 'abuse',
      reason: text,
    }),
}

/** Finds what a step is about. */
function createSubjects(
  runSql: (sql: string, id: string) => Promise<Record<string, unknown>[]>,
  userOf: Subject['userOf'],
) {
  const taskIds: TaskId[] = []
  /** The last proposal of each tasker for each task. */
  const proposalIds = new Map<string, ProposalId>()

  const latestDispute = async (id: TaskId): Promise<Subject['dispute']> => {
    const [row] = await runSql(
      'SELECT id, offers FROM disputes WHERE task_id = ? ORDER BY opened_at DESC LIMIT 1',
      id,
    )
    return {
      id: (row?.['id'] ?? newId('dispute')) as DisputeId,
      offers: JSON.parse(String(row?.['offers'] ?? '[]')) as Subject['dispute']['offers'],
    }
  }
  const unfundedOf = async (id: TaskId): Promise<Subject['unfunded']> => {
    const [row] = await runSql(
      `SELECT s.value ->> '$.n' AS n, s.value ->> '$.amount' - s.value ->> '$.held' AS missing
        FROM tasks, json_each(tasks.stages) s WHERE tasks.id = ?
          AND s.value ->> '$.endedAt' IS NULL AND s.value ->> '$.held' < s.value ->> '$.amount' LIMIT 1`,
      id,
    )
    return { n: Number(row?.['n'] ?? 1), missing: Number(row?.['missing'] ?? 100_00) }
  }
  const reviewsOf = async (id: TaskId): Promise<Subject['reviews']> => {
    const rows = await runSql('SELECT id, subject_role FROM reviews WHERE task_id = ?', id)
    const about = (role: Side) =>
      (rows.find((row) => row['subject_role'] === role)?.['id'] ?? newId('review')) as ReviewId
    return { client: about('tasker'), tasker: about('client') }
  }
  return {
    taskIds,
    userOf,
    async find({ task }: Step, now: number): Promise<Subject> {
      const id = taskIds[task] ?? newId('task')
      return {
        id,
        userOf,
        proposalOf: (tasker) => proposalIds.get(`${tasker} ${task}`) ?? newId('proposal'),
        newProposal: newId('proposal'),
        unfunded: await unfundedOf(id),
        dispute: await latestDispute(id),
        reviews: await reviewsOf(id),
        now,
      }
    },
    applied({ by, task }: Step, { newProposal }: Subject) {
      proposalIds.set(`${by} ${task}`, newProposal)
    },
  }
}
type Subjects = ReturnType<typeof createSubjects>

async function request(subjects: Subjects, step: Step, now: number, send: Request) {
  const { action, amount, tasker, yes: isForOne } = step
  if (action === 'post') {
    const _id = newId('task')
    subjects.taskIds.push(_id)
    const forUserId = isForOne ? { forUserId: subjects.userOf(tasker).id } : {}
    const input = taskInput({ _id, price: naira(amount), ...forUserId })
    return (await send(tasks.createTask, input)).status
  }
  const act = ACTS[action]
  if (!act) throw new Error(`unknown action ${action}`)
  const subject = await subjects.find(step, now)
  const { status } = await act(send, subject, step)
  if (action === 'apply' && status === 201) subjects.applied(step, subject)
  return status
}

const userFields = (balances: readonly number[]) => [
  ...balances.map((money, index) => ({
    userType: CLIENTS.includes(index) ? ('client' as const) : ('tasker' as const),
    money: money as Kobo,
  })),
  { userType: 'admin' as const },
]

/** One marketplace on a database of its own, which executes the steps of the reference model. */
export async function createServerMarket(reviewDays: number) {
  const { now: startedAt, balances } = newModel(reviewDays)
  let now = startedAt
  const { externalFetch } = createSandboxes(() => now)
  const engine = createInProcessDatabase()
  const settings = { PLATFORM_FEE_BPS: FEE, REVIEW_WINDOW_D: reviewDays }
  const server = createAppServer({ engine, externalFetch, now: () => now, settings })
  const users = await server.createUsers(...userFields(balances))
  const userOf = (index: number): TestUser => {
    const user = users[index]
    if (!user) throw new Error(`there is no user ${index}`)
    return user
  }
  const subjects = createSubjects(server.runSql, userOf)
  let tokens = users.map(({ token }) => token)
  /** As a log-in in between would do: a walk may wait longer than a session or its token is valid. */
  async function keepSignedIn() {
    await server.runSql('UPDATE sessions SET expires_at = 9000000000000')
    const { settings: current } = server.deps
    tokens = await Promise.all(
      tokens.map((token) => {
        const { sub, sid } = decodeJwt<{ sid: Id<'session'> }>(token)
        return signToken(current, { userId: sub as UserId, sessionId: sid }, now)
      }),
    )
  }
  return {
    ...server,
    engine,
    users,
    taskIds: subjects.taskIds,
    /** Returns the HTTP status. */
    async execute(step: Step): Promise<number> {
      now += step.ms
      if (step.action === 'wait') {
        await keepSignedIn()
        return 200
      }
      if (step.action === 'runJobs') {
        const succeeded = await runJobs(server.deps, JOBS)
        return succeeded.length === JOBS.length ? 200 : 500
      }
      const token = tokens[step.by] ?? null
      return request(subjects, step, now, (endpoint, input) => server.send(token, endpoint, input))
    },
  }
}
