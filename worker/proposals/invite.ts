import {
  inviteToTask,
  listInvitableTasks,
  listInvitations,
  listOwnInvitations,
  type Invitation,
} from '#schema/contract/invitations.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { invitationObstacle, whyNotInviteTo, whyNotInviteUser } from '#schema/domain/invitation.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import type { EarlierProposal } from '#schema/domain/proposal.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import type { RowOf } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from '#worker/tasks/due.ts'
import { insertInvitation, selectInvitation, selectInvitee } from '#worker/tasks/invitation.ts'
import { selectTask, selectTaskClient } from '#worker/tasks/queries.ts'
import { toDomainTask } from '#worker/tasks/update.ts'
import {
  selectInvitable,
  selectInvitations,
  selectInvitedCount,
  selectOwnInvitations,
} from './invitation-queries.ts'
import { selectRounds } from './queries.ts'

export const inviteToTaskRoute = route(inviteToTask, async (ctx, { id, taskerId }) => {
  const { userId, now } = ctx
  const { actor, invitee, invitation, count, rounds, ...found } = await ctx.read({
    task: first(selectTask({ id })),
    invitee: first(selectInvitee(taskerId, userId, now)),
    invitation: first(selectInvitation({ taskId: id, taskerId })),
    count: first(selectInvitedCount({ taskId: id })),
    rounds: selectRounds({ taskId: id, taskerId }),
  })
  const task = await currentTask(ctx, found.task)
  throwIf(whyNotInviteTo(toDomainTask(task), userId))
  throwIf(whyNotInviteUser(invitee, userId))
  const response = { message: GENERAL_FACTS.invited }
  if (invitation) return done(response)
  throwIf(whyNotStartWork(actor))
  const counts = {
    isInvited: false,
    isSuppressed: task.suppressedAt !== null,
    invited: count?.invited ?? 0,
    invitedToday: invitee?.invitedToday ?? 0,
  }
  throwIf(invitationObstacle(counts, rounds))
  return commit({
    effects: [
      insertInvitation({ taskId: id, taskerId, clientId: userId, now }),
      assertRowsChanged('task_state'),
      notify({
        to: taskerId,
        kind: 'invited',
        taskId: id,
        otherUserId: userId,
        data: { title: task.title, name: actor.username },
        now,
      }),
    ],
    response,
    status: 201,
  })
})

type InvitableRow = RowOf<typeof selectInvitable>

/** A task has a row for each proposal of the professional. */
function byTask(rows: readonly InvitableRow[]) {
  const tasks = new Map<TaskId, { row: InvitableRow; earlier: EarlierProposal[] }>()
  for (const row of rows) {
    const entry = tasks.get(row._id) ?? { row, earlier: [] }
    if (row.status) entry.earlier.push({ status: row.status, reason: row.reason })
    tasks.set(row._id, entry)
  }
  return [...tasks.values()]
}

export const listInvitableTasksRoute = route(
  listInvitableTasks,
  async ({ userId, now, read }, { taskerId }) => {
    const { invitee, rows } = await read({
      invitee: first(selectInvitee(taskerId, userId, now)),
      rows: selectInvitable({ taskerId, userId }),
    })
    throwIf(whyNotInviteUser(invitee, userId))
    const invitedToday = invitee?.invitedToday ?? 0
    return {
      tasks: byTask(rows).map(({ row: { _id, title, price, ...counts }, earlier }) => ({
        _id,
        title,
        price,
        obstacle: invitationObstacle({ ...counts, invitedToday }, earlier),
      })),
    }
  },
)

type Answered = { hasApplied: boolean; declinedAt: number | null }
const answerOf = ({ hasApplied, declinedAt }: Answered): Invitation['answer'] => {
  if (hasApplied) return 'applied'
  return declinedAt === null ? null : 'declined'
}

export const listInvitationsRoute = route(listInvitations, async ({ userId, read }, { id }) => {
  const { task, rows } = await read({
    task: first(selectTaskClient({ id })),
    rows: selectInvitations({ taskId: id, userId }),
  })
  if (task?.clientId !== userId) throw new DomainError('not_found')
  return {
    invitations: rows.map(({ tasker, createdAt, reason, ...answered }) => ({
      tasker,
      createdAt,
      answer: answerOf(answered),
      reason: answered.hasApplied ? null : reason,
    })),
  }
})

export const listOwnInvitationsRoute = route(listOwnInvitations, async ({ userId, now, read }) => {
  const { rows } = await read({ rows: selectOwnInvitations(userId, now) })
  return {
    invitations: rows.map(({ askedId, until, ...row }) => ({
      ...row,
      isAsk: askedId !== null,
      until,
    })),
  }
})
