import { eq } from 'drizzle-orm'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import { needsSecondAdministrator } from '#schema/domain/approval.ts'
import { DomainError, throwIf, type ErrorCode } from '#schema/domain/errors.ts'
import { feeOnRelease, holdOf, type Hold } from '#schema/domain/hold.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { APPROVAL_MESSAGES } from '#schema/domain/messages/approvals.ts'
import { REMOVAL_FACTS, REMOVAL_MESSAGES } from '#schema/domain/messages/removal.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { formatNaira, naira, type Kobo } from '#schema/domain/money.ts'
import { rejectMoneyAtRest } from '#schema/domain/standing.ts'
import { taskStatusAfter, type TaskStatus } from '#schema/domain/task.ts'
import { proposals, reviews } from '#schema/tables/index.ts'
import type { Context } from '#worker/context.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit, type Effect } from '#worker/db/write.ts'
import { askForApproval, type Approved } from '#worker/http/approvals.ts'
import { route } from '#worker/http/serve.ts'
import { endDisputeOf } from '#worker/ledger/end-dispute.ts'
import { movementsOf } from '#worker/ledger/holds.ts'
import { standingOfTask } from '#worker/ledger/standing.ts'
import { notify, type NewNotice } from '#worker/notices/notify.ts'
import { changedForProposals } from './changes.ts'
import { currentTask } from './due.ts'
import { endHold } from './end-hold.ts'
import { toParties } from './notices.ts'
import {
  assertPendingUnchanged,
  notSelected,
  rejectProposals,
  selectPendingProposals,
  type ProposalRef,
} from './pending-proposals.ts'
import { selectTask, type TaskRow } from './queries.ts'
import { endedStagesOf } from './stages.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

const selectProposals = (db: Db, id: TaskId) =>
  db
    .select({ id: proposals.id, taskerId: proposals.taskerId })
    .from(proposals)
    .where(eq(proposals.taskId, id))

/** Proposals and reviews have copies of the title; records of money keep theirs, because they never change. */
const hideCopies = (db: Db, task: TaskRow, copies: readonly ProposalRef[]): Effect => {
  const title = REMOVAL_MESSAGES.hiddenTitle
  return [
    db.update(proposals).set({ title }).where(eq(proposals.taskId, task.id)),
    db.update(reviews).set({ title }).where(eq(reviews.taskId, task.id)),
    changedForProposals(task, copies),
  ]
}

async function readRemoval(ctx: Context, id: TaskId) {
  const { db } = ctx
  const { task, ...found } = await ctx.read({
    task: first(selectTask({ id })),
    movements: movementsOf({ task: id }),
    standing: first(standingOfTask({ task: id })),
    pending: selectPendingProposals({ taskId: id }),
    copies: selectProposals(db, id),
  })
  return { ...found, task: await currentTask(ctx, task) }
}
type Removal = Awaited<ReturnType<typeof readRemoval>>
type Parts = { release: Kobo; refund: Kobo }

type RemovableTask = {
  status: TaskStatus
  client: UserId
  taskerId: UserId | null
  hiddenAt: number | null
}

/** An administrator removes tasks of others only, and each once (docs/rules.md#an-administrators-deletion-refunds-the-client). */
function whyNotRemoveAsAdmin(task: RemovableTask, adminId: UserId): ErrorCode | null {
  if (task.client === adminId || task.taskerId === adminId) return 'wrong_role'
  if (task.hiddenAt !== null) return 'moved_on'
  return taskStatusAfter(task.status, 'adminRemove') ? null : 'moved_on'
}

/** The two parts of the hold; null when more is to be released than is held. */
const dividedHold = (held: Kobo, release: Kobo): { release: Kobo; refund: Kobo } | null =>
  release > held ? null : { release, refund: (held - release) as Kobo }

function divide(hold: Hold, release: Kobo): Parts {
  const parts = dividedHold(hold.held, release)
  if (parts) return parts
  const { releaseNeedsHold } = REMOVAL_MESSAGES
  const message =
    hold.held > 0 ? messages.nairaRange('Payment', naira(0), hold.held) : releaseNeedsHold
  throw new DomainError('invalid_input', message, { fields: { release: message } })
}

/** Nothing for a task without a hold. */
function endMoney(ctx: Context, removal: Removal, hold: Hold, { release, refund }: Parts): Effect {
  const { db, userId, now } = ctx
  const { task, standing } = removal
  const { taskerId } = task
  if (hold.held === 0) return []
  if (!standing || !taskerId) throw new Error(`task ${task.id} has a hold without a tasker`)
  const { hasOpenDispute } = standing
  if (release > 0) rejectMoneyAtRest({ debt: 0 as Kobo, hasOpenDispute }, 'approve')
  const end = { task: { ...task, taskerId }, hold, debts: standing, released: release, now }
  const money = endHold(db, { ...end, ...endedStagesOf(task, release, now), actor: userId })
  return [endDisputeOf(task.id, refund, now), money]
}

type RemovedContent = { hold: Hold; parts: Parts; reason: string; now: number }

function noticesOf(
  { task, pending }: Removal,
  { hold, parts, reason, now }: RemovedContent,
): NewNotice[] {
  const { release, refund } = parts
  const paid = (release - feeOnRelease(hold, release, task.feeBps)) as Kobo
  const { text, hidden, money } = REMOVAL_FACTS.notice
  const lines = [
    task.status === 'completed' ? hidden : text,
    ...(hold.held > 0 ? [money(paid, refund)] : []),
  ]
  const { id: taskId, clientId: otherUserId, title } = task
  const about = { taskId, otherUserId, title, reason: 'task_removed', now } as const
  return [
    ...toParties(task, { kind: 'removedByAdmin', data: { note: reason, lines }, now }),
    ...notSelected(pending, about),
  ]
}

/** Ends whatever goes on about the task in one batch; the owner cannot restore it. */
export async function removeTaskBy(
  ctx: Context,
  { id, reason, release }: ParsedInput<typeof removeTask>,
  approved: Approved,
) {
  const { db, userId, now } = ctx
  const removal = await readRemoval(ctx, id)
  const { task, pending, copies } = removal
  throwIf(whyNotRemoveAsAdmin({ ...toDomainTask(task), hiddenAt: task.hiddenAt }, userId))
  const status = taskStatusAfter(task.status, 'adminRemove')
  if (!status) throw new DomainError('moved_on')
  const hold = holdOf(removal.movements)
  const parts = divide(hold, release)
  if (needsSecondAdministrator(hold.held) && !approved) {
    const summary = APPROVAL_MESSAGES.summaries.split(
      formatNaira(parts.release),
      formatNaira(parts.refund),
    )
    const request = { subject: id, amount: hold.held, summary, input: { id, reason, release } }
    return askForApproval(ctx, { act: 'tasks.removeAsAdmin', ...request, reason }, {})
  }
  const isRemoved = status === 'removed'
  const update = isRemoved ? { removedAt: now, removedFrom: null } : { hiddenAt: now }
  const removed = recordEvent(db, {
    task,
    kind: 'removedByAdmin',
    actor: userId,
    now,
    note: reason,
  })
  const money = endMoney(ctx, removal, hold, parts)
  const stages = isRemoved ? endedStagesOf(task, parts.release, now) : {}
  return commit({
    effects: [
      updateTask(db, task, { status, ...update, ...stages, ...nextVersion(task, now) }),
      isRemoved ? [] : hideCopies(db, task, copies),
      removed,
      money,
      assertPendingUnchanged(id, pending),
      rejectProposals(task, pending, { reason: 'task_removed', now }),
      notify(...noticesOf(removal, { hold, parts, reason, now })),
    ],
    audit: { subject: id, reason, details: { status: task.status, ...parts } },
    response: { message: isRemoved ? REMOVAL_MESSAGES.removed : REMOVAL_MESSAGES.hidden },
  })
}

export const removeTaskRoute = route(removeTask, (ctx, input) => removeTaskBy(ctx, input, null))
