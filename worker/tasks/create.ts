import { sql } from 'drizzle-orm'
import { createTask } from '#schema/contract/tasks.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { REVIEW_WINDOW_DAYS } from '#schema/domain/limits.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import { nextDueAt } from '#schema/domain/task-due.ts'
import { tasks } from '#schema/tables/tasks.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { consumeUpload, selectUpload } from '#worker/files/parts.ts'
import { done, route } from '#worker/http/serve.ts'
import { assertWithinBounds, selectAmountBounds } from '#worker/settings/amount-bounds.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { changedForClient, changedInFeed } from './changes.ts'
import { assertPostingAllowed, selectPoster } from './posting-limits.ts'
import { presentTask } from './present.ts'
import { selectTask, type TaskRow } from './queries.ts'
import { whyNotCreate } from './rules.ts'
import { parseTaskText, storeTaskImage } from './task-input.ts'
import { UNASSIGNED } from './unassigned.ts'

const NEW_TASK = {
  ...UNASSIGNED,
  status: 'pending',
  version: 1,
  assignee: null,
  taskImage: null,
  taskThumbnail: null,
  completedAt: null,
  reviewWindowDays: REVIEW_WINDOW_DAYS,
  removedAt: null,
  removedFrom: null,
  hiddenAt: null,
  suppressedAt: null,
  dueAt: null,
  reviewState: null,
} as const

export const createTaskRoute = route(createTask, async (ctx, input) => {
  const { db, userId, now } = ctx
  const id = input._id ?? newId('task')
  const { actor, poster, existing, upload, bounds } = await ctx.read({
    bounds: selectAmountBounds({}),
    poster: first(selectPoster(userId, now)),
    existing: first(selectTask({ id })),
    upload: first(selectUpload(userId, input.uploadId, now)),
  })
  // The same id under a new key is a repeat; another client's task does not exist for this one.
  if (existing && existing.clientId !== userId) throw new DomainError('not_found')
  if (existing)
    return done({ message: GENERAL_FACTS.taskPosted, task: presentTask(existing, actor) })
  if (!poster) throw new DomainError('signed_out')
  throwIf(whyNotStartWork(actor))
  throwIf(whyNotCreate(poster))
  assertWithinBounds(bounds, 'price', input.price)

  const { columns, messageWith, isMasked } = parseTaskText(ctx, input)
  const task: TaskRow = {
    ...NEW_TASK,
    ...columns,
    id,
    clientId: userId,
    client: poster.summary,
    price: input.price,
    duration: input.duration,
    neededBy: input.neededBy ?? null,
    span: input.span ?? null,
    projectType: input.projectType,
    createdAt: now,
    updatedAt: now,
    ...(await storeTaskImage(ctx, input, upload)),
  }
  const { client: _client, assignee: _assignee, ...row } = { ...task, dueAt: nextDueAt(task, now) }
  return commit({
    effects: [
      assertPostingAllowed(userId, now),
      db.insert(tasks).values(row),
      recordEvent(db, { task, kind: 'posted', actor: userId, now }),
      isMasked ? recordMasked({ userId, text: 'task', taskId: task.id, now }, sql`1`) : [],
      consumeUpload(ctx.deps, upload),
      changedForClient(task),
      changedInFeed(task, 'put'),
    ],
    response: {
      message: messageWith(GENERAL_FACTS.taskPosted),
      task: presentTask(task, actor),
    },
    status: 201,
  })
})
