import { and, eq, max, sql } from 'drizzle-orm'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { OPEN_EXPIRY_MS } from '#schema/domain/limits.ts'
import { openTaskStep } from '#schema/domain/task-due-open.ts'
import { taskStatusAfter } from '#schema/domain/task.ts'
import { proposals, taskEvents, users } from '#schema/tables/index.ts'
import type { Effect } from '#worker/background/context.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { expiredEmail, expiryWarningEmail } from '#worker/mail/task-emails.ts'
import type { Recipient } from '#worker/mail/templates.ts'
import { changedForClient, changedForProposals, changedInFeed } from './changes.ts'
import type { DueHandler } from './due-handler.ts'
import { recordEvent } from './events.ts'
import {
  assertPendingUnchanged,
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

const selectRecipient = (db: Db, id: UserId) =>
  db
    .select({ id: users.id, email: users.email, username: users.username })
    .from(users)
    .where(eq(users.id, id))

type Expiring = { task: TaskRow; client: Recipient | null; pending: readonly ProposalRef[] }

function expire(db: Db, { task, client, pending }: Expiring, now: number): Effect {
  const status = taskStatusAfter(task.status, 'expire')
  if (!status) return { writes: updateDueAt(task, null), changes: [] }
  return {
    writes: [
      ...updateTask(db, task, { status, ...nextVersion(task, now) }),
      recordEvent(db, { task, kind: 'expired', actor: null, now }),
      assertPendingUnchanged(task.id, pending),
      ...rejectProposals(pending, 'task_expired', now),
      ...(client ? [expiredEmail(client, { title: task.title, now }).write] : []),
    ],
    changes: [
      ...changedForClient(task),
      ...changedInFeed(task, 'del'),
      ...changedForProposals(task.clientId, pending),
    ],
  }
}

/** Warns the client of an idle task, and closes it. A proposal since the last change is activity too. */
export const settleOpenTask: DueHandler = async (background, task, now) => {
  const { db } = background
  const { proposal, warning, client, pending } = await background.readNamed(() => ({
    proposal: first(selectLatestProposal(db, task.id)),
    warning: first(selectLatestWarning(db, task.id)),
    client: first(selectRecipient(db, task.clientId)),
    pending: selectPendingProposals(db, task.id),
  }))
  const activityAt = Math.max(task.updatedAt, proposal?.at ?? 0)
  const isWarned = (warning?.at ?? 0) > activityAt
  const { step, dueAt } = openTaskStep(activityAt, isWarned, now)
  if (step === 'expire') return expire(db, { task, client, pending }, now)
  const warn = step === 'warn' && client
  return {
    writes: [
      ...updateDueAt(task, dueAt),
      ...(warn
        ? [
            recordEvent(db, { task, kind: 'expiryWarned', actor: null, now }),
            expiryWarningEmail(client, { title: task.title, now }, activityAt + OPEN_EXPIRY_MS)
              .write,
          ]
        : []),
    ],
    changes: [],
  }
}
