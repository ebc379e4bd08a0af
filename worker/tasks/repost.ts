import { repostTask } from '#schema/contract/cancel.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { CANCEL_FACTS } from '#schema/domain/messages/cancel.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import { taskStatusAfter, whyNotRepost } from '#schema/domain/task.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { currentTask } from './due.ts'
import { assertPostingAllowed, selectPoster } from './posting-limits.ts'
import { presentTask } from './present.ts'
import { selectTask } from './queries.ts'
import { whyNotCreate } from './rules.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

/** An expired task becomes a new post, with its limits and its place in the lists. */
export const repostTaskRoute = route(repostTask, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { actor, poster, ...read } = await ctx.read({
    task: first(selectTask({ id })),
    poster: first(selectPoster(userId, now)),
  })
  const task = await currentTask(ctx, read.task)
  if (!poster) throw new DomainError('not_found')
  throwIf(whyNotRepost(toDomainTask(task), userId))
  throwIf(whyNotStartWork(actor))
  const status = taskStatusAfter(task.status, 'repost')
  if (!status) throw new DomainError('moved_on')
  const isNew = task.status === 'expired'
  if (isNew) throwIf(whyNotCreate(poster))

  const update = { status, ...(isNew && { createdAt: now }), ...nextVersion(task, now) }
  return commit({
    effects: [
      isNew ? assertPostingAllowed(userId, now) : [],
      updateTask(db, task, update),
      recordEvent(db, { task, kind: 'reposted', actor: userId, now }),
    ],
    response: {
      message: CANCEL_FACTS.reposted,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})
