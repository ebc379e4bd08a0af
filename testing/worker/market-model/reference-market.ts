import { DISPUTE_MOVES, endWithSplit } from './dispute-moves.ts'
import { asking, INVITE_MOVES, settleAsk } from './invite-moves.ts'
import {
  change,
  DAY,
  DEAD_DAYS,
  heldNow,
  openDisputeOf,
  rejectPending,
  TIMES,
  type Model,
  type Move,
  type Status,
  type Step,
  type Task,
} from './model.ts'
import { activityOf, newTask, OPEN_MOVES } from './open-moves.ts'
import { publishDue, REVIEW_MOVES } from './review-moves.ts'
import { complete, endWork, WORK_MOVES } from './work-moves.ts'

export const MOVES: Record<string, Move> = {
  ...OPEN_MOVES,
  ...INVITE_MOVES,
  ...WORK_MOVES,
  ...DISPUTE_MOVES,
  ...REVIEW_MOVES,
}

function settleInProgress(model: Model, task: Task) {
  const { offer } = task
  if (offer && model.now >= offer.answerBy)
    return endWork(model, task, {
      release: offer.amount,
      reopen: offer.reopen,
      by: null,
    })
  if (!task.hasSubmission && model.now >= task.agreedDay + DEAD_DAYS * DAY)
    endWork(model, task, { release: 0, reopen: false, by: null })
}

/** What happens on its own. */
const DUE: Partial<Record<Status, (model: Model, task: Task) => unknown>> = {
  pending(model, task) {
    settleAsk(model, task)
    if (model.now < activityOf(task) + TIMES.expiry) return
    rejectPending(model, task, 'task_expired')
    change(model, task, { status: 'expired' })
  },
  'in-progress': settleInProgress,
  submitted(model, task) {
    if (model.now >= task.autoApproveAt) complete(model, task, heldNow(task))
  },
  disputed(model, task) {
    const { openedAt = 0 } = openDisputeOf(task) ?? {}
    if (model.now >= openedAt + TIMES.disputeEnd)
      endWithSplit(model, task, { release: 0, outcome: 'refunded', by: null })
  },
}
const settleDue = (model: Model, task: Task) => DUE[task.status]?.(model, task)

/** Reads, and what is about a review that is public: nothing happens on its own before it. */
const NEVER_DUE = new Set(['reply', 'removeReview', 'see', 'list'])

/** A command about a proposal or a dispute finds its task by it. */
function isAboutExisting(task: Task, { action, by, tasker }: Step): boolean {
  if (action === 'decide') return task.disputes.length > 0
  if (action === 'editProposal' || action === 'withdraw') return task.proposals.has(by)
  return action !== 'decline' || task.proposals.has(tasker)
}

/** Executes the step and returns the HTTP status that the server must return for it. */
export function execute(model: Model, step: Step): number {
  model.now += step.ms
  if (step.action === 'wait') return 200
  if (step.action === 'runJobs') {
    for (const task of model.tasks) settleDue(model, task)
    publishDue(model)
    return 200
  }
  if (step.action === 'post') {
    const task = newTask(model.now, step.by, step.amount)
    model.tasks.push(step.yes ? { ...task, ...asking(model.now, step.tasker) } : task)
    return 201
  }
  const task = model.tasks[step.task]
  const move = MOVES[step.action]
  if (!task || !move) return 404
  // A command about a task first does what is due; a job that is late changes no outcome.
  if (!NEVER_DUE.has(step.action) && isAboutExisting(task, step)) settleDue(model, task)
  return move(model, task, step)
}
