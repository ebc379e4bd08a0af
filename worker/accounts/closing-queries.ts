import { eq, sql, type SQL } from 'drizzle-orm'
import type { ClosingBlocker } from '#schema/domain/close-account.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { availableOf, debtOf, UNFINISHED_REFUND_STATUSES } from '#schema/domain/ledger.ts'
import { INFLIGHT_STATUSES } from '#schema/domain/payout.ts'
import { isIn } from '#schema/tables/columns.ts'
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

/**
 * Personal fields go, the row and what money and work refer to stay. The address is free for a new account. Pictures
 * that no row names any more are deleted by a job (worker/files/delete-orphans.ts).
 */
export const eraseUser = (userId: UserId, now: number): SQL => sql`
  UPDATE users SET username = 'Former user', email = ${`closed:${userId}`}, password_hash = '',
      profile_picture = NULL, job_title = '', profile_description = '', location = '', skillsets = '[]',
      trade = NULL, email_proven_at = NULL, is_verified = 0, notice_settings = NULL,
      closed_at = ${now}, updated_at = ${now}
    WHERE id = ${userId} AND closed_at IS NULL`

/** What other tables store about this user only. */
export const eraseTraces = (userId: UserId, now: number): SQL[] => [
  sql`UPDATE tasks SET address = '' WHERE client_id = ${userId}`,
  // Others have seen these in lists only.
  sql`UPDATE tasks SET description = '', task_image = NULL, task_thumbnail = NULL
    WHERE client_id = ${userId} AND tasker_id IS NULL`,
  sql`UPDATE payments SET phone = '' WHERE user_id = ${userId}`,
  sql`UPDATE sessions SET revoked_at = coalesce(revoked_at, ${now}), device = NULL WHERE user_id = ${userId}`,
  sql`DELETE FROM known_devices WHERE user_id = ${userId}`,
  sql`DELETE FROM push_subscriptions WHERE user_id = ${userId}`,
  sql`DELETE FROM bank_accounts WHERE user_id = ${userId}`,
  sql`DELETE FROM pins WHERE user_id = ${userId}`,
  sql`DELETE FROM codes WHERE user_id = ${userId}`,
  sql`DELETE FROM uploads WHERE user_id = ${userId}`,
  sql`DELETE FROM notices WHERE user_id = ${userId}`,
  sql`DELETE FROM admin_notes WHERE user_id = ${userId}`,
  sql`DELETE FROM masked_contacts WHERE user_id = ${userId}`,
  // Stored responses repeat what the user wrote.
  sql`DELETE FROM idempotency_keys WHERE user_id = ${userId}`,
]
