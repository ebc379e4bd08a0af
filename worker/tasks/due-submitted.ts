import { inArray } from 'drizzle-orm'
import { nextSubmittedStep, submittedStep } from '#schema/domain/approval.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { planChangeDueAt } from '#schema/domain/open-change.ts'
import { earliest } from '#schema/domain/task-due.ts'
import { users } from '#schema/tables/users.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { movementsOf } from '#worker/ledger/holds.ts'
import { standingOfTask } from '#worker/ledger/standing.ts'
import { notify } from '#worker/notices/notify.ts'
import { selectSetting, settingOf } from '#worker/settings/queries.ts'
import { approvalOf } from './approval.ts'
import type { DueHandler } from './due-handler.ts'
import { endSilentChange, remindOfChange } from './due-plan-change.ts'
import { toClient } from './notices.ts'
import { updateDueAt } from './update.ts'

const selectParties = (db: Db, ids: readonly UserId[]) =>
  db
    .select({ id: users.id, username: users.username, suspendedAt: users.suspendedAt })
    .from(users)
    .where(inArray(users.id, [...ids]))

/** Reminds the client to decide, and at the end of the time approves the work (docs/rules.md#work-is-approved-automatically-after-5-days). */
export const settleSubmittedTask: DueHandler = async (background, task, now) => {
  const { id, clientId, taskerId, autoApproveAt } = task
  const ended = endSilentChange(background.db, task, now)
  if (ended) return ended
  if (autoApproveAt === null || taskerId === null) return null
  const { parties, movements, standing, window } = await background.readNamed((db) => ({
    parties: selectParties(db, [clientId, taskerId]),
    movements: movementsOf({ task: id }),
    standing: first(standingOfTask({ task: id })),
    window: first(selectSetting({ name: 'reviewWindowDays' })),
  }))
  const client = parties.find((user) => user.id === clientId)
  const tasker = parties.find((user) => user.id === taskerId)
  if (!client || !tasker) throw new Error(`submitted task ${id} has no client or no assignee`)
  const { db, deps } = background
  const { kind, dueAt } = submittedStep(autoApproveAt, now, {
    isClientSuspended: client.suspendedAt !== null,
    hasOpenDispute: standing?.hasOpenDispute ?? false,
  })
  const moved = [
    updateDueAt(task, earliest(dueAt, planChangeDueAt(task.planChange, now))),
    remindOfChange(task, now),
  ]
  // Only a change of the agreement is due.
  const isReminder = nextSubmittedStep(autoApproveAt, (task.dueAt ?? now) - 1) <= now
  if (kind === 'wait' || (kind === 'remind' && !isReminder)) return moved
  if (kind === 'remind') {
    return [
      moved,
      recordEvent(db, { task, kind: 'approvalReminded', actor: null, now }),
      notify(
        ...toClient(task, {
          kind: 'decisionReminder',
          data: { name: tasker.username, at: autoApproveAt },
          deadline: autoApproveAt,
          now,
        }),
      ),
    ]
  }
  const approval = approvalOf(db, {
    task,
    movements,
    standing,
    actor: null,
    reviewWindowDays: settingOf(deps.settings, 'reviewWindowDays', window),
    now,
  })
  return approval && approval.effects
}
