import { isParty, sideOf, TIMES, type Model, type Move, type Side, type Task } from './model.ts'

const other = (side: Side): Side => (side === 'client' ? 'tasker' : 'client')
const isOver = ({ now }: Model, task: Task) => now >= task.completedAt + TIMES.reviews

/** Adds the rating of a review by one side to the totals of the user whom it is about. */
function count(model: Model, task: Task, side: Side) {
  const written = task.reviews[side]
  if (!written || written === 'skipped' || written.isCounted) return
  const about = side === 'client' ? task.tasker : task.client
  const total = model.ratings[about ?? -1]
  if (!total) throw new Error('a review has no subject')
  total.sum += written.rating
  total.count++
  written.isCounted = true
}

/** The second decision makes both reviews public. */
function publishIfComplete(model: Model, task: Task) {
  const { client, tasker } = task.reviews
  if (!client || !tasker) return
  for (const side of ['client', 'tasker'] as const) {
    const written = task.reviews[side]
    if (written && written !== 'skipped') written.visibleAt = model.now
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
  const visibleAt = task.completedAt + TIMES.reviews
  task.reviews[side] = { rating, reply: false, visibleAt, isCounted: false }
  publishIfComplete(model, task)
  return 200
})

const changeReview = ofParty((side, model, task, { rating }) => {
  const own = task.reviews[side]
  if (!own || own === 'skipped') return 404
  if (task.reviews[other(side)] || isOver(model, task)) return 409
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
  const about = task.reviews[other(sideOf(task, by))]
  if (!about || about === 'skipped' || model.now < about.visibleAt) return 404
  if (about.reply || model.now >= about.visibleAt + TIMES.reply) return 409
  about.reply = true
  return 200
}

/** The job: counts what became public by its time. */
export function publishDue(model: Model) {
  for (const task of model.tasks)
    for (const side of ['client', 'tasker'] as const) {
      const written = task.reviews[side]
      if (written && written !== 'skipped' && model.now >= written.visibleAt)
        count(model, task, side)
    }
}

export const REVIEW_MOVES = { review, changeReview, skipReview, reply } satisfies Record<
  string,
  Move
>
