import type { Stage } from './agreement.ts'
import {
  change,
  changeProposals,
  currentOf,
  DAY,
  divideHold,
  endDispute,
  endStages,
  heldNow,
  hold,
  isParty,
  isUnfunded,
  LATE_DAYS,
  nextStage,
  proposalsOf,
  rejectPending,
  revive,
  TIMES,
  UNASSIGNED,
  type Model,
  type Move,
  type Proposal,
  type Task,
} from './model.ts'

/** `by` is null when silence accepted an offer, or nothing happened. */
type End = { release: number; reopen: boolean; by: 'client' | 'tasker' | null }

const fateOfAccepted = (model: Model, { createdAt }: Proposal, by: End['by']) => {
  if (by === 'tasker') return { status: 'withdrawn', reason: null } as const
  return by === 'client' && createdAt >= model.now - TIMES.oldProposal
    ? ({ status: 'pending', reason: null } as const)
    : ({ status: 'rejected', reason: 'award_undone' } as const)
}

/** The hold is divided, and the task is cancelled or opens again without its tasker. */
export function endWork(model: Model, task: Task, { release, reopen, by }: End) {
  const isUnderway = task.stages?.some(({ isOver }) => isOver) ?? false
  divideHold(model, task, release)
  endStages(task, release)
  if (!reopen || isUnderway) return change(model, task, { status: 'cancelled', offer: null })
  const accepted = proposalsOf(task).filter(({ status }) => status === 'accepted')
  for (const each of accepted) changeProposals(model, [each], fateOfAccepted(model, each, by))
  revive(model, task, 'not_selected')
  change(model, task, { ...UNASSIGNED, status: 'pending', price: task.budget })
}

/** Pays what is held for the work of now: another stage begins, or the task is completed. */
export function complete(model: Model, task: Task, release: number) {
  divideHold(model, task, release, heldNow(task))
  if (nextStage(model, task, release)) return
  change(model, task, { status: 'completed', completedAt: model.now })
}

export const isWithoutReceipts = ({ materials }: Stage) =>
  materials?.spent === null && (materials.released ?? 0) > materials.givenBack

const submit: Move = (model, task, { by }) => {
  if (task.tasker !== by) return 404
  if (task.status !== 'in-progress' && task.status !== 'submitted') return 409
  if (isUnfunded(task)) return 'stage_not_held'
  if (currentOf(task)?.kind === 'materials') return 'materials_first'
  if (task.stages?.some(isWithoutReceipts)) return 'receipts_missing'
  const autoApproveAt = model.now + TIMES.autoApproval
  change(model, task, { status: 'submitted', hasSubmission: true, autoApproveAt, offer: null })
  return 200
}

const requestChanges: Move = (model, task, { by }) => {
  if (task.client !== by) return 404
  if (task.status !== 'submitted' || task.revisions >= 3) return 409
  change(model, task, { status: 'in-progress', revisions: task.revisions + 1 })
  return 200
}

const approve: Move = (model, task, { by }) => {
  if (task.client !== by) return 404
  if (task.status === 'completed') return 200
  if (task.status !== 'submitted') return 409
  complete(model, task, heldNow(task))
  return 200
}

export const lateAt = (task: Task) =>
  task.hasSubmission ? Number.POSITIVE_INFINITY : task.agreedDay + LATE_DAYS * DAY

/** The tasker at any time; the client shortly after the award, and when the work is late. */
const cancel: Move = (model, task, { by, yes }) => {
  if (!isParty(task, by)) return 404
  if (task.status !== 'in-progress') return 409
  const isTasker = by === task.tasker
  const isInTime = model.now < task.awardedAt + TIMES.grace || model.now >= lateAt(task)
  if (!isTasker && !isInTime && !isUnfunded(task)) return 409
  const reopen = isTasker || yes
  endWork(model, task, { release: 0, reopen, by: isTasker ? 'tasker' : 'client' })
  return 200
}

const offerCancel: Move = (model, task, { by, amount, yes: reopen }) => {
  if (task.client !== by) return 404
  if (task.status !== 'in-progress' || task.offer) return 409
  if (amount > task.held) return 400
  change(model, task, { offer: { amount, reopen, answerBy: model.now + TIMES.offerAnswer } })
  return 200
}

const withdrawOffer: Move = (model, task, { by }) => {
  if (task.client !== by) return 404
  if (task.status !== 'in-progress' || !task.offer) return 409
  change(model, task, { offer: null })
  return 200
}

const acceptOffer: Move = (model, task, { by, amount }) => {
  if (task.tasker !== by) return 404
  if (task.status !== 'in-progress' || task.offer?.amount !== amount) return 409
  const { reopen } = task.offer
  endWork(model, task, { release: amount, reopen, by: 'tasker' })
  return 200
}

/** The first stage that is not held. */
const fund: Move = (model, task, { by }) => {
  if (task.client !== by) return 404
  const stage = task.stages?.find(({ isOver, held, amount }) => !isOver && held < amount)
  if (!stage || !['in-progress', 'submitted'].includes(task.status)) return 409
  const missing = stage.amount - stage.held
  if ((model.balances[by] ?? 0) < missing) return 402
  hold(model, task, missing)
  stage.held = stage.amount
  change(model, task, {})
  return 200
}

/** By an administrator, who may give the tasker a part of the hold. */
const removeAsAdmin: Move = (model, task, { amount: release }) => {
  if (task.status === 'removed' || task.isHidden) return 409
  if (release > task.held) return 400
  if (task.status === 'completed') {
    change(model, task, { isHidden: true })
    return 200
  }
  if (task.held > 0) divideHold(model, task, release)
  endStages(task, release)
  endDispute(task, 'cancelled', null)
  rejectPending(model, task, 'task_removed')
  change(model, task, { status: 'removed', removedFrom: null, offer: null })
  return 200
}

export const WORK_MOVES = {
  submit,
  requestChanges,
  approve,
  fund,
  cancel,
  offerCancel,
  withdrawOffer,
  acceptOffer,
  removeAsAdmin,
} satisfies Record<string, Move>
