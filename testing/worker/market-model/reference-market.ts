import { CHANGE_MOVES, followChange, isSilent } from './change-moves.ts'
import { bidderOf, COUNTER_MOVES } from './counter-moves.ts'
import { DISPUTE_MOVES, endWithSplit } from './dispute-moves.ts'
import { asking, INVITE_MOVES, settleAsk } from './invite-moves.ts'
import { MATERIALS_MOVES } from './materials-moves.ts'
import {
  change,
  deadAt,
  heldNow,
  openDisputeOf,
  rejectPending,
  TIMES,
  type Answer,
  type Model,
  type Move,
  type Status,
  type Step,
  type Task,
} from './model.ts'
import { activityOf, newTask, OPEN_MOVES } from './open-moves.ts'
import { publishDue, REVIEW_MOVES } from './review-moves.ts'
import { complete, endWork, isWithoutReceipts, WORK_MOVES } from './work-moves.ts'

export const MOVES: Record<string, Move> = {
  ...OPEN_MOVES,
  ...INVITE_MOVES,
  ...WORK_MOVES,
  ...DISPUTE_MOVES,
  ...REVIEW_MOVES,
  ...MATERIALS_MOVES,
  ...CHANGE_MOVES,
  ...COUNTER_MOVES,
}

/** After 7 days both are told, once. */
function missReceipts(model: Model, task: Task) {
  for (const stage of task.stages ?? [])
    if (stage.materials && isWithoutReceipts(stage))
      stage.materials.isMissed ||= model.now >= stage.materials.releasedAt + TIMES.receipts
}

function settleInProgress(model: Model, task: Task) {
  const { offer } = task
  if (offer && model.now >= offer.answerBy)
    return endWork(model, task, {
      release: offer.amount,
      reopen: offer.reopen,
      by: null,
    })
  if (!task.hasSubmission && model.now >= deadAt(task))
    return endWork(model, task, { release: 0, reopen: false, by: null })
  missReceipts(model, task)
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
    const dispute = openDisputeOf(task)
    const { openedAt = 0 } = dispute ?? {}
    const isOver = model.now >= openedAt + TIMES.disputeAnswer
    if (dispute?.answeredAt === null && !dispute.isMissed && isOver) {
      dispute.isMissed = true
      change(model, task, {})
    }
    if (model.now >= openedAt + TIMES.disputeEnd)
      endWithSplit(model, task, { release: 0, outcome: 'refunded', by: null })
  },
}
function settleDue(model: Model, task: Task): number {
  const mayChange = task.status === 'in-progress' || task.status === 'submitted'
  if (mayChange && isSilent(model, task)) change(model, task, { change: null })
  DUE[task.status]?.(model, task)
  return 200
}

/** Reads, and what is about a public review or about a wallet alone: nothing happens on its own before it. */
const NEVER_DUE = new Set(['reply', 'removeReview', 'see', 'list', 'spend'])

/** A command about a proposal or a dispute finds its task by it. */
function isAboutExisting(task: Task, { action, by, tasker }: Step): boolean {
  if (action === 'decide') return task.disputes.length > 0
  if (action === 'editProposal' || action === 'withdraw') return task.proposals.has(by)
  if (action in COUNTER_MOVES) return task.proposals.has(bidderOf({ by, tasker }))
  return action !== 'decline' || task.proposals.has(tasker)
}

/** Executes the step and returns the status or the code with which the server must answer it. */
export function execute(model: Model, step: Step): Answer {
  model.now += step.ms
  if (step.action === 'wait') return 200
  if (step.action === 'runJobs') {
    for (const task of model.tasks) followChange(model, task, () => settleDue(model, task))
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
  if (!NEVER_DUE.has(step.action) && isAboutExisting(task, step))
    followChange(model, task, () => settleDue(model, task))
  const { updatedAt } = task
  const answer = followChange(model, task, () => move(model, task, step))
  // A sign of life, which a repeat that changes nothing is not.
  if (task.updatedAt !== updatedAt) task.actedAt = model.now
  return answer
}
