import { sql } from 'drizzle-orm'
import { declineInvitation } from '#schema/contract/invitations.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { whyNotDeclineInvitation } from '#schema/domain/invitation.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { NOTICE_LINE_FACTS } from '#schema/domain/messages/notice-lines.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { endAsk } from '#worker/tasks/ask.ts'
import { currentTask } from '#worker/tasks/due.ts'
import { selectInvitation } from '#worker/tasks/invitation.ts'
import { selectTask, selectTaskVisibility } from '#worker/tasks/queries.ts'
import { whyNotOffer } from '#worker/tasks/rules.ts'
import { selectRounds } from './queries.ts'

/** The professional may still apply: the answer is for the client, who need not wait. */
export const declineInvitationRoute = route(declineInvitation, async (ctx, { id, reason }) => {
  const { userId, now } = ctx
  const { actor, invitation, rounds, visibility, ...found } = await ctx.read({
    task: first(selectTask({ id })),
    invitation: first(selectInvitation({ taskId: id, taskerId: userId })),
    rounds: selectRounds({ taskId: id, taskerId: userId }),
    visibility: first(selectTaskVisibility({ id, userId })),
  })
  const task = await currentTask(ctx, found.task)
  if (!invitation) throw new DomainError('not_found')
  throwIf(whyNotOffer(visibility))
  const response = { message: GENERAL_FACTS.invitationDeclined }
  if (invitation.declinedAt !== null) return done(response)
  throwIf(whyNotDeclineInvitation(task, rounds))
  const isAsk = task.askedId === userId
  return commit({
    effects: [
      sql`UPDATE invitations SET declined_at = ${now}, reason = ${reason}
        WHERE task_id = ${id} AND tasker_id = ${userId} AND declined_at IS NULL`,
      assertRowsChanged('task_state'),
      isAsk ? endAsk(ctx.db, task, 'declined', now) : [],
      notify({
        to: task.clientId,
        kind: isAsk ? 'askDeclined' : 'invitationDeclined',
        taskId: id,
        otherUserId: userId,
        data: {
          title: task.title,
          name: actor.username,
          lines: [NOTICE_LINE_FACTS.invitationDeclined[reason]],
        },
        now,
      }),
    ],
    response,
  })
})
