import { showTask, waitLonger } from '#schema/contract/invitations.ts'
import { whyNotShowToAll, whyNotWaitLonger } from '#schema/domain/ask.ts'
import { throwIf } from '#schema/domain/errors.ts'
import { ASK_WAIT_MS } from '#schema/domain/limits.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { currentTask } from './due.ts'
import { presentTask } from './present.ts'
import { selectTask } from './queries.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

/** The place in the lists is that of a new post, and alerts are compared with it, as of one. */
export const showTaskRoute = route(showTask, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { actor, ...found } = await ctx.read({ task: first(selectTask({ id })) })
  const task = await currentTask(ctx, found.task)
  throwIf(whyNotShowToAll(toDomainTask(task), userId))
  throwIf(whyNotStartWork(actor))
  const message = GENERAL_FACTS.taskShown
  if (task.askedId === null) return done({ message, task: presentTask(task, actor) })
  const update = {
    askedId: null,
    askedUntil: null,
    askEnd: null,
    createdAt: now,
    ...nextVersion(task, now),
  }
  return commit({
    effects: [updateTask(db, task, update)],
    response: { message, task: presentTask({ ...task, ...update }, actor) },
  })
})

export const waitLongerRoute = route(waitLonger, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { actor, ...found } = await ctx.read({ task: first(selectTask({ id })) })
  const task = await currentTask(ctx, found.task)
  throwIf(whyNotWaitLonger(toDomainTask(task), userId))
  const message = GENERAL_FACTS.waitingLonger
  if (task.askedUntil !== null) return done({ message, task: presentTask(task, actor) })
  const update = { askedUntil: now + ASK_WAIT_MS, askEnd: null, ...nextVersion(task, now) }
  return commit({
    effects: [updateTask(db, task, update)],
    response: {
      message,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})
