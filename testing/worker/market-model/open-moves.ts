import { STAGE_DAYS, UNPAID, type Stage, type Terms } from './agreement.ts'
import { isForOther } from './invite-moves.ts'
import {
  change,
  changeProposals,
  DAY,
  dayFrom,
  hold,
  latestOf,
  proposalsOf,
  rejectPending,
  replaceCounter,
  revive,
  TIMES,
  UNASSIGNED,
  type Model,
  type Move,
  type Proposal,
  type Task,
} from './model.ts'

const ROUNDS_MAX = 4

const apply: Move = ({ now }, task, { by, amount: price, days, plan, buys }) => {
  if (isForOther(task, by)) return 404
  const rounds = task.proposals.get(by) ?? []
  const hasApplied = rounds.some(
    ({ status, reason }) =>
      status === 'pending' || status === 'accepted' || reason === 'declined_price',
  )
  if (hasApplied || rounds.length >= ROUNDS_MAX || task.status !== 'pending') return 409
  const times = { createdAt: now, updatedAt: now }
  const terms = { price, day: dayFrom(now, days), plan, buys }
  const versions = [...(rounds.at(-1)?.versions ?? []), terms]
  const proposal = { status: 'pending', reason: null, versions, counter: null } as const
  task.proposals.set(by, [...rounds, { ...proposal, ...terms, ...times }])
  return 201
}

/** The proposal has these terms from now on. */
export function agreeOn(model: Model, proposal: Proposal, terms: Terms) {
  proposal.versions.push(terms)
  changeProposals(model, [proposal], terms)
}

export const lastDayOf = ({ day, plan }: Terms) => day + Math.max(0, plan - 1) * STAGE_DAYS * DAY
const planTextOf = (terms: Terms) => JSON.stringify(plannedStages(terms))
export const areSameTerms = (one: Terms, other: Terms) =>
  one.price === other.price &&
  lastDayOf(one) === lastDayOf(other) &&
  planTextOf(one) === planTextOf(other)

/** Not what the client looked at, and not better. */
const areWorse = (seen: Terms, now: Terms) =>
  planTextOf(seen) !== planTextOf(now) || now.price > seen.price || lastDayOf(now) > lastDayOf(seen)

/** Another price is one payment at the end, on the day of the last stage. */
const withPrice = (terms: Terms, price: number): Terms => ({
  price,
  plan: 0,
  buys: false,
  day: lastDayOf(terms),
})

const editProposal: Move = (model, task, { by, amount: price }) => {
  const proposal = latestOf(task, by)
  if (proposal?.status !== 'pending') return proposal ? 409 : 404
  // The same terms again are no activity.
  if (price === proposal.price) return 200
  agreeOn(model, proposal, withPrice(proposal, price))
  replaceCounter(proposal)
  return 200
}

const withdraw: Move = (model, task, { by }) => {
  const proposal = latestOf(task, by)
  if (proposal?.status === 'withdrawn') return 200
  if (proposal?.status !== 'pending') return proposal ? 409 : 404
  changeProposals(model, [proposal], { status: 'withdrawn' })
  replaceCounter(proposal)
  return 200
}

const decline: Move = (model, task, { by, tasker }) => {
  const proposal = latestOf(task, tasker)
  if (!proposal || task.client !== by) return 404
  if (proposal.reason === 'declined_price') return 200
  if (proposal.status !== 'pending') return 409
  changeProposals(model, [proposal], { status: 'rejected', reason: 'declined_price' })
  replaceCounter(proposal)
  return 200
}

/** Only the client of the task; for others it does not exist. */
const ofClient =
  (move: Move): Move =>
  (model, task, step) =>
    task.client === step.by ? move(model, task, step) : 404

const ASSIGNED = ['in-progress', 'submitted', 'disputed', 'completed']

/** Equal parts of whole naira; the first has the rest. */
export function amountsOf(price: number, plan: number): number[] {
  const part = Math.floor(price / plan / 100) * 100
  return Array.from({ length: plan }, (_, at) => (at === 0 ? price - part * (plan - 1) : part))
}

/** In the order of their days; null is one payment at the end. */
const plannedStages = ({ price, day, plan, buys }: Terms) =>
  plan === 0
    ? null
    : amountsOf(price, plan).map((amount, at) => ({
        n: at + 1,
        kind: buys && at === 0 ? ('materials' as const) : ('work' as const),
        amount,
        day: day + at * STAGE_DAYS * DAY,
      }))

const stagesOf = (terms: Terms, isAllHeld: boolean): Stage[] | null =>
  plannedStages(terms)?.map((stage, at) => ({
    ...stage,
    held: isAllHeld || at === 0 ? stage.amount : 0,
    ...UNPAID,
  })) ?? null

const award = ofClient((model, task, { tasker, by, yes: isAllHeld, stale }) => {
  if (ASSIGNED.includes(task.status) && task.tasker === tasker) return 200
  if (task.status !== 'pending') return 409
  const proposal = latestOf(task, tasker)
  if (!proposal) return 404
  if (proposal.status !== 'pending') return 409
  const seen = proposal.versions.at(stale ? -2 : -1)
  if (seen && areWorse(seen, proposal)) return 'proposal_changed'
  const stages = stagesOf(proposal, isAllHeld)
  const held = stages ? stages.reduce((sum, stage) => sum + stage.held, 0) : proposal.price
  if ((model.balances[by] ?? 0) < held) return 402
  const agreedDay = Math.max(proposal.day, dayFrom(model.now, 1))
  changeProposals(model, [proposal], { status: 'accepted' })
  replaceCounter(proposal)
  rejectPending(model, task, 'not_selected')
  change(model, task, {
    ...UNASSIGNED,
    status: 'in-progress',
    tasker,
    budget: task.price,
    price: proposal.price,
    awardedAt: model.now,
    agreedDay,
    stages,
    askedUntil: 0,
    askEnd: null,
  })
  hold(model, task, held)
  return 200
})

const edit = ofClient((model, task, { amount: price }) => {
  if (task.status !== 'pending') return 409
  change(model, task, { price })
  return 200
})

const remove = ofClient((model, task) => {
  if (task.status === 'removed') return 200
  if (!['pending', 'expired', 'cancelled'].includes(task.status)) return 409
  rejectPending(model, task, 'task_removed')
  const { status: removedFrom } = task
  change(model, task, { status: 'removed', removedFrom, removedAt: model.now })
  return 200
})

const restore = ofClient((model, task) => {
  if (task.status === 'pending') return 200
  const { status, removedFrom, removedAt } = task
  if (status !== 'removed' || !removedFrom || model.now - removedAt > TIMES.restore) return 409
  revive(model, task, 'task_removed')
  change(model, task, { status: removedFrom })
  return 200
})

const repost = ofClient((model, task) => {
  if (task.status !== 'pending' && task.status !== 'expired') return 409
  change(model, task, { status: 'pending' })
  return 200
})

export const newTask = (now: number, client: number, price: number): Task => ({
  ...UNASSIGNED,
  client,
  price,
  status: 'pending',
  held: 0,
  updatedAt: now,
  removedAt: 0,
  removedFrom: null,
  completedAt: 0,
  isHidden: false,
  disputes: [],
  reviews: {},
  asked: null,
  askedUntil: 0,
  askEnd: null,
  invited: new Map(),
  proposals: new Map(),
})

/** The latest change, proposals included. */
export const activityOf = (task: Task) =>
  Math.max(task.updatedAt, ...proposalsOf(task).map(({ updatedAt }) => updatedAt))

export const OPEN_MOVES = {
  apply,
  editProposal,
  withdraw,
  decline,
  award,
  edit,
  remove,
  restore,
  repost,
} satisfies Record<string, Move>
