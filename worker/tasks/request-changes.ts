import { eq, sql } from 'drizzle-orm'
import { requestChanges } from '#schema/contract/tasks.ts'
import { whyNotRequestChanges } from '#schema/domain/change-request.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { WORK_MESSAGES } from '#schema/domain/messages/work.ts'
import { taskStatusAfter } from '#schema/domain/task.ts'
import { submissions, users } from '#schema/tables/index.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { sendEmail } from '#worker/mail/outbound-email.ts'
import { changesRequestedEmail } from '#worker/mail/task-templates.ts'
import { changedForParties } from './changes.ts'
import { settleDue } from './due.ts'
import { recordEvent } from './events.ts'
import { presentTask } from './present.ts'
import { selectSubmissions, selectTask } from './queries.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

const selectAssignee = (db: Db, task: TaskId) =>
  db
    .select({ id: users.id, email: users.email, username: users.username })
    .from(users)
    .where(eq(users.id, sql`(SELECT tasker_id FROM tasks WHERE id = ${task})`))

/** Returns the latest version to the tasker. The money stays held, and no time to approve runs. */
export const requestChangesRoute = route(requestChanges, async (ctx, { id, note, submission }) => {
  const { db, userId, now, deps } = ctx
  const { actor, task, latest, assignee } = await ctx.read({
    task: first(selectTask(db, id)),
    latest: first(selectSubmissions(db, id, 1)),
    assignee: first(selectAssignee(db, id)),
  })
  if (!task) throw new DomainError('not_found')
  await settleDue(ctx, task)
  throwIf(whyNotRequestChanges(toDomainTask(task), userId))
  const status = taskStatusAfter(task.status, 'requestChanges')
  if (!status) throw new DomainError('moved_on')
  if (!latest || !assignee) throw new Error(`submitted task ${id} has no version or no assignee`)
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
  const email = changesRequestedEmail(
    assignee,
    { title: task.title, client: task.client.username, note, count: revisions },
    now,
  )
  return commit({
    writes: [
      ...updateTask(db, task, update),
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
      email.write,
    ],
    changes: changedForParties(task),
    response: {
      message: WORK_MESSAGES.changesRequested,
      task: presentTask({ ...task, ...update }, actor),
    },
    afterCommit: () => sendEmail(createBackgroundContext(deps), email.id),
  })
})
