import { restoreTask } from '#schema/contract/tasks.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { OPEN_TASKS_MAX, PROPOSAL_RESTORE_MS } from '#schema/domain/limits.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import { restoredStatusOf, whyNotRestore } from '#schema/domain/task.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from './due.ts'
import { toTasker } from './notices.ts'
import { restoreProposals, selectRestorableProposals } from './pending-proposals.ts'
import { assertOpenTasksBelowLimit, selectPoster } from './posting-limits.ts'
import { presentTask } from './present.ts'
import { selectTask } from './queries.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

/**
 * Restores the proposals that were rejected with the task as well: otherwise the applicants of a task that was deleted
 * by mistake would have to write their proposals again.
 */
export const restoreTaskRoute = route(restoreTask, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { actor, proposals, poster, ...read } = await ctx.read({
    task: first(selectTask({ id })),
    proposals: selectRestorableProposals({
      taskId: id,
      reason: 'task_removed',
      since: now - PROPOSAL_RESTORE_MS,
    }),
    poster: first(selectPoster(userId, now)),
  })
  const task = await currentTask(ctx, read.task)
  throwIf(whyNotRestore(toDomainTask(task), userId, now))
  throwIf(whyNotStartWork(actor))
  const message = GENERAL_FACTS.taskRestored
  if (task.status === 'pending') return done({ message, task: presentTask(task, actor) })
  const status = restoredStatusOf(task)
  if (!status) throw new DomainError('moved_on')
  const isOpen = status === 'pending'
  if (isOpen && (poster?.openTasks ?? 0) >= OPEN_TASKS_MAX) throw new DomainError('too_many_open')

  const update = { status, removedAt: null, removedFrom: null, ...nextVersion(task, now) }
  return commit({
    effects: [
      isOpen ? assertOpenTasksBelowLimit(userId) : [],
      updateTask(db, task, update),
      recordEvent(db, { task, kind: 'restored', actor: userId, now }),
      restoreProposals(task, proposals, 'task_removed', now),
      notify(
        ...proposals.flatMap(({ taskerId }) =>
          isOpen ? toTasker({ ...task, taskerId }, { kind: 'proposalReopened', now }) : [],
        ),
      ),
    ],
    response: { message, task: presentTask({ ...task, ...update }, actor) },
  })
})
