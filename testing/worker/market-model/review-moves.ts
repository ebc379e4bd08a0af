import type { Side } from './agreement.ts'
import {
  DAY,
  isParty,
  sideOf,
  TIMES,
  type Model,
  type Move,
  type Review,
  type Task,
} from './model.ts'

const other = (side: Side): Side => (side === 'client' ? 'tasker' : 'client')
export const reviewsCloseAt = ({ reviewDays }: Model, { completedAt }: Task) =>
  completedAt + (reviewDays === 0 ? TIMES.reviews : reviewDays * DAY)
const isOver = (model: Model, task: Task) => model.now >= reviewsCloseAt(model, task)

/** Null where the side has written none, or none that exists any more. */
export const writtenBy = (task: Task, side: Side): Review | null => {
  const entry = task.reviews[side]
  return entry === undefined || typeof entry === 'string' ? null : entry
}
const subjectOf = (task: Task, side: Side) => (side === 'client' ? task.tasker : task.client)

function addToTotals(model: Model, task: Task, side: Side, { sum, count: times }: Totals) {
  const total = model.ratings[subjectOf(task, side) ?? -1]
  if (!total) throw new Error('a review has no subject')
  total.sum += sum
  total.count += times
}
type Totals = Model['ratings'][number]

/** Adds the rating of a review by one side to the totals of the user whom it is about. */
function count(model: Model, task: Task, side: Side) {
  const written = writtenBy(task, side)
  if (!written || written.isCounted) return
  addToTotals(model, task, side, { sum: written.rating, count: 1 })
  written.isCounted = true
}

/** The second decision makes both reviews public; without a seal each one is so at once. */
function publishIfComplete(model: Model, task: Task) {
  const { client, tasker } = task.reviews
  const isSealed = model.reviewDays > 0 && (!client || !tasker)
  for (const side of ['client', 'tasker'] as const) {
    const written = writtenBy(task, side)
    if (isSealed || !written || written.isCounted) continue
    written.visibleAt = model.now
    count(model, task, side)
  }
}

const ofParty =
  (move: (side: Side, ...args: Parameters<Move>) => number): Move =>
  (model, task, step) => {
    if (!isParty(task, step.by)) return 404
    return task.status === 'completed' ? move(sideOf(task, step.by), model, task, step) : 409
  }

const review = ofParty((side, model, task, { rating }) => {
  if (task.reviews[side] || isOver(model, task)) return 409
  const visibleAt = reviewsCloseAt(model, task)
  task.reviews[side] = { rating, reply: false, visibleAt, isCounted: false }
  publishIfComplete(model, task)
  return 200
})

const changeReview = ofParty((side, model, task, { rating }) => {
  const own = writtenBy(task, side)
  if (!own) return 404
  if (task.reviews[other(side)] || model.now >= own.visibleAt) return 409
  own.rating = rating
  return 200
})

const skipReview = ofParty((side, model, task) => {
  const own = task.reviews[side]
  if (own === 'skipped') return 200
  if (own || isOver(model, task)) return 409
  task.reviews[side] = 'skipped'
  publishIfComplete(model, task)
  return 200
})

const reply: Move = (model, task, { by }) => {
  if (!isParty(task, by)) return 404
  const about = writtenBy(task, other(sideOf(task, by)))
  if (!about || model.now < about.visibleAt) return 404
  if (about.reply || model.now >= about.visibleAt + TIMES.reply) return 409
  about.reply = true
  return 200
}

/** By the administrator: of the client's review or the tasker's. A sealed one does not exist for anybody else. */
const removeReview: Move = (model, task, { yes }) => {
  const side = yes ? 'client' : 'tasker'
  if (task.reviews[side] === 'removed') return 409
  const written = writtenBy(task, side)
  if (!written || model.now < written.visibleAt) return 404
  if (written.isCounted) addToTotals(model, task, side, { sum: -written.rating, count: -1 })
  task.reviews[side] = 'removed'
  return 200
}

/** The job: counts what became public by its time. */
export function publishDue(model: Model) {
  for (const task of model.tasks)
    for (const side of ['client', 'tasker'] as const) {
      const written = writtenBy(task, side)
      if (written && model.now >= written.visibleAt) count(model, task, side)
    }
}

export const REVIEW_MOVES = {
  review,
  changeReview,
  skipReview,
  reply,
  removeReview,
} satisfies Record<string, Move>
