import { TEST_NOW } from '#testing/clock.ts'
import type { Change, Counter, Side, Stage, Terms } from './agreement.ts'

const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** The periods of docs/rules.md#defaults, written again: the constants of the product prove nothing about it. */
export const TIMES = {
  grace: HOUR / 2,
  freeDecline: DAY,
  offerAnswer: 48 * HOUR,
  autoApproval: 120 * HOUR,
  disputeAnswer: 48 * HOUR,
  disputeEnd: 60 * DAY,
  expiry: 30 * DAY,
  restore: 30 * DAY,
  oldProposal: 14 * DAY,
  reviews: 7 * DAY,
  reply: 14 * DAY,
  askWait: 48 * HOUR,
  planChange: 48 * HOUR,
  counter: 72 * HOUR,
  receipts: 7 * DAY,
}
export const LATE_DAYS = 3
const DEAD_DAYS = 30
/** Basis points of the platform fee. */
export const FEE = 500

/** The first two users are clients, the next three taskers. */
export const CLIENTS = [0, 1]
export const TASKERS = [2, 3, 4]
/** In kobo. */
const FIRST_BALANCES = [50_000_00, 9_000_00, 0, 0, 0]

export type Proposal = Terms & {
  status: 'pending' | 'accepted' | 'rejected' | 'withdrawn'
  reason:
    | 'not_selected'
    | 'task_removed'
    | 'task_expired'
    | 'award_undone'
    | 'declined_price'
    | null
  /** All terms that the tasker proposed or accepted for this task, the last ones included. */
  versions: Terms[]
  /** The latest one. */
  counter: Counter | null
  createdAt: number
  updatedAt: number
}
type Split = { release: number; refund: number }
export type Dispute = {
  openedBy: number
  openedAt: number
  answeredAt: number | null
  /** Noted, once, that the time for an answer is over. */
  isMissed: boolean
  /** The offer of each side. */
  offers: Map<number, Split>
  outcome: 'settled' | 'split' | 'continue' | 'refunded' | 'cancelled' | null
  closedBy: number | null
}
export type Review = { rating: number; reply: boolean; visibleAt: number; isCounted: boolean }
export type Status =
  | 'pending'
  | 'in-progress'
  | 'submitted'
  | 'completed'
  | 'disputed'
  | 'cancelled'
  | 'expired'
  | 'removed'

/** What an award and the work after it set. */
export const UNASSIGNED = {
  tasker: null as number | null,
  budget: 0,
  awardedAt: 0,
  agreedDay: 0,
  hasSubmission: false,
  /** When somebody last did something in it. */
  actedAt: 0,
  autoApproveAt: 0,
  revisions: 0,
  offer: null as { amount: number; reopen: boolean; answerBy: number } | null,
  /** Null for one payment at the end. */
  stages: null as Stage[] | null,
  /** What went back to the client of one payment at the end. */
  returned: 0,
  change: null as Change | null,
  /** What was released since the award, and the fees on it. */
  released: 0,
  fees: 0,
  /** The party that may not open another dispute about this hold. */
  lostBy: null as number | null,
}
export type Task = typeof UNASSIGNED & {
  client: number
  status: Status
  price: number
  held: number
  updatedAt: number
  removedAt: number
  /** Null when an administrator removed it. */
  removedFrom: Status | null
  completedAt: number
  isHidden: boolean
  disputes: Dispute[]
  reviews: { [S in Side]?: Review | 'skipped' | 'removed' }
  /** The only tasker who may see it; null when everybody may. */
  asked: number | null
  /** Until when that one is waited for; 0 when the wait is over. */
  askedUntil: number
  askEnd: 'declined' | 'unanswered' | null
  /** Whether each invited tasker has declined. */
  invited: Map<number, boolean>
  /** The proposals of each tasker, oldest first. */
  proposals: Map<number, Proposal[]>
}

/** One request, the passing of time or a run of the jobs. An action ignores the fields that it has no use for. */
export type Step = {
  action: string
  by: number
  task: number
  tasker: number
  /** In kobo. */
  amount: number
  rest: number
  days: number
  yes: boolean
  rating: number
  ms: number
  /** Stages of a proposal. */
  plan: number
  /** With materials: a plan, or a further stage. */
  buys: boolean
  /** Of a stage. */
  n: number
  order: readonly number[]
  /** Names what was there before what is there now. */
  stale: boolean
}

/** Tasks, proposals, disputes, reviews and money of a marketplace, without a database. */
export type Model = {
  now: number
  /** The configured review window; 0 seals nothing. */
  reviewDays: number
  tasks: Task[]
  balances: number[]
  /** Sum and count of the ratings of each user. */
  ratings: { sum: number; count: number }[]
}

export const newModel = (reviewDays: number): Model => ({
  now: TEST_NOW,
  reviewDays,
  tasks: [],
  balances: [...FIRST_BALANCES],
  ratings: FIRST_BALANCES.map(() => ({ sum: 0, count: 0 })),
})

/** An HTTP status, or the code of a refusal. */
export type Answer = number | string
export type Move = (model: Model, task: Task, step: Step) => Answer

const LAGOS = HOUR
/** The beginning of the Lagos day `days` after that of `at`. */
export const dayFrom = (at: number, days: number) =>
  Math.floor((at + LAGOS) / DAY) * DAY - LAGOS + days * DAY

export const proposalsOf = (task: Task) => [...task.proposals.values()].flat()
export const latestOf = (task: Task, tasker: number) => task.proposals.get(tasker)?.at(-1)
export const openDisputeOf = ({ disputes }: Task) => {
  const latest = disputes.at(-1)
  return latest?.outcome === null ? latest : undefined
}
export const isParty = (task: Task, user: number) => user === task.client || user === task.tasker
export const sideOf = (task: Task, user: number): Side =>
  user === task.client ? 'client' : 'tasker'

/** The time of a task's latest change grows with each one, even within a millisecond. */
export function change(model: Model, task: Task, changes: Partial<Task>) {
  Object.assign(task, changes, { updatedAt: Math.max(model.now, task.updatedAt + 1) })
}

export function changeProposals(
  { now }: Model,
  proposals: readonly Proposal[],
  changes: Partial<Proposal>,
) {
  for (const proposal of proposals) Object.assign(proposal, changes, { updatedAt: now })
}

export const rejectPending = (model: Model, task: Task, reason: Proposal['reason']) =>
  changeProposals(
    model,
    proposalsOf(task).filter(({ status }) => status === 'pending'),
    { status: 'rejected', reason },
  )

/** Those that are not too old become pending again. */
export function revive(model: Model, task: Task, reason: Proposal['reason']) {
  const revived = proposalsOf(task).filter(
    (each) =>
      each.status === 'rejected' &&
      each.reason === reason &&
      each.createdAt >= model.now - TIMES.oldProposal,
  )
  changeProposals(model, revived, { status: 'pending', reason: null })
  for (const each of revived) replaceCounter(each)
}

export const replaceCounter = ({ counter }: Proposal) => {
  if (counter) counter.end ??= 'replaced'
}

export const add = (model: Model, user: number, amount: number) =>
  (model.balances[user] = (model.balances[user] ?? 0) + amount)

export const currentOf = ({ stages }: Task) => stages?.find(({ isOver }) => !isOver)
/** What the submission, approval or dispute of now is about. */
export const heldNow = (task: Task) => currentOf(task)?.held ?? task.held
export function isUnfunded(task: Task) {
  const stage = currentOf(task)
  return stage !== undefined && stage.held < stage.amount
}

function endStage(stage: Stage, paid: number) {
  const returned = stage.returned + stage.held - paid
  Object.assign(stage, { paid, returned, held: 0, isOver: true })
}

/** The fee is taken from the tasker's part; the rest of the amount, which is all that is held or that of a stage, goes back. */
export function divideHold(model: Model, task: Task, release: number, amount = task.held) {
  const { held, tasker, client } = task
  if (tasker === null || release > amount || amount > held)
    throw new Error('a hold cannot be divided like this')
  const released = task.released + release
  const fee = Math.floor((released * FEE + 5000) / 10_000) - task.fees
  Object.assign(task, { held: held - amount, released, fees: task.fees + fee })
  add(model, tasker, release - fee)
  add(model, client, amount - release)
}

/** Of each stage that is not over, the first ones first. */
export function endStages(task: Task, release: number) {
  let left = release
  for (const stage of task.stages?.filter(({ isOver }) => !isOver) ?? []) {
    const paid = Math.min(left, stage.held)
    left -= paid
    endStage(stage, paid)
  }
}

/** The current stage ends; false when it was the last, or there are none. */
export function nextStage(model: Model, task: Task, release: number): boolean {
  const stage = currentOf(task)
  if (!stage) return false
  endStage(stage, release)
  const next = currentOf(task)
  if (!next) return false
  change(model, task, {
    status: 'in-progress',
    agreedDay: Math.max(next.day, dayFrom(model.now, 1)),
    hasSubmission: false,
    autoApproveAt: 0,
    revisions: 0,
    offer: null,
    lostBy: null,
  })
  return true
}

export const hold = (model: Model, task: Task, price: number) => {
  add(model, task.client, -price)
  task.held += price
}

export function endDispute(task: Task, outcome: Dispute['outcome'], closedBy: number | null) {
  const dispute = openDisputeOf(task)
  if (dispute) Object.assign(dispute, { outcome, closedBy, offers: new Map() })
}

/** When work without a submission ends by itself: 30 days after its day and after the last sign of life. */
export const deadAt = ({ agreedDay, actedAt }: Task): number =>
  Math.max(agreedDay, actedAt) + DEAD_DAYS * DAY
