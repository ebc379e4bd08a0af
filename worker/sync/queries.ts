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
import type { Kobo } from '#schema/domain/money.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { availableOf } from '#schema/domain/wallet.ts'
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
import { faceOf, isHeldFor, ownColumns } from '../accounts/queries.ts'
import type { Db } from '../db/client.ts'
import { payoutColumns } from '../wallet/queries.ts'
import {
  entryColumns,
  feedAhead,
  lookAhead,
  orderOf,
  ownScope,
  stretch,
  type Asked,
} from './log.ts'

const owner = aliasedTable(users, 'owner')
const doer = aliasedTable(users, 'doer')
const sender = aliasedTable(users, 'sender')
const heldTask = aliasedTable(tasks, 'held_task')

const names = (...entities: string[]) => inArray(changes.entity, entities)

/** Tasks put into a feed. */
export const feedEntries = (db: Db, asked: Asked, scope: string | SQL) =>
  db
    .select({
      ...entryColumns,
      task: getTableColumns(tasks),
      owner: faceOf(owner),
      doer: faceOf(doer),
    })
    .from(changes)
    .leftJoin(tasks, and(eq(tasks.id, sql`${changes.id}`), eq(changes.op, 'put')))
    .leftJoin(owner, eq(owner.id, tasks.clientId))
    .leftJoin(doer, eq(doer.id, tasks.taskerId))
    .where(stretch(asked, scope))
    .orderBy(orderOf(asked))
    .limit(feedAhead(asked))

/**
 * Everything of one's own that changed, each entry with the row it names, whatever kind that is. One statement
 * with a join for each kind rather than a statement for each, so that a quiet poll reads one row here.
 */
export function ownEntries(db: Db, asked: Asked) {
  const { me } = asked
  const account = availableOf(me)
  const isHeld = inArray(heldTask.status, [...HELD_STATUSES])
  const held = db
    .select({ all: sum(tasks.price) })
    .from(tasks)
    .where(isHeldFor(me))
  const heldTasks = db.select({ all: count() }).from(tasks).where(isHeldFor(me))
  const forMe = (figure: SQLWrapper) =>
    sql<number | null>`CASE WHEN ${changes.entity} = 'me' THEN (${figure}) END`
  return db
    .select({
      ...entryColumns,
      task: getTableColumns(tasks),
      owner: faceOf(owner),
      doer: faceOf(doer),
      proposal: getTableColumns(proposals),
      sender: faceOf(sender),
      user: ownColumns,
      wallet: {
        balance: sql<Kobo>`${ledgerAccounts.credits} - ${ledgerAccounts.debits}`.as('balance'),
      },
      held: forMe(held).as('held'),
      heldTasks: forMe(heldTasks).as('held_tasks'),
      line: { debit: ledgerEntries.debitAccount, amount: ledgerEntries.amount },
      journal: getTableColumns(ledgerJournals),
      hold: { task: heldTask.id, awardedAt: heldTask.awardedAt },
      payout: payoutColumns,
    })
    .from(changes)
    .leftJoin(tasks, and(eq(tasks.id, sql`${changes.id}`), names('task'), eq(changes.op, 'put')))
    .leftJoin(owner, eq(owner.id, tasks.clientId))
    .leftJoin(doer, eq(doer.id, tasks.taskerId))
    .leftJoin(proposals, and(eq(proposals.id, sql`${changes.id}`), names('proposal', 'applicant')))
    .leftJoin(sender, and(eq(sender.id, proposals.taskerId), names('applicant')))
    .leftJoin(users, and(eq(users.id, sql`${changes.id}`), names('me')))
    .leftJoin(ledgerAccounts, and(eq(ledgerAccounts.id, account), names('me')))
    .leftJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.journalId, changes.id),
        names('trx'),
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
        eq(heldTask.clientId, me),
        isHeld,
      ),
    )
    .where(stretch(asked, ownScope(me)))
    .orderBy(orderOf(asked))
    .limit(lookAhead(asked))
}

/** Below these places the tombstones are gone. */
export const floors = (db: Db, { me, cursor }: Asked) =>
  db
    .select({ seq: syncFloor.seq })
    .from(syncFloor)
    .where(eq(syncFloor.scope, ownScope(me)))
    .unionAll(
      db
        .select({ seq: syncFloor.seq })
        .from(syncFloor)
        .where(eq(syncFloor.scope, cursor?.trade ? `feed:${cursor.trade}` : '')),
    )

export type FeedEntry = Awaited<ReturnType<typeof feedEntries>>[number]
export type OwnEntry = Awaited<ReturnType<typeof ownEntries>>[number]
