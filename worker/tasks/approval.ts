import { feeOnRelease, holdOf, type Movement } from '#schema/domain/hold.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { CLEARING_MS } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { heldForStage, partOfStage, stageDataOf } from '#schema/domain/stages.ts'
import { taskStatusAfter, type TaskStatus } from '#schema/domain/task.ts'
import type { Db } from '#worker/db/client.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import type { Effect } from '#worker/db/write.ts'
import { holdBack } from '#worker/ledger/clearings.ts'
import { releaseMoney } from '#worker/ledger/holds.ts'
import { payDebt } from '#worker/ledger/postings.ts'
import { assertTaskNotDisputed } from '#worker/ledger/standing.ts'
import { notify, type NewNotice } from '#worker/notices/notify.ts'
import { toClient, toTasker } from './notices.ts'
import type { TaskRow } from './queries.ts'
import { askToFund, lastStageOf, nextStageOf } from './stages.ts'
import { nextVersion, updateTask } from './update.ts'

type Approval = {
  task: TaskRow
  movements: readonly Movement[]
  standing: { taskerDebt: Kobo } | null
  /** Null for the automatic approval. */
  actor: UserId | null
  reviewWindowDays: number
  now: number
}

type Paid = { credited: Kobo; isAutomatic: boolean; now: number }

function noticesOf(task: TaskRow, { credited: amount, isAutomatic, now }: Paid): NewNotice[] {
  if (!isAutomatic) {
    const data = { name: task.client.username, amount }
    return toTasker(task, { kind: 'approved', data, now })
  }
  const name = task.assignee?.username ?? ''
  const paid = { amount, at: now + CLEARING_MS }
  return [
    ...toClient(task, { kind: 'autoApproved', data: { name }, now }),
    ...toTasker(task, { kind: 'paidAutomatically', data: paid, now }),
  ]
}

/** What the task becomes: its next stage begins, or it is completed. */
function updateOf({ task, reviewWindowDays, now }: Approval, status: TaskStatus, paid: Kobo) {
  const next = nextStageOf(task, paid, now)
  if (next) return { ...next, dispute: null, ...nextVersion(task, now) }
  return {
    status,
    completedAt: now,
    reviewWindowDays,
    autoApproveAt: null,
    ...lastStageOf(task, paid, now),
    ...nextVersion(task, now),
  }
}

/** Pays submitted work from its hold, and completes the task unless another stage follows. Null when its status does not allow it. */
export function approvalOf(db: Db, approval: Approval) {
  const { task, movements, standing, actor, now } = approval
  const status = taskStatusAfter(task.status, 'approve')
  if (!status) return null
  const { id, clientId, taskerId, title } = task
  const hold = holdOf(movements)
  const amount = heldForStage(task, hold.held)
  if (!taskerId || amount <= 0 || !standing)
    throw new Error(`submitted task ${id} has no assignee or no hold`)
  const update = updateOf(approval, status, amount)
  const fee = feeOnRelease(hold, amount, task.feeBps)
  const credited = (amount - fee) as Kobo
  const stages = partOfStage(task, amount)
  const part = { actor, tasker: taskerId, amount, fee, stages, now }
  const journal = releaseMoney({ id, title, hold }, part)
  const debt = payDebt({
    user: taskerId,
    debt: standing.taskerDebt,
    credited,
    cause: journal.id,
    now,
  })
  const kept = { user: taskerId, journal: journal.id, amount: (credited - debt.paid) as Kobo }
  const kind = actor === null ? 'autoApproved' : 'approved'
  const effects: Effect = [
    updateTask(db, task, update),
    recordEvent(db, { task, kind, actor, now, amount, data: stageDataOf(task) }),
    assertTaskNotDisputed(id),
    journal.writes,
    debt.effects,
    actor === null ? holdBack(kept, now) : [],
    // The holds are shown as completed from now on.
    hold.journals.map((each) => changedForWallet(clientId, each)),
    changedForWallet(taskerId, journal.id),
    notify(...noticesOf(task, { credited, isAutomatic: actor === null, now })),
    askToFund({ ...task, ...update }, now),
  ]
  return { update, effects }
}
