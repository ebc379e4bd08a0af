import { deleteTask } from '#schema/contract/tasks.ts'
import { throwIf } from '#schema/domain/errors.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { taskStatusAfter, whyNotDelete } from '#schema/domain/task.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from './due.ts'
import {
  assertPendingUnchanged,
  notSelected,
  rejectProposals,
  selectPendingProposals,
} from './pending-proposals.ts'
import { selectTask } from './queries.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

/** The row stays with status `removed`. Deleting it again has the same response and changes nothing. */
export const deleteTaskRoute = route(deleteTask, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { task: found, pending } = await ctx.read({
    task: first(selectTask({ id })),
    pending: selectPendingProposals({ taskId: id }),
  })
  const task = await currentTask(ctx, found)
  throwIf(whyNotDelete(toDomainTask(task), userId))
  const message = GENERAL_FACTS.taskDeleted
  const status = taskStatusAfter(task.status, 'remove')
  if (!status) return done({ message })

  const { title } = task
  const about = { taskId: id, otherUserId: userId, title, reason: 'task_removed', now } as const
  return commit({
    effects: [
      updateTask(db, task, {
        status,
        removedAt: now,
        removedFrom: task.status,
        ...nextVersion(task, now),
      }),
      recordEvent(db, { task, kind: 'removed', actor: userId, now }),
      assertPendingUnchanged(id, pending),
      rejectProposals(task, pending, { reason: 'task_removed', now }),
      notify(...notSelected(pending, about)),
    ],
    response: { message },
  })
})
