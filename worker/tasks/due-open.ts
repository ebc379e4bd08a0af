import { and, eq, max, sql } from 'drizzle-orm'
import type { TaskId } from '#schema/domain/ids.ts'
import { OPEN_EXPIRY_MS } from '#schema/domain/limits.ts'
import { openTaskStep } from '#schema/domain/task-due.ts'
import { taskStatusAfter } from '#schema/domain/task.ts'
import { proposals, taskEvents } from '#schema/tables/index.ts'
import { selectLatestAboutProposals } from '#worker/chats/latest-message.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import type { Effect } from '#worker/db/write.ts'
import { notify } from '#worker/notices/notify.ts'
import { endAsk, notAnswered } from './ask.ts'
import type { DueHandler } from './due-handler.ts'
import { toClient } from './notices.ts'
import {
  assertPendingUnchanged,
  notSelected,
  rejectProposals,
  selectPendingProposals,
  type ProposalRef,
} from './pending-proposals.ts'
import type { TaskRow } from './queries.ts'
import { nextVersion, updateDueAt, updateTask } from './update.ts'

const selectLatestProposal = (db: Db, id: TaskId) =>
  db
    .select({ at: max(proposals.updatedAt) })
    .from(proposals)
    .where(eq(proposals.taskId, id))

const selectLatestWarning = (db: Db, id: TaskId) =>
  db
    .select({ at: max(taskEvents.createdAt) })
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, id), sql`${taskEvents.kind} = 'expiryWarned'`))

function expire(db: Db, task: TaskRow, pending: readonly ProposalRef[], now: number): Effect {
  const status = taskStatusAfter(task.status, 'expire')
  if (!status) return updateDueAt(task, null)
  const { id: taskId, clientId: otherUserId, title } = task
  const about = { taskId, otherUserId, title, reason: 'task_expired', now } as const
  return [
    updateTask(db, task, { status, ...nextVersion(task, now) }),
    recordEvent(db, { task, kind: 'expired', actor: null, now }),
    assertPendingUnchanged(task.id, pending),
    rejectProposals(task, pending, { reason: 'task_expired', now }),
    notify(...toClient(task, { kind: 'expired', now }), ...notSelected(pending, about)),
  ]
}

/**
 * Ends the wait for the only professional who is asked; who has applied has answered. Warns the client of an idle task, and
 * closes it. A proposal or a message since the last change is activity too.
 */
export const settleOpenTask: DueHandler = async (background, task, now) => {
  const { db } = background
  const { proposal, warning, message, pending } = await background.readNamed(() => ({
    proposal: first(selectLatestProposal(db, task.id)),
    warning: first(selectLatestWarning(db, task.id)),
    message: first(selectLatestAboutProposals(db, task.id, task.clientId)),
    pending: selectPendingProposals({ taskId: task.id }),
  }))
  if (task.askedUntil !== null && task.askedUntil <= now)
    return pending.length > 0
      ? updateTask(db, task, { askedUntil: null, ...nextVersion(task, now) })
      : [endAsk(db, task, 'unanswered', now), notAnswered(task, now)]
  const activityAt = Math.max(task.updatedAt, proposal?.at ?? 0, message?.at ?? 0)
  const isWarned = (warning?.at ?? 0) > activityAt
  const { step, dueAt } = openTaskStep(activityAt, isWarned, now)
  if (step === 'expire') return expire(db, task, pending, now)
  if (step !== 'warn') return updateDueAt(task, dueAt)
  const expiresAt = activityAt + OPEN_EXPIRY_MS
  return [
    updateDueAt(task, dueAt),
    recordEvent(db, { task, kind: 'expiryWarned', actor: null, now }),
    notify(
      ...toClient(task, {
        kind: 'expiryWarning',
        data: { at: expiresAt },
        deadline: expiresAt,
        now,
      }),
    ),
  ]
}
