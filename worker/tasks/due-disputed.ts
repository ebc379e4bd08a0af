import type { Kobo } from '#schema/domain/money.ts'
import type { Effect } from '#worker/background/context.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { movementsOf } from '#worker/ledger/holds.ts'
import { standingOfTask } from '#worker/ledger/standing.ts'
import { changedForParties } from './changes.ts'
import { disputeEndedEmails } from './disputes/emails.ts'
import { endWithSplit } from './disputes/end.ts'
import { selectDispute, selectParties, type Party } from './disputes/queries.ts'
import { moneyOf } from './disputes/update.ts'
import type { DueHandler } from './due-handler.ts'
import { recordEvent } from './events.ts'
import type { TaskRow } from './queries.ts'
import { nextVersion, updateTask } from './update.ts'

type Disputed = Omit<Parameters<typeof endWithSplit>[1], 'task'> & { parties: readonly Party[] }

const noteMissedAnswer = (db: Db, task: TaskRow, now: number): Effect => ({
  writes: [
    ...updateTask(db, task, nextVersion(task, now)),
    recordEvent(db, { task, kind: 'disputeUnanswered', actor: null, now }),
  ],
  changes: changedForParties(task),
})

function refundUndecided(db: Db, task: TaskRow, disputed: Disputed, now: number): Effect {
  const { dispute, parties } = disputed
  const split = { release: 0 as Kobo, refund: dispute.held }
  const ending = { split, outcome: 'refunded', by: null, now } as const
  const ended = endWithSplit(db, { ...disputed, task }, ending)
  return {
    writes: [
      ...ended.writes,
      recordEvent(db, { task, kind: 'disputeExpired', actor: null, now, ...moneyOf(split) }),
      ...disputeEndedEmails(task, { split, outcome: 'refunded' }, parties, now),
    ],
    changes: ended.changes,
  }
}

/** Notes that the time to answer is over; after 60 days everything goes back to the client. */
export const settleDisputedTask: DueHandler = async (background, task, now) => {
  const { id } = task
  const { dispute, movements, standing, parties } = await background.readNamed((db) => ({
    dispute: first(selectDispute(db, { task: id })),
    movements: movementsOf(db, id),
    standing: first(standingOfTask(db, id)),
    parties: selectParties(db, id),
  }))
  if (!dispute || !standing || dispute.closedAt !== null) return null
  const disputed = { dispute, movements, debts: standing, parties }
  return background.query(async (db) =>
    now < dispute.endsAt
      ? noteMissedAnswer(db, task, now)
      : refundUndecided(db, task, disputed, now),
  )
}
