import { approveTask } from '#schema/contract/tasks.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { taskStatusAfter, whyNotApprove } from '#schema/domain/task.ts'
import { changedForWallet } from '#worker/accounts/changes.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { release } from '#worker/ledger/postings.ts'
import { lastHoldOn } from '#worker/ledger/queries.ts'
import { changedForParties } from './changes.ts'
import { presentTask } from './present.ts'
import { selectTask } from './queries.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

/** Releases the hold to the tasker exactly once, however many requests arrive at the same time. */
export const approveTaskRoute = route(approveTask, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { actor, task, hold } = await ctx.read({
    task: first(selectTask(db, id)),
    hold: first(lastHoldOn(db, id)),
  })
  if (!task) throw new DomainError('not_found')
  throwIf(whyNotApprove(toDomainTask(task), userId))
  if (task.status === 'completed')
    return done({ message: GENERAL_MESSAGES.alreadyApproved, task: presentTask(task, actor) })
  const status = taskStatusAfter(task.status, 'approve')
  if (!status) throw new DomainError('moved_on')
  const { clientId, taskerId } = task
  if (!taskerId || !hold) throw new Error(`submitted task ${id} has no assignee or no hold`)

  const update = { status, completedAt: now, ...nextVersion(task, now) }
  const journal = release({
    task: id,
    title: task.title,
    price: task.price,
    feeBps: task.feeBps,
    tasker: taskerId,
    actor: userId,
    now,
  })
  return commit({
    writes: [...updateTask(db, task, update), ...journal.writes],
    changes: [
      ...changedForParties(task),
      // The hold is shown as completed from now on.
      ...changedForWallet(clientId, hold.journal),
      ...changedForWallet(taskerId, journal.id),
    ],
    response: {
      message: GENERAL_MESSAGES.workApproved,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})
