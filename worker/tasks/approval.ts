import { feeOnRelease, holdOf, type Movement } from '#schema/domain/hold.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { CLEARING_MS } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { taskStatusAfter } from '#schema/domain/task.ts'
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

/** Completes submitted work and releases its hold. Null when its status does not allow it. */
export function approvalOf(db: Db, approval: Approval) {
  const { task, movements, standing, actor, reviewWindowDays, now } = approval
  const status = taskStatusAfter(task.status, 'approve')
  if (!status) return null
  const { id, clientId, taskerId, title } = task
  const hold = holdOf(movements)
  if (!taskerId || hold.held <= 0 || !standing)
    throw new Error(`submitted task ${id} has no assignee or no hold`)
  const update = {
    status,
    completedAt: now,
    reviewWindowDays,
    autoApproveAt: null,
    ...nextVersion(task, now),
  }
  const amount = hold.held
  const fee = feeOnRelease(hold, amount, task.feeBps)
  const credited = (amount - fee) as Kobo
  const journal = releaseMoney({ id, title, hold }, { actor, tasker: taskerId, amount, fee, now })
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
    recordEvent(db, { task, kind, actor, now, amount }),
    assertTaskNotDisputed(id),
    journal.writes,
    debt.effects,
    actor === null ? holdBack(kept, now) : [],
    // The holds are shown as completed from now on.
    hold.journals.map((each) => changedForWallet(clientId, each)),
    changedForWallet(taskerId, journal.id),
    notify(...noticesOf(task, { credited, isAutomatic: actor === null, now })),
  ]
  return { update, effects }
}
