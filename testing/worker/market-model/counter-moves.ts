import type { Counter, Side } from './agreement.ts'
import {
  dayFrom,
  latestOf,
  TASKERS,
  TIMES,
  type Answer,
  type Model,
  type Move,
  type Proposal,
  type Step,
  type Task,
} from './model.ts'
import { agreeOn, areSameTerms } from './open-moves.ts'

const ROUNDS = 3

/** Whose proposal the two speak about. */
export const bidderOf = ({ by, tasker }: Pick<Step, 'by' | 'tasker'>) =>
  TASKERS.includes(by) ? by : tasker

export const openCounterOf = ({ counter }: Proposal, now: number): Counter | null =>
  counter?.end === null && now < counter.until ? counter : null

type Talk = { proposal: Proposal; side: Side; open: Counter | null }
/** The client of the task and the tasker of the proposal. */
const ofTwo =
  (move: (talk: Talk, model: Model, task: Task, step: Step) => Answer): Move =>
  (model, task, step) => {
    const proposal = latestOf(task, bidderOf(step))
    const side = TASKERS.includes(step.by) ? 'tasker' : 'client'
    if (!proposal || (side === 'client' && task.client !== step.by)) return 'not_found'
    return move({ proposal, side, open: openCounterOf(proposal, model.now) }, model, task, step)
  }

/** `yes`: it names the one that it answers. */
const counter = ofTwo(({ proposal, side, open }, model, _, step) => {
  if (proposal.status !== 'pending') return 'proposal_not_live'
  if (!open && side === 'tasker') return 'counter_gone'
  if (open?.by === side) return 'counter_turn'
  const round = (proposal.counter?.round ?? 0) + 1
  if (round > ROUNDS) return 'counter_limit'
  if (open && (!step.yes || step.stale)) return 'counter_changed'
  if (!open && step.yes) return 'counter_gone'
  const { amount: price, plan, buys, days } = step
  const terms = { price, plan, buys, day: dayFrom(model.now, days) }
  if (areSameTerms(terms, proposal)) return 'counter_same'
  proposal.counter = { by: side, terms, until: model.now + TIMES.counter, round, end: null }
  return 201
})

/** Its latest one, or with `stale` another. */
const answer = (end: 'accepted' | 'declined') =>
  ofTwo(({ proposal, side, open }, model, _, { stale }) => {
    const { counter: latest } = proposal
    if (!stale && latest?.end === end && latest.by !== side) return 200
    if (proposal.status !== 'pending') return 'proposal_not_live'
    if (!open) return 'counter_gone'
    if (stale) return 'counter_changed'
    if (open.by === side) return 'counter_turn'
    open.end = end
    if (end === 'accepted') agreeOn(model, proposal, open.terms)
    return 200
  })

export const COUNTER_MOVES = {
  counter,
  acceptCounter: answer('accepted'),
  declineCounter: answer('declined'),
} satisfies Record<string, Move>
