import { eq, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { ClosingBlocker } from '#schema/domain/close-account.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { availableOf, debtOf, UNFINISHED_REFUND_STATUSES } from '#schema/domain/ledger.ts'
import { INFLIGHT_STATUSES } from '#schema/domain/payout.ts'
import { isIn } from '#schema/tables/columns.ts'
import * as tables from '#schema/tables/index.ts'
import { erasureOf, namesPersonOfRow } from '#schema/tables/personal.ts'
import { users } from '#schema/tables/users.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'

const listOf = (values: readonly string[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`
const WORK = ['in-progress', 'submitted']

/** One number for each blocker; none is negative. The same expressions are read and asserted. */
type Owner<T = UserId | SQL<UserId>> = { userId: T } & Record<
  'scope' | 'debt' | 'balance',
  string | SQL
>
const ownerOf = (userId: UserId) => ({
  userId,
  scope: `u:${userId}`,
  debt: debtOf(userId),
  balance: availableOf(userId),
})
const closingCounts = ({
  userId,
  scope,
  debt,
  balance,
}: Owner): Record<ClosingBlocker, SQL<number>> => ({
  disputes: sql`(SELECT count(*) FROM tasks WHERE client_id = ${userId} AND status = 'disputed')
    + (SELECT count(*) FROM tasks WHERE tasker_id = ${userId} AND status = 'disputed')`,
  clientWork: sql`(SELECT count(*) FROM tasks WHERE client_id = ${userId} AND status IN ${listOf(WORK)})`,
  taskerWork: sql`(SELECT count(*) FROM tasks WHERE tasker_id = ${userId} AND status IN ${listOf(WORK)})`,
  openTasks: sql`(SELECT count(*) FROM tasks WHERE client_id = ${userId} AND status = 'pending')`,
  // A tasker's proposals are found through the change log; it has only those that a phone may still show.
  proposals: sql`(SELECT count(*) FROM changes JOIN proposals ON proposals.id = changes.id
    WHERE scope = ${scope} AND entity = 'proposal' AND op = 'put'
      AND tasker_id = ${userId} AND status = 'pending')`,
  payments: sql`(SELECT count(*) FROM payments WHERE user_id = ${userId} AND status = 'initialized')`,
  paymentDisputes: sql`(SELECT count(*) FROM payment_disputes WHERE user_id = ${userId} AND status = 'open')`,
  // A refund that fails comes back to the wallet.
  refunds: sql`(SELECT count(*) FROM refunds WHERE user_id = ${userId} AND ${sql.raw(isIn('status', UNFINISHED_REFUND_STATUSES))})`,
  withdrawals: sql`(SELECT count(*) FROM payouts WHERE user_id = ${userId} AND status IN ${listOf(INFLIGHT_STATUSES)})`,
  debt: sql`coalesce((SELECT debits - credits FROM ledger_accounts WHERE id = ${debt}), 0)`,
  balance: sql`coalesce((SELECT credits - debits FROM ledger_accounts WHERE id = ${balance}), 0)`,
})

const selectClosingBy = prepare((owner: Slots<ReturnType<typeof ownerOf>>) =>
  queryBuilder.select(closingCounts(owner)).from(users).where(eq(users.id, owner.userId)),
)
export const selectClosingState = ({ userId }: { userId: UserId }) =>
  selectClosingBy(ownerOf(userId))

/** Nothing blocks at this point of a batch. */
export const isEmptyAccount = (userId: UserId): SQL =>
  sql.join(
    Object.values(closingCounts(ownerOf(userId))).map((count) => sql`(${count}) = 0`),
    sql` AND `,
  )

/** What a column holds once its account is closed: of a column with `personal()`. */
function erasedOf(column: SQLiteColumn): SQL {
  const { leaves } = erasureOf(column) ?? {}
  if (leaves !== undefined) return sql.raw(leaves)
  if (column.default !== undefined) return sql`${column.mapToDriverValue(column.default)}`
  return column.notNull ? sql`''` : sql`NULL`
}

/** The columns of a table that are erased in the same rows of a person, by the condition of these rows. */
function erasuresOf(columns: readonly SQLiteColumn[]): Map<string, SQLiteColumn[]> {
  const byRows = new Map<string, SQLiteColumn[]>()
  for (const column of columns) {
    const erasure = erasureOf(column)
    if (!erasure) continue
    const { of = 'user_id', where } = erasure
    const rows = where ? `${where} AND ${of}` : of
    byRows.set(rows, [...(byRows.get(rows) ?? []), column])
  }
  return byRows
}

type Table = ReturnType<typeof getTableConfig>
/** `also`: what else ends in the rows of the account. */
const eraseIn = ({ name, columns }: Table, userId: UserId, also: SQL[] = []): SQL[] =>
  [...erasuresOf(columns)].map(([rows, erased]) => {
    const values = erased.map((column) => sql`${sql.raw(column.name)} = ${erasedOf(column)}`)
    return sql`UPDATE ${sql.raw(name)} SET ${sql.join([...values, ...also], sql`, `)}
      WHERE ${sql.raw(rows)} = ${userId}`
  })

/**
 * Personal fields go, the row and what money and work refer to stay. The address is free for a new account. Pictures
 * that no row names any more are deleted by a job (worker/files/delete-orphans.ts).
 */
export const eraseUser = (userId: UserId, now: number): SQL =>
  sql`${sql.join(
    eraseIn(getTableConfig(tables.users), userId, [
      sql`closed_at = ${now}`,
      sql`updated_at = ${now}`,
    ]),
  )} AND closed_at IS NULL`

/** What other tables store about this user only, as their columns say (schema/tables/personal.ts). */
export const eraseTraces = (userId: UserId, now: number): SQL[] =>
  Object.values(tables).flatMap((each) => {
    const table = getTableConfig(each)
    const { name, columns } = table
    if (name === 'users') return []
    if (columns.some(namesPersonOfRow))
      return [sql`DELETE FROM ${sql.raw(name)} WHERE user_id = ${userId}`]
    const ended = name === 'sessions' ? [sql`revoked_at = coalesce(revoked_at, ${now})`] : []
    return eraseIn(table, userId, ended)
  })
