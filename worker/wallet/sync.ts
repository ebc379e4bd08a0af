import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { HOLDING_TYPES } from '#schema/domain/ledger.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { changes, ledgerEntries, ledgerJournals, payouts, tasks } from '#schema/tables/index.ts'
import { isEntity, syncPart } from '#worker/db/sync-part.ts'
import { otherSideColumns, otherSideJoins } from '#worker/ledger/other-side.ts'
import { presentTransaction } from '#worker/ledger/present-transaction.ts'
import { payoutColumns } from '#worker/ledger/queries.ts'

const heldTask = alias(tasks, 'held_task')

export const walletSync = syncPart({
  columns: () => ({
    ledgerEntry: { debit: ledgerEntries.debitAccount, amount: ledgerEntries.amount },
    journal: getTableColumns(ledgerJournals),
    hold: { task: heldTask.id, awardedAt: heldTask.awardedAt },
    payout: payoutColumns,
    ...otherSideColumns,
  }),
  joins: ({ userId, wallet }) => [
    {
      table: ledgerEntries,
      on: and(
        eq(ledgerEntries.journalId, changes.id),
        isEntity('trx'),
        or(eq(ledgerEntries.debitAccount, wallet), eq(ledgerEntries.creditAccount, wallet)),
      ),
    },
    { table: ledgerJournals, on: eq(ledgerJournals.id, ledgerEntries.journalId) },
    { table: payouts, on: eq(payouts.journalId, ledgerJournals.id) },
    ...otherSideJoins(wallet),
    {
      table: heldTask,
      on: and(
        eq(heldTask.id, sql`${ledgerJournals.subjectId}`),
        inArray(ledgerJournals.type, [...HOLDING_TYPES]),
        eq(heldTask.clientId, userId),
        inArray(heldTask.status, [...HELD_STATUSES]),
      ),
    },
  ],
  present: {
    trx: ({ ledgerEntry, journal, hold, payout, ...otherSide }, actor) =>
      ledgerEntry &&
      journal &&
      presentTransaction(
        {
          ...ledgerEntry,
          entry: 0,
          id: journal.id,
          type: journal.type,
          subject: journal.subjectId,
          meta: journal.meta,
          createdAt: journal.createdAt,
          payout,
          ...otherSide,
        },
        actor.id,
        hold ? [hold] : [],
      ),
  },
})
