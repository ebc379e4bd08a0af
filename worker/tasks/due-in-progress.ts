import { deadAt } from '#schema/domain/cancel.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { BackgroundContext, Effect } from '#worker/background/context.ts'
import { abandonedEmail } from '#worker/mail/task-emails.ts'
import { acceptOffer } from './accept-offer.ts'
import type { DueHandler } from './due-handler.ts'
import { endingQueries, endWork, type Ending } from './end-work.ts'
import type { TaskRow } from './queries.ts'
import { updateDueAt } from './update.ts'

const isSilent = ({ cancelOffer }: TaskRow, now: number) =>
  cancelOffer !== null && now >= cancelOffer.answerBy

function acceptSilently(background: BackgroundContext, task: TaskRow, ending: Ending, now: number) {
  const { db } = background
  // Money that the bank may take back goes to nobody; the question is asked again every day.
  if (task.cancelOffer && task.cancelOffer.amount > 0 && ending.standing?.hasOpenDispute)
    return { writes: updateDueAt(task, now + DAY_MS), changes: [] }
  return acceptOffer(db, task, ending, { actor: null, now }).effect
}

function abandon(
  background: BackgroundContext,
  task: TaskRow,
  ending: Ending,
  now: number,
): Effect {
  const { taskerId, title } = task
  if (!taskerId) throw new Error(`task ${task.id} in progress has no assignee`)
  const { effect, hold } = endWork(background.db, { ...task, taskerId }, ending, {
    kind: 'abandoned',
    actor: null,
    note: null,
    released: 0 as Kobo,
    reopen: false,
    now,
  })
  const emails = ending.parties.map((to) => abandonedEmail(to, { title, now }, hold.held).write)
  return { ...effect, writes: [...effect.writes, ...emails] }
}

/** Silence accepts an offer; work that nobody submits is cancelled. */
export const settleTaskInProgress: DueHandler = async (background, { id }, now) => {
  const ending = await background.readNamed((db) => endingQueries(db, id))
  const { task } = ending
  if (task?.status !== 'in-progress') return null
  if (isSilent(task, now)) return acceptSilently(background, task, ending, now)
  const dead = deadAt(task)
  return dead !== null && now >= dead ? abandon(background, task, ending, now) : null
}
