import { sql } from 'drizzle-orm'
import { createTask } from '#schema/contract/tasks.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { whyNotAsk } from '#schema/domain/invitation.ts'
import { ASK_WAIT_MS, REVIEW_WINDOW_DAYS } from '#schema/domain/limits.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import { nextDueAt } from '#schema/domain/task-due.ts'
import { tasks } from '#schema/tables/tasks.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { assertRowsChanged, commit, type Effect } from '#worker/db/write.ts'
import { consumeUpload, selectUpload } from '#worker/files/parts.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { assertWithinBounds, selectAmountBounds } from '#worker/settings/amount-bounds.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { changedForClient, changedInFeed } from './changes.ts'
import { insertInvitation, selectInvitee, type InviteeRow } from './invitation.ts'
import { assertPostingAllowed, selectPoster } from './posting-limits.ts'
import { presentTask } from './present.ts'
import { selectTask, type TaskRow } from './queries.ts'
import { whyNotCreate } from './rules.ts'
import { parseTaskText, storeTaskImage } from './task-input.ts'
import { UNASSIGNED } from './unassigned.ts'

/** No id of a user. */
const NOBODY = '' as UserId

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
  askEnd: null,
} as const

const askedColumns = (invitee: InviteeRow | null, now: number) => ({
  askedId: invitee?.id ?? null,
  askedName: invitee?.username ?? null,
  askedUntil: invitee && now + ASK_WAIT_MS,
})

/** Of a task for one person: who is asked, the invitation, and the notice about it. */
function asking(
  invitee: InviteeRow | null,
  { id: taskId, clientId, title, client }: Pick<TaskRow, 'id' | 'clientId' | 'title' | 'client'>,
  now: number,
): Effect {
  if (!invitee) return []
  return [
    insertInvitation({ taskId, taskerId: invitee.id, clientId, now }),
    assertRowsChanged('task_state'),
    notify({
      to: invitee.id,
      kind: 'asked',
      taskId,
      otherUserId: clientId,
      data: { title, name: client.username, at: now + ASK_WAIT_MS },
      deadline: now + ASK_WAIT_MS,
      now,
    }),
  ]
}

export const createTaskRoute = route(createTask, async (ctx, input) => {
  const { db, userId, now } = ctx
  const id = input._id ?? newId('task')
  const { actor, poster, existing, upload, bounds, invitee } = await ctx.read({
    bounds: selectAmountBounds({}),
    poster: first(selectPoster(userId, now)),
    existing: first(selectTask({ id })),
    upload: first(selectUpload(userId, input.uploadId, now)),
    invitee: first(selectInvitee(input.forUserId ?? NOBODY, userId, now)),
  })
  // The same id under a new key is a repeat; another client's task does not exist for this one.
  if (existing && existing.clientId !== userId) throw new DomainError('not_found')
  if (existing)
    return done({ message: GENERAL_FACTS.taskPosted, task: presentTask(existing, actor) })
  if (!poster) throw new DomainError('signed_out')
  throwIf(whyNotStartWork(actor))
  throwIf(whyNotCreate(poster))
  if (input.forUserId) throwIf(whyNotAsk(invitee, userId))
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
    ...askedColumns(invitee, now),
    createdAt: now,
    updatedAt: now,
    ...(await storeTaskImage(ctx, input, upload)),
  }
  const {
    client: _client,
    assignee: _assignee,
    askedName: _askedName,
    ...row
  } = { ...task, dueAt: nextDueAt(task, now) }
  return commit({
    effects: [
      assertPostingAllowed(userId, now),
      db.insert(tasks).values(row),
      recordEvent(db, { task, kind: 'posted', actor: userId, now }),
      asking(invitee, task, now),
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
