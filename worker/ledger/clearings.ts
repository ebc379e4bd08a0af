import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Clearing } from '#schema/domain/clearing.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { availableOf } from '#schema/domain/ledger.ts'
import { CLEARING_MS } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { clearings } from '#schema/tables/payments.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { assertThat, type Statement } from '#worker/db/write.ts'

/** In the batch of the journal that credits the wallet; deletes what has cleared. */
export const holdBack = (
  { user, journal, amount }: { user: UserId; journal: string; amount: Kobo },
  now: number,
): Statement[] => [
  sql`DELETE FROM clearings WHERE user_id = ${user} AND clears_at <= ${now}`,
  ...(amount > 0
    ? [
        sql`INSERT INTO clearings (user_id, clears_at, journal_id, amount)
          VALUES (${user}, ${now + CLEARING_MS}, ${journal}, ${amount})`,
      ]
    : []),
]

export const selectClearings = prepare(({ user, now }: Slots<{ user: UserId; now: number }>) =>
  queryBuilder
    .select({ amount: clearings.amount, clearsAt: clearings.clearsAt })
    .from(clearings)
    .where(and(eq(clearings.userId, user), gt(clearings.clearsAt, now)))
    .orderBy(asc(clearings.clearsAt)),
)

/** All of a user's, as JSON in a column. */
export const clearingsColumn = (user: SQL<UserId>) => sql`
  SELECT json_group_array(json_object('amount', amount, 'clearsAt', clears_at))
  FROM clearings WHERE user_id = ${user}`
export const parseClearings = (json: unknown): Clearing[] =>
  typeof json === 'string' ? (JSON.parse(json) as Clearing[]) : []

/** After a withdrawal in the same batch: aborts it when it took what has not cleared. */
export const assertCleared = (user: UserId, now: number): SQL =>
  assertThat(
    'payout_state',
    sql`(SELECT credits - debits FROM ledger_accounts WHERE id = ${availableOf(user)})
      >= (SELECT coalesce(sum(amount), 0) FROM clearings WHERE user_id = ${user} AND clears_at > ${now})`,
  )
