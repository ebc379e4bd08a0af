import { sql, type SQL } from 'drizzle-orm'
import {
  COUNTED_TASKS_MAX,
  GROUP_MAX,
  LISTED_ACCOUNTS_MAX,
  LISTED_VALUES_MAX,
  type SharingKind,
} from '#schema/domain/fraud.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { VerificationState } from '#schema/domain/verification.ts'
import { users } from '#schema/tables/users.ts'
import { standingColumns } from '#worker/admin/user-columns.ts'
import type { Db } from '#worker/db/client.ts'

/** The condition of the partial index, literally. */
const OPEN_VALUES = sql`(SELECT kind, value, accounts, shared_at FROM shared_values
  WHERE undecided > 0 AND accounts > 1 ORDER BY shared_at DESC LIMIT ${LISTED_VALUES_MAX})`

/** The first accounts of a value, those without a decision first: one with 10,000 accounts costs as much as one with 20. */
const someOf = (owner: SQL, max: number) => sql`
  (SELECT near.user_id FROM sharings near WHERE near.kind = ${owner}.kind AND near.value = ${owner}.value
    ORDER BY near.decided_at LIMIT ${max})`

const LISTED = sql`listed AS MATERIALIZED (
  SELECT open.kind, open.value, open.accounts, open.shared_at, s.user_id FROM ${OPEN_VALUES} open
  CROSS JOIN sharings s ON s.kind = open.kind AND s.value = open.value
    AND s.user_id IN ${someOf(sql`open`, LISTED_ACCOUNTS_MAX)})`

/** Connected through what they share, from one account on, nearest first; one more than is shown. */
const groupOf = (id: UserId) => sql`RECURSIVE member(user_id) AS (
  SELECT ${id}
  UNION
  SELECT other.user_id FROM member
  CROSS JOIN sharings own ON own.user_id = member.user_id
  CROSS JOIN sharings other ON other.kind = own.kind AND other.value = own.value
    AND other.user_id IN ${someOf(sql`own`, GROUP_MAX + 1)}
  LIMIT ${GROUP_MAX + 1})`

const accountColumns = {
  _id: users.id,
  username: users.username,
  userType: users.userType,
  ...standingColumns,
}
const sharingColumns = {
  by: sql<SharingKind>`shared.kind`,
  value: sql<string>`shared.value`,
  userId: sql<UserId>`shared.user_id`,
}

export const selectListedSharings = (db: Db) =>
  db
    .select({
      ...sharingColumns,
      accounts: sql<number>`shared.accounts`,
      sharedAt: sql<number>`shared.shared_at`,
      user: accountColumns,
    })
    .from(sql`(WITH ${LISTED} SELECT * FROM listed) AS shared`)
    .innerJoin(users, sql`${users.id} = shared.user_id`)
    .orderBy(sql`shared.shared_at DESC, shared.kind, shared.value, ${users.createdAt}`)

/** What arrived at the assignees of todos between the accounts of each pair. */
const paymentsOf = (db: Db, members: SQL, pairs: SQL) =>
  db
    .select({
      from: sql<UserId>`paid.client_id`,
      to: sql<UserId>`paid.tasker_id`,
      jobs: sql<number>`paid.jobs`,
      amount: sql<Kobo>`paid.amount`,
    })
    .from(
      sql`(WITH ${members}, pair(client, tasker) AS MATERIALIZED (${pairs}), work AS MATERIALIZED (
        SELECT t.id, t.client_id, t.tasker_id FROM pair
        CROSS JOIN tasks t ON t.client_id = pair.client AND t.tasker_id = pair.tasker
        LIMIT ${COUNTED_TASKS_MAX})
      SELECT client_id, tasker_id, count(DISTINCT work.id) AS jobs, coalesce(sum(e.amount), 0) AS amount
      FROM work LEFT JOIN ledger_entries e ON e.debit_account = 'te:' || work.id AND e.credit_account = 'ua:' || tasker_id
      GROUP BY client_id, tasker_id) AS paid`,
    )

export const selectListedPayments = (db: Db) =>
  paymentsOf(
    db,
    LISTED,
    sql`SELECT DISTINCT a.user_id, b.user_id FROM listed a
      JOIN listed b ON b.kind = a.kind AND b.value = a.value AND b.user_id <> a.user_id`,
  )

export const selectGroupPayments = (db: Db, id: UserId) =>
  paymentsOf(
    db,
    groupOf(id),
    sql`SELECT a.user_id, b.user_id FROM member a JOIN member b ON b.user_id <> a.user_id`,
  )

export const selectGroup = (db: Db, id: UserId) =>
  db
    .select({
      ...accountColumns,
      profilePicture: users.profilePicture,
      isVerified: users.isVerified,
      createdAt: users.createdAt,
      verification: sql<VerificationState | null>`(SELECT state FROM verifications WHERE user_id = users.id
        ORDER BY created_at DESC, verifications.id DESC LIMIT 1)`,
    })
    .from(sql`(WITH ${groupOf(id)} SELECT user_id FROM member) AS connected`)
    .innerJoin(users, sql`${users.id} = connected.user_id`)

/** What the accounts of a group share; each of them has at most 100. */
export const selectGroupSharings = (db: Db, id: UserId) =>
  db
    .select({ ...sharingColumns, decidedAt: sql<number | null>`shared.decided_at` })
    .from(
      sql`(WITH ${groupOf(id)} SELECT s.* FROM member CROSS JOIN sharings s ON s.user_id = member.user_id) AS shared`,
    )
