import type { Kobo } from '#schema/domain/money.ts'
import { answerReminderAt } from '#schema/domain/quiet-hours.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import type { Effect } from '#worker/db/write.ts'
import { movementsOf } from '#worker/ledger/holds.ts'
import { standingOfTask } from '#worker/ledger/standing.ts'
import { notify } from '#worker/notices/notify.ts'
import { endWithSplit } from './disputes/end.ts'
import { selectDispute, type DisputeRow } from './disputes/queries.ts'
import { splitFactsOf } from './disputes/update.ts'
import type { DueHandler } from './due-handler.ts'
import { disputeEnded, disputeReminder, toParties } from './notices.ts'
import type { TaskRow } from './queries.ts'
import { nextVersion, updateDueAt, updateTask } from './update.ts'

type Disputed = Omit<Parameters<typeof endWithSplit>[1], 'task'>

function remindToAnswer(task: TaskRow, dispute: DisputeRow, now: number): Effect {
  return [updateDueAt(task, dispute.answerBy), notify(...disputeReminder(task, dispute, now))]
}

function noteMissedAnswer(db: Db, task: TaskRow, now: number): Effect {
  return [
    updateTask(db, task, nextVersion(task, now)),
    recordEvent(db, { task, kind: 'disputeUnanswered', actor: null, now }),
    notify(...toParties(task, { kind: 'disputeUnanswered', now })),
  ]
}

function refundUndecided(
  { db, deps }: BackgroundContext,
  task: TaskRow,
  disputed: Disputed,
  now: number,
): Effect {
  const { dispute } = disputed
  const split = { release: 0 as Kobo, refund: dispute.held }
  // Nothing is released, so there is no review.
  const reviewWindowDays = deps.settings.REVIEW_WINDOW_D
  const ending = {
    split,
    outcome: 'refunded',
    by: null,
    reviewWindowDays,
    endsPlan: true,
    now,
  } as const
  const ended = endWithSplit(db, { ...disputed, task }, ending)
  return [
    ended.effects,
    recordEvent(db, { task, kind: 'disputeExpired', actor: null, now, ...splitFactsOf(split) }),
    notify(...disputeEnded(task, { split, outcome: 'refunded', now })),
  ]
}

/** Reminds to answer, and notes that the time for it is over; after 60 days everything goes back to the client. */
export const settleDisputedTask: DueHandler = async (background, task, now) => {
  const { id } = task
  const { dispute, movements, standing } = await background.readNamed(() => ({
    dispute: first(selectDispute({ task: id })),
    movements: movementsOf({ task: id }),
    standing: first(standingOfTask({ task: id })),
  }))
  if (!dispute || !standing || dispute.closedAt !== null) return null
  const disputed = { dispute, movements, debts: standing }
  if (dispute.answeredAt === null && now < dispute.answerBy)
    return now < answerReminderAt(dispute.answerBy) ? null : remindToAnswer(task, dispute, now)
  return now < dispute.endsAt
    ? noteMissedAnswer(background.db, task, now)
    : refundUndecided(background, task, disputed, now)
}
