import { submitWork } from '#schema/contract/tasks.ts'
import { autoApproveAtOf } from '#schema/domain/approval.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { newId, type Id, type UserId } from '#schema/domain/ids.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { currentStageOf, stageDataOf } from '#schema/domain/stages.ts'
import { taskStatusAfter, whyNotSubmit } from '#schema/domain/task.ts'
import { submissions } from '#schema/tables/tasks.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit, type Statement } from '#worker/db/write.ts'
import { insertEvidence, storeEvidence, type StoredEvidence } from '#worker/files/evidence.ts'
import { consumeUpload, selectUpload } from '#worker/files/parts.ts'
import { PRIVATE_FILES_PATH } from '#worker/files/store.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from './due.ts'
import { workSubmitted } from './notices.ts'
import { presentTask } from './present.ts'
import { selectSubmission, selectSubmissions, selectTask, type TaskRow } from './queries.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

/** The entry of the timeline that an open offer to end the work has ended without an answer. */
const endOffer = (
  db: Db,
  task: TaskRow,
  { actor, now }: { actor: UserId; now: number },
): Statement[] =>
  task.cancelOffer ? [recordEvent(db, { task, kind: 'cancelOfferEnded', actor, now })] : []

type New = {
  id: Id<'submission'>
  taskerId: UserId
  version: number
  notes: string
  file: StoredEvidence | undefined
  now: number
}
const newSubmission = (task: TaskRow, { id, taskerId, version, notes, file, now }: New) => ({
  id,
  taskId: task.id,
  taskerId,
  version,
  stage: currentStageOf(task)?.n ?? null,
  notes,
  file: file?.key ?? null,
  fileType: file?.type ?? null,
  createdAt: now,
})

/** Each submission is a new version. */
export const submitWorkRoute = route(submitWork, async (ctx, input) => {
  const { id, _id = newId('submission'), submissionNotes, submissionFile, ...evidence } = input
  const { db, userId, now, deps } = ctx
  const { actor, latest, existing, upload, ...read } = await ctx.read({
    task: first(selectTask({ id })),
    latest: first(selectSubmissions(id, 1)),
    existing: first(selectSubmission({ id: _id })),
    upload: first(selectUpload(userId, evidence.uploadId, now)),
  })
  const message = GENERAL_FACTS.workSubmitted
  // A repeat after its idempotency record has expired.
  if (read.task && existing?.taskerId === userId && existing.taskId === id)
    return done({ message, task: presentTask(read.task, actor), submissionFile: null })
  const task = await currentTask(ctx, read.task)
  throwIf(whyNotSubmit(toDomainTask(task), userId))
  const status = taskStatusAfter(task.status, 'submit')
  if (!status) throw new DomainError('task_not_in_progress')

  const { evidence1 = submissionFile } = evidence
  const files = await storeEvidence(ctx, { ...evidence, evidence1 }, upload)
  const [file] = files
  const update = {
    status,
    submissionNotes,
    submittedAt: now,
    autoApproveAt: autoApproveAtOf(now),
    cancelOffer: null,
    ...nextVersion(task, now),
  }
  const version = (latest?.version ?? 0) + 1
  const submission = newSubmission(task, {
    id: _id,
    taskerId: userId,
    version,
    notes: submissionNotes,
    file,
    now,
  })
  return commit({
    effects: [
      updateTask(db, task, update),
      db.insert(submissions).values(submission),
      endOffer(db, task, { actor: userId, now }),
      recordEvent(db, {
        task,
        kind: 'submitted',
        actor: userId,
        now,
        data: { version, ...stageDataOf(task) },
      }),
      insertEvidence(db, { taskId: id, subjectId: _id }, files),
      consumeUpload(deps, upload),
      notify(...workSubmitted(task, actor.username, now)),
    ],
    response: {
      message,
      task: presentTask({ ...task, ...update }, actor),
      submissionFile: file ? PRIVATE_FILES_PATH + file.key : null,
    },
  })
})
