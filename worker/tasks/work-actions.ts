import { approveTask, submitWork } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { Refusal, refuseIf } from '#schema/domain/refusal.ts'
import { statusAfter, whyNotApprove, whyNotSubmit } from '#schema/domain/task.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { submissions } from '#schema/tables/tasks.ts'
import { commit, type Change } from '../db/commit.ts'
import { first } from '../db/read.ts'
import { arrived, dropParts, fileIn, uploadBy } from '../files/parts.ts'
import { storePrivate } from '../files/store.ts'
import { done, serve } from '../http/serve.ts'
import { release } from '../wallet/postings.ts'
import { lastHoldOn } from '../wallet/queries.ts'
import { changeTask, lawful, touched } from './change.ts'
import { presentTask } from './present.ts'
import { submissionsOn, taskBy } from './queries.ts'

/** R29: each time a new version, the latest shown, the clock of R28 started again. */
export const submit = serve(submitWork, async (ctx, input) => {
  const { id, submissionNotes, submissionFile, uploadId } = input
  const { db, me, now, deps } = ctx
  const { actor, task, last, upload } = await ctx.read({
    task: first(taskBy(db, id)),
    last: first(submissionsOn(db, id, 1)),
    upload: first(uploadBy(db, me, uploadId, now)),
  })
  if (!task) throw new Refusal('not_found')
  refuseIf(whyNotSubmit(lawful(task), me))
  const status = statusAfter(task.status, 'submit')
  if (!status) throw new Refusal('task_not_in_progress')

  const sent = await fileIn(ctx, { file: submissionFile, uploadId, upload })
  const file = sent ? await storePrivate(deps, sent) : null
  const changed = { status, submissionNotes, submittedAt: now, ...touched(task, now) }
  const version = {
    id: newId('submission'),
    taskId: id,
    taskerId: me,
    version: (last?.version ?? 0) + 1,
    notes: submissionNotes,
    file: file?.key ?? null,
    fileType: file?.type ?? null,
    createdAt: now,
  }
  return commit({
    writes: [
      ...changeTask(db, task, changed),
      db.insert(submissions).values(version),
      ...arrived(upload),
    ],
    changes: [
      { scope: `u:${task.clientId}`, entity: 'task', id },
      { scope: `u:${me}`, entity: 'task', id },
    ],
    answer: { message: TEXTS.workSubmitted, task: presentTask({ ...task, ...changed }, actor) },
    ...dropParts(deps, upload),
  })
})

/** R27: exactly one payout, however many calls, tabs and timers race for it. */
export const approve = serve(approveTask, async (ctx, { id }) => {
  const { db, me, now } = ctx
  const { actor, task, hold } = await ctx.read({
    task: first(taskBy(db, id)),
    hold: first(lastHoldOn(db, id)),
  })
  if (!task) throw new Refusal('not_found')
  refuseIf(whyNotApprove(lawful(task), me))
  if (task.status === 'completed')
    return done({ message: TEXTS.alreadyApproved, task: presentTask(task, actor) })
  const status = statusAfter(task.status, 'approve')
  if (!status) throw new Refusal('moved_on')
  const { clientId, taskerId } = task
  if (!taskerId || !hold)
    throw new Error(`task ${id} was submitted by nobody, or with nothing held`)

  const changed = { status, completedAt: now, ...touched(task, now) }
  const { title, price, feeBps } = task
  const paid = release({
    ...{ task: id, title, price, feeBps, now },
    ...{ client: clientId, tasker: taskerId, actor: me },
  })
  const told: Change[] = [
    { scope: `u:${clientId}`, entity: 'task', id },
    // The row of the award turns from pending to completed.
    { scope: `u:${clientId}`, entity: 'trx', id: hold.journal },
    { scope: `u:${clientId}`, entity: 'me', id: clientId },
    { scope: `u:${taskerId}`, entity: 'task', id },
    { scope: `u:${taskerId}`, entity: 'trx', id: paid.id },
    { scope: `u:${taskerId}`, entity: 'me', id: taskerId },
  ]
  return commit({
    writes: [...changeTask(db, task, changed), ...paid.writes],
    changes: told,
    answer: { message: TEXTS.workApproved, task: presentTask({ ...task, ...changed }, actor) },
  })
})
