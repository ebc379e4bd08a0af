import { and, eq, inArray, isNotNull, notInArray, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { ledgerEntries, ledgerJournals, tasks, users } from '#schema/tables/index.ts'

/** The movement that ended a hold, or for a refund the one before it: the release to the professional, if there was one. */
const nextMovement = alias(ledgerJournals, 'next_movement')
const releaseEntry = alias(ledgerEntries, 'release_entry')
const movedTask = alias(tasks, 'moved_task')
const otherUser = alias(users, 'other_user')
/** Movements that pay the professional. */
const PAYING = ['release' as const, 'materials' as const]

/**
 * Who is on the other side of a movement of a todo's price. Names are read, never stored, so that those of closed accounts
 * are gone. A todo that was assigned again has another professional, so the one who was paid follows from the release, and
 * the one who had the work of a hold that went back is in its journal (older ones name nobody).
 */
export const otherSideColumns = {
  endedBy: sql<string | null>`${nextMovement.type}`.as('ended_by'),
  otherId: sql<string | null>`${otherUser.id}`.as('other_id'),
  otherName: sql<string | null>`${otherUser.username}`.as('other_name'),
  otherClosedAt: sql<number | null>`${otherUser.closedAt}`.as('other_closed_at'),
}

/** `wallet` is the account of the reader. */
export const otherSideJoins = (wallet: SQLWrapper | string) =>
  [
    {
      table: nextMovement,
      on: and(
        eq(nextMovement.subjectId, ledgerJournals.subjectId),
        isNotNull(nextMovement.movement),
        notInArray(ledgerJournals.type, PAYING),
        eq(
          nextMovement.movement,
          sql`${ledgerJournals.movement} + iif(${ledgerJournals.type} = 'task_refund', -1, 1)`,
        ),
      ),
    },
    {
      table: releaseEntry,
      on: and(
        eq(releaseEntry.journalId, nextMovement.id),
        eq(releaseEntry.leg, 1),
        inArray(nextMovement.type, PAYING),
      ),
    },
    {
      table: movedTask,
      on: and(
        eq(movedTask.id, sql`${ledgerJournals.subjectId}`),
        isNotNull(ledgerJournals.movement),
        sql`${releaseEntry.id} IS NULL`,
      ),
    },
    {
      table: otherUser,
      // The account of a wallet is ua:<user>.
      on: eq(
        otherUser.id,
        sql`CASE WHEN ${releaseEntry.id} IS NOT NULL THEN substr(${releaseEntry.creditAccount}, 4)
          WHEN ${ledgerJournals.type} = 'materials_returned' THEN substr(iif(${ledgerEntries.debitAccount} = ${wallet}, ${ledgerEntries.creditAccount}, ${ledgerEntries.debitAccount}), 4)
          WHEN ${ledgerJournals.type} IN ('release', 'materials') THEN ${movedTask.clientId}
          WHEN ${ledgerJournals.type} = 'task_refund' THEN ${ledgerJournals.meta} ->> '$.tasker'
          WHEN ${nextMovement.id} IS NULL OR ${nextMovement.type} = 'hold' THEN ${movedTask.taskerId} END`,
      ),
    },
  ] as const
