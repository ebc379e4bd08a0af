import * as v from 'valibot'
import { createTask, deleteTask, editTask, restoreTask, Task } from '#schema/contract/tasks.ts'
import type { Given } from '#schema/contract/endpoint.ts'
import { newId } from '#schema/domain/ids.ts'
import { DESCRIPTION_MAX, OPEN_TASKS_MAX, REVIVE_MS, TITLE_MAX } from '#schema/domain/limits.ts'
import { Refusal, refuseIf } from '#schema/domain/refusal.ts'
import { statusAfter, whyNotDelete, whyNotEdit, whyNotRestore } from '#schema/domain/task.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { tradeOf } from '#schema/domain/trades.ts'
import { tasks } from '#schema/tables/tasks.ts'
import type { Context } from '../context.ts'
import { commit } from '../db/commit.ts'
import { first } from '../db/read.ts'
import { arrived, dropParts, pictureIn, uploadBy, type UploadRow } from '../files/parts.ts'
import { storePicture } from '../files/store.ts'
import { done, serve } from '../http/serve.ts'
import { changeTask, inFeed, lawful, touched } from './change.ts'
import {
  changedFor,
  flagChanged,
  liveOn,
  rejectAll,
  reviveAll,
  revivableOn,
  sameLive,
} from './live-proposals.ts'
import { maskedWithin, withWarning } from './masked.ts'
import { mayOpen, mayPost, posterBy } from './posting-queries.ts'
import { presentTask, type Reader } from './present.ts'
import { taskBy, type TaskRow } from './queries.ts'
import { changedTerms, whyNotPost } from './rules.ts'

/** What the form says, as it is kept: contacts hidden (R7), the field derived from the skills (F36). */
function wordsOf(input: Pick<Given<typeof createTask>, 'title' | 'description' | 'skills'>) {
  const title = maskedWithin(input.title, TITLE_MAX)
  const description = maskedWithin(input.description, DESCRIPTION_MAX)
  const trade = tradeOf(input.skills)
  if (!trade) throw new Refusal('invalid_input')
  return {
    kept: { title: title.text, description: description.text, skills: input.skills, trade },
    say: (message: string) => withWarning(message, title, description),
  }
}

type Pictured = Pick<Given<typeof createTask>, 'taskImage' | 'uploadId'>
async function picture(ctx: Context, { taskImage, uploadId }: Pictured, upload: UploadRow | null) {
  const file = await pictureIn(ctx, { file: taskImage, uploadId, upload })
  return file ? { taskImage: await storePicture(ctx.deps, file) } : {}
}

/** What a task is before anything has happened to it. */
const NEW = {
  status: 'pending',
  version: 1,
  taskerId: null,
  doer: null,
  taskImage: null,
  feeBps: 0,
  agreedDate: null,
  revisions: 0,
  submissionNotes: null,
  awardedAt: null,
  submittedAt: null,
  completedAt: null,
  removedAt: null,
} as const

/** R7. */
export const post = serve(createTask, async (ctx, input) => {
  const { db, me, now } = ctx
  const id = input._id ?? newId('task')
  const { actor, poster, existing, upload } = await ctx.read({
    poster: first(posterBy(db, me, now)),
    existing: first(taskBy(db, id)),
    upload: first(uploadBy(db, me, input.uploadId, now)),
  })
  if (existing) {
    // The phone's own id again under a new key: the todo is there already, whoever else's it is stays unsaid.
    if (existing.clientId !== me) throw new Refusal('moved_on')
    return done({ message: TEXTS.taskPosted, task: presentTask(existing, actor) })
  }
  if (!poster) throw new Refusal('signed_out')
  refuseIf(whyNotPost(poster))

  const { kept, say } = wordsOf(input)
  const { price, duration, projectType, location, address } = input
  const plain = { price, duration, projectType, location, address }
  const task: TaskRow = {
    ...NEW,
    ...kept,
    ...plain,
    ...(await picture(ctx, input, upload)),
    ...{ id, clientId: me, createdAt: now, updatedAt: now },
    owner: poster.face,
  }
  const { owner: _owner, doer: _doer, ...row } = task
  return commit({
    writes: [mayPost(me, now), db.insert(tasks).values(row), ...arrived(upload)],
    changes: [{ scope: `u:${me}`, entity: 'task', id }, inFeed(task.trade, task, 'put')],
    answer: { message: say(TEXTS.taskPosted), task: presentTask(task, actor) },
    status: 201,
    ...dropParts(ctx.deps, upload),
  })
})

/** What the editor had before them: by header, both versions come back to be shown (SYNC 1); by field, SPEC's clients hear a no. */
function refuseStale(
  { ifMatch = '*', updatedAt }: Pick<Given<typeof editTask>, 'ifMatch' | 'updatedAt'>,
  task: TaskRow,
  reader: Reader,
): void {
  if (ifMatch !== '*' && Date.parse(ifMatch) !== task.updatedAt)
    throw new Refusal('edited_elsewhere', undefined, {
      current: v.parse(Task, presentTask(task, reader)),
    })
  if (updatedAt !== undefined && Date.parse(updatedAt) !== task.updatedAt)
    throw new Refusal('moved_on')
}

/** R8. */
export const edit = serve(editTask, async (ctx, input) => {
  const { db, me, now } = ctx
  const { actor, task, live, upload } = await ctx.read({
    task: first(taskBy(db, input.id)),
    live: liveOn(db, input.id),
    upload: first(uploadBy(db, me, input.uploadId, now)),
  })
  if (!task) throw new Refusal('not_found')
  refuseIf(whyNotEdit(lawful(task), me))
  refuseStale(input, task, actor)

  const { kept, say } = wordsOf(input)
  const { price, duration, projectType, location, address = task.address } = input
  const changed = {
    ...kept,
    ...{ price, duration, projectType, location, address },
    ...(await picture(ctx, input, upload)),
    ...touched(task, now),
  }
  const after = { ...task, ...changed }
  const terms = changedTerms(task, after)
  const told = terms.length > 0 || task.title !== after.title ? live : null
  return commit({
    writes: [
      ...changeTask(db, task, changed),
      ...(told
        ? [sameLive(task.id, told), ...flagChanged(told, { title: after.title, terms, now })]
        : []),
      ...arrived(upload),
    ],
    changes: [
      { scope: `u:${me}`, entity: 'task', id: task.id },
      ...(task.trade === after.trade ? [] : [inFeed(task.trade, task, 'del')]),
      inFeed(after.trade, task, 'put'),
      ...changedFor(me, told ?? []),
    ],
    answer: { message: say(TEXTS.taskEdited), task: presentTask(after, actor) },
    ...dropParts(ctx.deps, upload),
  })
})

/** R9: soft, and the same answer however often it is asked. */
export const remove = serve(deleteTask, async (ctx, { id }) => {
  const { db, me, now } = ctx
  const { task, live } = await ctx.read({ task: first(taskBy(db, id)), live: liveOn(db, id) })
  if (!task) throw new Refusal('not_found')
  refuseIf(whyNotDelete(lawful(task), me))
  const message = TEXTS.taskDeleted
  const status = statusAfter(task.status, 'remove')
  if (!status) return done({ message })

  return commit({
    writes: [
      ...changeTask(db, task, { status, removedAt: now, ...touched(task, now) }),
      sameLive(id, live),
      ...rejectAll(live, 'task_removed', now),
    ],
    changes: [
      { scope: `u:${me}`, entity: 'task', id, op: 'del' },
      inFeed(task.trade, task, 'del'),
      ...changedFor(me, live),
    ],
    answer: { message },
  })
})

/**
 * R9, F5. The proposals that went with the task come back with it, as R18 has it for a task that is opened again:
 * nobody may apply twice (R14), so an Undo that left its applicants rejected would have shut them out for good.
 */
export const restore = serve(restoreTask, async (ctx, { id }) => {
  const { db, me, now } = ctx
  const { actor, task, gone, poster } = await ctx.read({
    task: first(taskBy(db, id)),
    gone: revivableOn(db, id, now - REVIVE_MS),
    poster: first(posterBy(db, me, now)),
  })
  if (!task) throw new Refusal('not_found')
  refuseIf(whyNotRestore(lawful(task), me, now))
  const message = TEXTS.taskRestored
  if (task.status === 'pending') return done({ message, task: presentTask(task, actor) })
  if ((poster?.open ?? 0) >= OPEN_TASKS_MAX) throw new Refusal('too_many_open')

  const changed = { status: 'pending' as const, removedAt: null, ...touched(task, now) }
  return commit({
    writes: [mayOpen(me), ...changeTask(db, task, changed), ...reviveAll(gone, now)],
    changes: [
      { scope: `u:${me}`, entity: 'task', id },
      inFeed(task.trade, task, 'put'),
      ...changedFor(me, gone),
    ],
    answer: { message, task: presentTask({ ...task, ...changed }, actor) },
  })
})
