import type { Random } from '#testing/random.ts'
import {
  agreementWeights,
  counterWeights,
  materialsWeights,
  planDeadlines,
  planFields,
  type Weights,
} from './choose-plan-step.ts'
import { concerned } from './invite-moves.ts'
import {
  CLIENTS,
  DAY,
  deadAt,
  heldNow,
  isUnfunded,
  latestOf,
  openDisputeOf,
  proposalsOf,
  TASKERS,
  TIMES,
  type Model,
  type Proposal,
  type Status,
  type Step,
  type Task,
} from './model.ts'
import { activityOf } from './open-moves.ts'
import { MOVES } from './reference-market.ts'
import { reviewsCloseAt, writtenBy } from './review-moves.ts'
import { lateAt } from './work-moves.ts'

const ADMIN = 5
const TASKS_MAX = 4
/** In kobo. */
const PRICES = [1000_00, 4000_00, 20_000_00]

/** Who usually acts. */
type Usual = 'client' | 'applicant' | 'tasker' | 'party' | 'admin'
const OPEN = { editProposal: 1, withdraw: 1, decline: 1, edit: 1, remove: 1, repost: 0.5, see: 1 }
const OFFERED = { invite: 2, declineInvitation: 1, list: 0.5 }
const ASKED = { declineInvitation: 3, show: 2, waitLonger: 2, list: 1, see: 2 }
const LIKELY: Record<Exclude<Status, 'pending' | 'in-progress'>, Weights> = {
  submitted: { submit: 1, requestChanges: 4, approve: 3, openDispute: 3, removeAsAdmin: 0.3 },
  disputed: {
    answerDispute: 3,
    offerSplit: 4,
    withdrawSplit: 1,
    acceptSplit: 4,
    decide: 4,
    removeAsAdmin: 0.5,
  },
  completed: {
    review: 6,
    changeReview: 2,
    skipReview: 1,
    reply: 4,
    removeReview: 2,
    removeAsAdmin: 0.5,
  },
  cancelled: { remove: 2, removeAsAdmin: 0.5 },
  expired: { remove: 1, repost: 3 },
  removed: { restore: 4 },
}

/** How often an action is chosen where it may succeed. */
function weightsOf(task: Task): Weights {
  const { status, offer } = task
  if (status === 'pending')
    return {
      ...OPEN,
      ...(task.asked === null ? OFFERED : ASKED),
      ...(hasPending(task) ? { award: 14, apply: 3, ...counterWeights(task) } : { apply: 20 }),
    }
  if (status === 'submitted') return { ...LIKELY.submitted, ...agreementWeights(task) }
  if (status === 'disputed' && task.change) return { ...LIKELY.disputed, acceptChange: 1 }
  if (status !== 'in-progress') return { ...LIKELY[status], ...materialsWeights(task) }
  const work = {
    submit: 6,
    openDispute: 2,
    cancel: 2,
    removeAsAdmin: 0.3,
    ...agreementWeights(task),
    ...(isUnfunded(task) && { fund: 8 }),
  }
  return { ...work, ...(offer ? { acceptOffer: 3, withdrawOffer: 1 } : { offerCancel: 3 }) }
}
const USUAL: Record<string, Usual> = {
  apply: 'applicant',
  editProposal: 'applicant',
  withdraw: 'applicant',
  declineInvitation: 'applicant',
  see: 'applicant',
  list: 'applicant',
  submit: 'tasker',
  acceptOffer: 'tasker',
  cancel: 'party',
  removeAsAdmin: 'admin',
  removeReview: 'admin',
  decide: 'admin',
  openDispute: 'party',
  answerDispute: 'party',
  offerSplit: 'party',
  withdrawSplit: 'party',
  acceptSplit: 'party',
  review: 'party',
  changeReview: 'party',
  skipReview: 'party',
  reply: 'party',
}

/** How many stages a proposal has; 0 is one payment at the end. */
const pickPlan = (random: Random, action: string, plans: boolean): number =>
  action === 'apply' ? (random.pick(plans ? [0, 2, 3, 4] : [0, 0, 2, 3]) ?? 0) : 0

/** What leads to the next stage. */
const FORWARD: Weights = { apply: 40, award: 60, submit: 25, approve: 15, fund: 30 }

const pickAction = (random: Random, task: Task, plans: boolean): string => {
  const weights = Object.entries(weightsOf(task)).map(([name, weight]) => [
    name,
    plans ? (FORWARD[name] ?? weight) : weight,
  ])
  const isAny = random.chance(plans ? 0.05 : 0.12)
  return (isAny && random.pick(Object.keys(MOVES))) || random.weighted(Object.fromEntries(weights))
}

const isPending = (proposal: Proposal | undefined) => proposal?.status === 'pending'
const hasPending = (task: Task) => proposalsOf(task).some(isPending)

function pickUser(random: Random, task: Task, usual: Usual): number {
  const anyOf = (users: readonly number[]) => random.pick(users) ?? 0
  if (usual === 'admin') return ADMIN
  if (usual === 'applicant') return anyOf(concerned(task))
  const isUsual = random.chance(0.93)
  if (usual === 'client') return isUsual ? task.client : anyOf(CLIENTS)
  const tasker = isUsual ? (task.tasker ?? anyOf(TASKERS)) : anyOf(TASKERS)
  return usual === 'party' && random.chance(0.5) ? task.client : tasker
}

/** The tasker of an award or a refusal, or the other side of a dispute. */
function pickTasker(random: Random, task: Task, { action, by }: Pick<Step, 'action' | 'by'>) {
  if (action === 'acceptSplit') return by === task.client ? (task.tasker ?? 2) : task.client
  const applied = [...task.proposals.keys()].filter((tasker) => isPending(latestOf(task, tasker)))
  return (random.chance(0.9) && random.pick(applied)) || (random.pick(TASKERS) ?? 2)
}

const half = (kobo: number) => Math.floor(kobo / 200) * 100

function pickAmounts(random: Random, task: Task, action: string) {
  const { offer } = task
  const held = action === 'offerSplit' || action === 'decide' ? heldNow(task) : task.held
  const part = random.pick([0, half(held), half(held) + 100, held]) ?? 0
  const wrong = random.chance(0.06) ? 100 : 0
  if (action === 'acceptOffer') return { amount: (offer?.amount ?? 0) + wrong, rest: 0, yes: true }
  if (action === 'offerCancel' || action === 'removeAsAdmin')
    return { amount: part + wrong, rest: 0, yes: random.chance(0.6) }
  if (action === 'decide' && random.chance(0.4)) return { amount: wrong, rest: 0, yes: false }
  if (action === 'offerSplit' || action === 'decide')
    return { amount: part, rest: Math.max(0, held - part) + wrong, yes: true }
  return { amount: random.pick(PRICES) ?? 0, rest: 0, yes: random.chance(0.6) }
}

/** Every time at which something about the task changes. */
function deadlinesOf(model: Model, task: Task): number[] {
  const dispute = openDisputeOf(task)
  const { answerBy = 0 } = task.offer ?? {}
  const { status, awardedAt, autoApproveAt, removedAt } = task
  const visible = [writtenBy(task, 'client'), writtenBy(task, 'tasker')].map(
    (each) => each?.visibleAt ?? 0,
  )
  if (status === 'pending')
    return [
      task.askedUntil,
      activityOf(task) + TIMES.expiry,
      ...proposalsOf(task).map(({ createdAt }) => createdAt + TIMES.oldProposal),
      ...planDeadlines(task),
    ]
  if (status === 'in-progress')
    return [
      answerBy,
      awardedAt + TIMES.grace,
      awardedAt + TIMES.oldProposal,
      lateAt(task),
      deadAt(task),
      ...planDeadlines(task),
    ]
  if (status === 'submitted') return [autoApproveAt, ...planDeadlines(task)]
  if (status === 'completed')
    return [reviewsCloseAt(model, task), ...visible.map((at) => at + TIMES.reply)]
  if (status === 'removed')
    return [
      removedAt + TIMES.restore + 1,
      ...proposalsOf(task).map(({ createdAt }) => createdAt + TIMES.oldProposal + 1),
    ]
  if (!dispute) return []
  return [dispute.openedAt + TIMES.disputeAnswer, dispute.openedAt + TIMES.disputeEnd]
}

/** Just before a deadline or exactly at it, so that the next step is on one side of it. */
function timeToWait(random: Random, model: Model, task: Task): number {
  const { now } = model
  const coming = deadlinesOf(model, task).filter((at) => Number.isFinite(at) && at > now + 2)
  const deadline = random.pick(coming)
  if (deadline === undefined || random.chance(0.2)) return random.between(1, 5 * DAY)
  return deadline - now - random.between(1, 2)
}

/** Whether much can still happen to it. */
const isAlive = ({ status, removedFrom, isHidden }: Task) =>
  status === 'removed' ? removedFrom !== null : status !== 'cancelled' && !isHidden

/** Mostly the newest one that is alive, so that it gets far. */
function pickTask(random: Random, tasks: readonly Task[]): number | null {
  const newest = tasks.findLastIndex(isAlive)
  if (tasks.length < TASKS_MAX && (newest === -1 || random.chance(0.04))) return null
  return newest === -1 || random.chance(0.15) ? random.below(tasks.length) : newest
}

/** With `plans`, most of the work is in stages and goes far. */
export function chooseStep(model: Model, random: Random, plans = false): Step {
  const step = {
    task: 0,
    tasker: 0,
    amount: 0,
    rest: 0,
    days: 0,
    yes: false,
    rating: 0,
    ms: 1,
    plan: 0,
    buys: false,
    n: 0,
    order: [],
    stale: false,
  }
  const index = pickTask(random, model.tasks)
  const task = index === null ? undefined : model.tasks[index]
  if (index === null || !task) {
    const by = random.chance(0.8) ? 0 : 1
    const asks = { yes: random.chance(0.35), tasker: random.pick(TASKERS) ?? 2 }
    return { ...step, ...asks, action: 'post', by, amount: random.pick(PRICES) ?? 0 }
  }
  if (random.chance(task.status === 'pending' ? 0.07 : 0.18))
    return { ...step, action: 'wait', by: 0, ms: timeToWait(random, model, task) }
  if (random.chance(0.06)) return { ...step, action: 'runJobs', by: 0 }
  const action = pickAction(random, task, plans)
  const by = pickUser(random, task, USUAL[action] ?? 'client')
  const plan = pickPlan(random, action, plans)
  return {
    ...step,
    ...pickAmounts(random, task, action),
    action,
    by,
    task: index,
    tasker: pickTasker(random, task, { action, by }),
    days: random.pick([0, 2, 12]) ?? 0,
    rating: random.between(1, 5),
    plan,
    buys: plan > 0 && random.chance(0.5),
    ...planFields(random, model, task, action),
  }
}

/** For a message: what the step does not use is left out. */
export const describeStep = (step: Step): string =>
  Object.entries(step)
    .filter(([, value]) => value && String(value) !== '')
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
