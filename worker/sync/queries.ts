import {
  aliasedTable,
  and,
  count,
  eq,
  getTableColumns,
  inArray,
  or,
  sql,
  sum,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { availableOf } from '#schema/domain/ledger.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import {
  changes,
  ledgerAccounts,
  ledgerEntries,
  ledgerJournals,
  payouts,
  proposals,
  syncFloor,
  tasks,
  users,
} from '#schema/tables/index.ts'
import { balanceColumn, isHeldTaskOf, ownColumns, userSummaryOf } from '#worker/accounts/queries.ts'
import type { Db } from '#worker/db/client.ts'
import { payoutColumns } from '#worker/ledger/queries.ts'
import {
  entryColumns,
  feedLimitWithLookAhead,
  feedScopeOf,
  limitWithLookAhead,
  orderOf,
  ownScope,
  rangeOf,
  type PullRequest,
} from './change-log.ts'

const client = aliasedTable(users, 'client')
const assignee = aliasedTable(users, 'assignee')
const applicant = aliasedTable(users, 'applicant')
const heldTask = aliasedTable(tasks, 'held_task')

const isEntity = (...entities: string[]) => inArray(changes.entity, entities)

export const selectFeedEntries = (db: Db, request: PullRequest, scope: string | SQL) =>
  db
    .select({
      ...entryColumns,
      task: getTableColumns(tasks),
      client: userSummaryOf(client),
      assignee: userSummaryOf(assignee),
    })
    .from(changes)
    .leftJoin(tasks, and(eq(tasks.id, sql`${changes.id}`), eq(changes.op, 'put')))
    .leftJoin(client, eq(client.id, tasks.clientId))
    .leftJoin(assignee, eq(assignee.id, tasks.taskerId))
    .where(rangeOf(request, scope))
    .orderBy(orderOf(request))
    .limit(feedLimitWithLookAhead(request))

/** The columns of each entity; those of the other entities are null. */
function ownEntryColumns(db: Db, userId: UserId) {
  const held = db
    .select({ all: sum(tasks.price) })
    .from(tasks)
    .where(isHeldTaskOf(userId))
  const heldTasks = db.select({ all: count() }).from(tasks).where(isHeldTaskOf(userId))
  const onlyForMe = (total: SQLWrapper) =>
    sql<number | null>`CASE WHEN ${changes.entity} = 'me' THEN (${total}) END`
  return {
    ...entryColumns,
    task: getTableColumns(tasks),
    client: userSummaryOf(client),
    assignee: userSummaryOf(assignee),
    proposal: getTableColumns(proposals),
    applicant: userSummaryOf(applicant),
    user: ownColumns,
    wallet: { balance: balanceColumn.as('balance') },
    held: onlyForMe(held).as('held'),
    heldTasks: onlyForMe(heldTasks).as('held_tasks'),
    ledgerEntry: { debit: ledgerEntries.debitAccount, amount: ledgerEntries.amount },
    journal: getTableColumns(ledgerJournals),
    hold: { task: heldTask.id, awardedAt: heldTask.awardedAt },
    payout: payoutColumns,
  }
}

/** One statement with a join for each entity instead of one statement for each: a pull without changes reads one row. */
export function selectOwnEntries(db: Db, request: PullRequest) {
  const { userId } = request
  const account = availableOf(userId)
  return db
    .select(ownEntryColumns(db, userId))
    .from(changes)
    .leftJoin(tasks, and(eq(tasks.id, sql`${changes.id}`), isEntity('task'), eq(changes.op, 'put')))
    .leftJoin(client, eq(client.id, tasks.clientId))
    .leftJoin(assignee, eq(assignee.id, tasks.taskerId))
    .leftJoin(
      proposals,
      and(eq(proposals.id, sql`${changes.id}`), isEntity('proposal', 'applicant')),
    )
    .leftJoin(applicant, and(eq(applicant.id, proposals.taskerId), isEntity('applicant')))
    .leftJoin(users, and(eq(users.id, sql`${changes.id}`), isEntity('me')))
    .leftJoin(ledgerAccounts, and(eq(ledgerAccounts.id, account), isEntity('me')))
    .leftJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.journalId, changes.id),
        isEntity('trx'),
        or(eq(ledgerEntries.debitAccount, account), eq(ledgerEntries.creditAccount, account)),
      ),
    )
    .leftJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
    .leftJoin(payouts, eq(payouts.journalId, ledgerJournals.id))
    .leftJoin(
      heldTask,
      and(
        eq(heldTask.id, sql`${ledgerJournals.subjectId}`),
        eq(ledgerJournals.type, 'award'),
        eq(heldTask.clientId, userId),
        inArray(heldTask.status, [...HELD_STATUSES]),
      ),
    )
    .where(rangeOf(request, ownScope(userId)))
    .orderBy(orderOf(request))
    .limit(limitWithLookAhead(request))
}

/** Tombstones below these positions are purged, so an older cursor cannot be continued. */
export const selectFloors = (db: Db, request: PullRequest) =>
  db
    .select({ seq: syncFloor.seq })
    .from(syncFloor)
    .where(eq(syncFloor.scope, ownScope(request.userId)))
    .unionAll(
      db
        .select({ seq: syncFloor.seq })
        .from(syncFloor)
        .where(eq(syncFloor.scope, feedScopeOf(request) ?? '')),
    )

export type FeedEntry = Awaited<ReturnType<typeof selectFeedEntries>>[number]
export type OwnEntry = Awaited<ReturnType<typeof selectOwnEntries>>[number]
