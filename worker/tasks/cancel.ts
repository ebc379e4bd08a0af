import { cancelTask } from '#schema/contract/cancel.ts'
import { isFreeDecline, whyNotCancel } from '#schema/domain/cancel.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { OPEN_TASKS_MAX } from '#schema/domain/limits.ts'
import { CANCEL_FACTS } from '#schema/domain/messages/cancel.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { selectLatestMessage } from '#worker/chats/latest-message.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from './due.ts'
import { endingQueries, endWork, type EndingTask } from './end-work.ts'
import { toOtherParty } from './notices.ts'
import { assertOpenTasksBelowLimit, selectPoster } from './posting-limits.ts'
import { presentTask } from './present.ts'
import { toDomainTask } from './update.ts'

type Way = 'declined' | 'taskerCancelled' | 'clientCancelled'

type Cancelled = EndingTask & { messagedAt: number | null }

function wayOf(task: Cancelled, userId: UserId, now: number): Way {
  if (userId !== task.taskerId) return 'clientCancelled'
  return isFreeDecline(task, now) ? 'declined' : 'taskerCancelled'
}

/** A full refund. A tasker's cancellation always opens the task again; the client decides about that. */
export const cancelTaskRoute = route(cancelTask, async (ctx, { id, reason, reopen: wish }) => {
  const { db, userId, now } = ctx
  const { actor, poster, message, ...ending } = await ctx.read({
    ...endingQueries(id),
    poster: first(selectPoster(userId, now)),
    message: first(selectLatestMessage({ id })),
  })
  const current = await currentTask(ctx, ending.task)
  throwIf(whyNotCancel(toDomainTask(current), userId, now))
  const { taskerId } = current
  if (!taskerId) throw new Error(`task ${id} in progress has no assignee`)
  const task = { ...current, taskerId }

  const way = wayOf({ ...task, messagedAt: message?.at ?? null }, userId, now)
  const isWish = way === 'clientCancelled' && wish
  if (isWish && poster && poster.openTasks >= OPEN_TASKS_MAX) throw new DomainError('too_many_open')
  const { effects, updated, hold } = endWork(db, task, ending, {
    kind: way,
    actor: userId,
    note: reason,
    released: 0 as Kobo,
    reopen: isWish || way !== 'clientCancelled',
    now,
  })
  return commit({
    effects: [
      isWish ? assertOpenTasksBelowLimit(userId) : [],
      effects,
      notify(
        ...toOtherParty(task, userId, {
          kind: way,
          data: { amount: hold.held, note: reason },
          now,
        }),
      ),
    ],
    response: {
      message: CANCEL_FACTS.done[way === 'declined' ? 'declined' : 'cancelled'],
      task: presentTask(updated, actor),
    },
  })
})
