import { eq } from 'drizzle-orm'
import { requestChanges } from '#schema/contract/tasks.ts'
import { whyNotRequestChanges } from '#schema/domain/change-request.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { WORK_FACTS } from '#schema/domain/messages/work.ts'
import { taskStatusAfter } from '#schema/domain/task.ts'
import { submissions } from '#schema/tables/index.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from './due.ts'
import { toTasker } from './notices.ts'
import { presentTask } from './present.ts'
import { selectSubmissions, selectTask } from './queries.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

/** Returns the latest version to the tasker. The money stays held, and no time to approve runs. */
export const requestChangesRoute = route(requestChanges, async (ctx, { id, note, submission }) => {
  const { db, userId, now } = ctx
  const { actor, latest, ...read } = await ctx.read({
    task: first(selectTask({ id })),
    latest: first(selectSubmissions(id, 1)),
  })
  const task = await currentTask(ctx, read.task)
  throwIf(whyNotRequestChanges(toDomainTask(task), userId))
  const status = taskStatusAfter(task.status, 'requestChanges')
  if (!status) throw new DomainError('moved_on')
  if (!latest) throw new Error(`submitted task ${id} has no version`)
  if (submission !== undefined && submission !== latest.id)
    throw new DomainError('newer_submission')

  const revisions = task.revisions + 1
  const update = {
    status,
    revisions,
    changeRequest: { note, at: now },
    autoApproveAt: null,
    ...nextVersion(task, now),
  }
  return commit({
    effects: [
      updateTask(db, task, update),
      db
        .update(submissions)
        .set({ changeNote: note, changesRequestedAt: now })
        .where(eq(submissions.id, latest.id)),
      recordEvent(db, {
        task,
        kind: 'changesRequested',
        actor: userId,
        now,
        note,
        data: { version: latest.version, count: revisions },
      }),
      notify(
        ...toTasker(task, {
          kind: 'changesRequested',
          data: { name: task.client.username, note, count: revisions },
          now,
        }),
      ),
    ],
    response: {
      message: WORK_FACTS.changesRequested,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})
