import { and, desc, eq, sql } from 'drizzle-orm'
import { readTaskFile } from '#schema/contract/admin-users.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { escrowOf } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import {
  disputes,
  ledgerAccounts,
  ledgerEntries,
  ledgerJournals,
  tasks,
  users,
} from '#schema/tables/index.ts'
import { balanceColumn } from '#worker/accounts/queries.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { presentTask } from '#worker/tasks/present.ts'
import { selectTask } from '#worker/tasks/queries.ts'
import { adminUserColumns, presentAdminUser, standingColumns } from './user-columns.ts'

/** One movement of a hold has at most two entries, and an award ends after a few of them. */
const JOURNALS_MAX = 200

const selectJournals = (db: Db, id: TaskId) =>
  db
    .select({
      _id: ledgerJournals.id,
      type: ledgerJournals.type,
      debit: ledgerEntries.debitAccount,
      credit: ledgerEntries.creditAccount,
      amount: ledgerEntries.amount,
      createdAt: ledgerJournals.createdAt,
    })
    .from(ledgerJournals)
    .innerJoin(ledgerEntries, eq(ledgerEntries.journalId, ledgerJournals.id))
    .where(
      and(
        eq(ledgerJournals.subjectId, id),
        sql`(${ledgerJournals.movement} IS NOT NULL OR ${ledgerJournals.type} = 'materials_returned')`,
      ),
    )
    .orderBy(ledgerEntries.id)
    .limit(JOURNALS_MAX)

const selectParty = (db: Db, id: TaskId, column: 'client_id' | 'tasker_id') =>
  db
    .select({ ...adminUserColumns, ...standingColumns })
    .from(users)
    .where(eq(users.id, sql`(SELECT ${sql.raw(column)} FROM ${tasks} WHERE ${tasks.id} = ${id})`))

export const readTaskFileRoute = route(readTaskFile, async ({ db, read }, { id }) => {
  const { actor, task, client, tasker, held, journals, all } = await read({
    task: first(selectTask({ id })),
    client: first(selectParty(db, id, 'client_id')),
    tasker: first(selectParty(db, id, 'tasker_id')),
    held: first(
      db
        .select({ held: balanceColumn })
        .from(ledgerAccounts)
        .where(eq(ledgerAccounts.id, escrowOf(id))),
    ),
    journals: selectJournals(db, id),
    all: db
      .select({ _id: disputes.id, openedAt: disputes.openedAt, closedAt: disputes.closedAt })
      .from(disputes)
      .where(eq(disputes.taskId, id))
      .orderBy(desc(disputes.openedAt)),
  })
  if (!task || !client) throw new DomainError('not_found')
  return {
    task: presentTask(task, actor),
    client: presentAdminUser(client),
    tasker: tasker && presentAdminUser(tasker),
    held: held?.held ?? (0 as Kobo),
    journals,
    disputes: all,
  }
})
