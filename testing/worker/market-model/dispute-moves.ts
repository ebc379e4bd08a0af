import {
  change,
  currentOf,
  DAY,
  divideHold,
  endDispute,
  endStages,
  heldNow,
  isParty,
  isUnfunded,
  openDisputeOf,
  TIMES,
  type Dispute,
  type Model,
  type Move,
  type Task,
} from './model.ts'
import { complete } from './work-moves.ts'

const openDispute: Move = (model, task, { by }) => {
  if (!isParty(task, by)) return 404
  if (task.status !== 'in-progress' && task.status !== 'submitted') return 409
  if (isUnfunded(task) || currentOf(task)?.kind === 'materials') return 409
  if (task.lostBy === by) return 409
  task.disputes.push({
    openedBy: by,
    openedAt: model.now,
    answeredAt: null,
    isMissed: false,
    offers: new Map(),
    outcome: null,
    closedBy: null,
  })
  change(model, task, { status: 'disputed', offer: null })
  return 200
}

/** Only a party, while the dispute is open. */
const ofParty =
  (move: (dispute: Dispute, ...args: Parameters<Move>) => number): Move =>
  (model, task, step) => {
    if (!isParty(task, step.by)) return 404
    const dispute = openDisputeOf(task)
    return dispute ? move(dispute, model, task, step) : 409
  }

const answerDispute = ofParty((dispute, model, task, { by }) => {
  const isOver = model.now >= dispute.openedAt + TIMES.disputeAnswer
  if (dispute.openedBy === by || dispute.answeredAt !== null || isOver) return 409
  dispute.answeredAt = model.now
  change(model, task, {})
  return 200
})

const offerSplit = ofParty((dispute, model, task, { by, amount: release, rest: refund }) => {
  if (release + refund !== heldNow(task)) return 400
  dispute.offers.set(by, { release, refund })
  change(model, task, {})
  return 200
})

const withdrawSplit = ofParty((dispute, model, task, { by }) => {
  if (!dispute.offers.delete(by)) return 409
  change(model, task, {})
  return 200
})

/** With a payment for any work the task is completed, without one cancelled; before the last stage the plan goes on. */
export function endWithSplit(
  model: Model,
  task: Task,
  { release, outcome, by }: { release: number; outcome: Dispute['outcome']; by: number | null },
) {
  endDispute(task, outcome, by)
  const { stages } = task
  const isLast = (stages?.filter(({ isOver }) => !isOver).length ?? 0) < 2
  const wasPaid = stages?.some(({ kind, paid }) => kind === 'work' && paid > 0) ?? false
  // Without a decision everything ends.
  const goesOn = outcome !== 'refunded' && (!isLast || wasPaid)
  if (release > 0 || goesOn) return complete(model, task, release)
  divideHold(model, task, 0)
  endStages(task, 0)
  change(model, task, { status: 'cancelled' })
}

/** Of the user `tasker`, who may be on either side. */
const acceptOpenSplit = ofParty((dispute, model, task, { by, tasker: offerOf }) => {
  const split = dispute.offers.get(offerOf)
  if (!split || offerOf === by) return 409
  endWithSplit(model, task, { release: split.release, outcome: 'settled', by })
  return 200
})

const acceptSplit: Move = (model, task, step) => {
  const latest = task.disputes.at(-1)
  const isRepeat = latest?.outcome === 'settled' && latest.closedBy === step.by
  return isRepeat && isParty(task, step.by) ? 200 : acceptOpenSplit(model, task, step)
}

/** The administrator. */
const decide: Move = (model, task, { amount: release, rest: refund, yes: isSplit, by }) => {
  if (task.disputes.length === 0) return 404
  const dispute = openDisputeOf(task)
  if (!dispute) return 409
  const { answeredAt, openedAt, openedBy } = dispute
  if (answeredAt === null && model.now < openedAt + TIMES.disputeAnswer) return 409
  if (release + refund !== (isSplit ? heldNow(task) : 0)) return 400
  if (isSplit) {
    endWithSplit(model, task, { release, outcome: 'split', by })
    return 200
  }
  endDispute(task, 'continue', by)
  const pause = Math.ceil((model.now - openedAt) / DAY) * DAY
  const agreedDay = task.agreedDay + pause
  change(model, task, { status: 'in-progress', lostBy: openedBy, agreedDay })
  return 200
}

export const DISPUTE_MOVES = {
  openDispute,
  answerDispute,
  offerSplit,
  withdrawSplit,
  acceptSplit,
  decide,
} satisfies Record<string, Move>
