import { statusAfterSplit, type DisputeOutcome, type Split } from '#schema/domain/dispute.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { holdOf, type Movement } from '#schema/domain/hold.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { heldForStage } from '#schema/domain/stages.ts'
import type { Db } from '#worker/db/client.ts'
import { divideHold } from '../end-hold.ts'
import type { TaskRow } from '../queries.ts'
import { askToFund, endedStagesOf, lastStageOf, nextStageOf } from '../stages.ts'
import { nextVersion, updateTask } from '../update.ts'
import type { DisputeRow } from './queries.ts'
import { summaryOf, updateDispute } from './update.ts'

type Ending = {
  split: Split
  outcome: DisputeOutcome
  /** Who accepted or decided; null for Onise itself. */
  by: UserId | null
  decision?: string
  /** The whole plan ends and all that is held goes back. */
  endsPlan?: boolean
  reviewWindowDays: number
  now: number
}
type Disputed = {
  task: TaskRow
  dispute: DisputeRow
  movements: readonly Movement[]
  debts: Parameters<typeof divideHold>[0]['debts']
}

/** Divides the hold and ends dispute and task (docs/ledger.md#dispute). The task's version admits one ending only. */
export function endWithSplit(db: Db, about: Disputed, ending: Ending) {
  const { task, dispute, movements, debts } = about
  const { taskerId } = task
  const { split, outcome, by, decision = null, reviewWindowDays, endsPlan = false, now } = ending
  const hold = holdOf(movements)
  const { stages: before } = task
  const status = statusAfterSplit(split, { stages: before, endsPlan })
  if (task.status !== 'disputed' || !status) throw new DomainError('moved_on')
  if (!taskerId) throw new Error(`disputed task ${task.id} has no assignee`)
  const disputed = heldForStage(task, hold.held)
  if (disputed !== dispute.held || split.release + split.refund !== disputed)
    throw new Error(`the hold of disputed task ${task.id} is not the sum of its parts`)
  const assigned = { ...task, taskerId }
  const next = endsPlan ? null : nextStageOf(task, split.release, now)
  const last = endsPlan
    ? endedStagesOf(task, split.release, now)
    : lastStageOf(task, split.release, now)
  const amount = endsPlan ? hold.held : disputed
  const { stages = null } = next ?? last
  const end = {
    task: assigned,
    hold,
    debts,
    released: split.release,
    amount,
    stages,
    actor: by,
    now,
  }
  const { fee, effects: money } = divideHold(end)
  const closing = {
    offers: [],
    closedAt: now,
    outcome,
    released: split.release,
    refunded: split.refund,
    fee,
    closedBy: by,
    decision,
  }
  const update = {
    status,
    ...(next ?? last),
    dispute: summaryOf({ ...dispute, ...closing }),
    ...(status === 'completed' && {
      completedAt: now,
      reviewWindowDays,
    }),
    ...nextVersion(task, now),
  }
  return {
    update,
    effects: [
      updateTask(db, task, update),
      updateDispute(db, dispute, closing),
      money,
      askToFund({ ...task, ...update }, now),
    ],
  }
}
