import { eq, sql, type SQL } from 'drizzle-orm'
import { searchAll } from '#schema/contract/admin-search.ts'
import { journalEndOf } from '#schema/domain/admin-lists.ts'
import { ADMIN_SEARCH_SHOWN, idIn, phoneEndOf } from '#schema/domain/admin-search.ts'
import { payments, payouts, tasks, users } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { route } from '#worker/http/serve.ts'
import { phraseOf } from './candidates.ts'
import { byReference, presentAdminTransaction, selectTransactions } from './list-transactions.ts'
import {
  adminUserColumns,
  contactColumn,
  presentAdminUser,
  standingColumns,
} from './user-columns.ts'

const LIMIT = sql`LIMIT ${ADMIN_SEARCH_SHOWN}`
/** The expression of the index, literally. */
const PHONE_END = sql.raw(
  "substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -10)",
)
const owner = { _id: users.id, username: users.username, email: contactColumn }

/** A look-up in one index for each thing that the text may be. */
type Sought = { phrase: string | null; id: string | null; phone: string | null; reference: string }

const soughtBy = (q: string): Sought => {
  const id = idIn(q)
  return { phrase: phraseOf(q), id, phone: phoneEndOf(q), reference: id ?? q }
}

const unionOf = (parts: readonly (SQL | false)[]): SQL => {
  const found = parts.filter((part) => part !== false)
  return sql`(${found.length > 0 ? sql.join(found, sql` UNION `) : sql`SELECT NULL AS id`}) AS found`
}

const selectUsers = (db: Db, { phrase, id, phone }: Sought) =>
  db
    .select({ ...adminUserColumns, ...standingColumns })
    .from(
      unionOf([
        phrase !== null &&
          sql`SELECT e.user_id AS id FROM (SELECT rowid AS at FROM user_search WHERE user_search MATCH ${phrase} ORDER BY rowid DESC ${LIMIT}) CROSS JOIN user_emails e ON e.id = at`,
        id !== null && sql`SELECT ${id} AS id`,
        phone !== null && sql`SELECT id FROM users WHERE phone = ${'+234' + phone}`,
        phone !== null &&
          sql`SELECT user_id AS id FROM (SELECT user_id FROM payments WHERE phone <> '' AND ${PHONE_END} = ${phone} LIMIT 50)`,
      ]),
    )
    .crossJoin(users)
    .where(eq(users.id, sql`found.id`))
    .orderBy(sql`${users.createdAt} DESC`)
    .limit(ADMIN_SEARCH_SHOWN)

const selectTasks = (db: Db, { phrase, id }: Sought) =>
  db
    .select({
      _id: tasks.id,
      title: tasks.title,
      status: tasks.status,
      price: tasks.price,
      client: users.username,
      createdAt: tasks.createdAt,
    })
    .from(
      unionOf([
        phrase !== null &&
          sql`SELECT t.task_id AS id FROM (SELECT rowid AS at FROM task_title_search WHERE task_title_search MATCH ${phrase} ORDER BY rowid DESC ${LIMIT}) CROSS JOIN task_titles t ON t.id = at`,
        id !== null && sql`SELECT ${id} AS id`,
      ]),
    )
    .crossJoin(tasks)
    .innerJoin(users, eq(users.id, tasks.clientId))
    .where(eq(tasks.id, sql`found.id`))
    .orderBy(sql`${tasks.createdAt} DESC`)
    .limit(ADMIN_SEARCH_SHOWN)

/** What has a booking is among the transactions. */
const selectUnbooked = (db: Db, { reference }: Sought) =>
  db
    .select({
      reference: payments.reference,
      amount: payments.amount,
      status: payments.status,
      user: owner,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(
      sql`${payments.reference} IN (${reference}, ${reference.toLowerCase()}) AND NOT EXISTS (
        SELECT 1 FROM ledger_journals WHERE idem_key IN ('fund:' || ${payments.reference}, 'si:' || ${payments.reference}))`,
    )

const selectWithdrawals = (db: Db, { reference, id }: Sought) => {
  const end = journalEndOf(reference)
  return db
    .select({
      _id: payouts.id,
      reference: payouts.reference,
      amount: payouts.amount,
      status: payouts.status,
      bankName: payouts.bankName,
      accountLast4: payouts.accountLast4,
      user: owner,
      createdAt: payouts.createdAt,
    })
    .from(
      unionOf([
        sql`SELECT id FROM payouts WHERE reference IN (${reference}, ${reference.toLowerCase()})`,
        sql`SELECT id FROM payouts WHERE provider_transfer_code IN (${reference}, ${reference.toUpperCase()}, ${reference.toLowerCase()})`,
        id !== null && sql`SELECT ${id} AS id`,
        end !== null &&
          sql`SELECT p.id FROM ledger_journals j CROSS JOIN payouts p ON p.journal_id = j.id WHERE substr(j.id, 25) = ${end}`,
      ]),
    )
    .crossJoin(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(eq(payouts.id, sql`found.id`))
    .limit(ADMIN_SEARCH_SHOWN)
}

/** Everything that one text may mean, each by its index and in one round trip. */
export const searchAllRoute = route(searchAll, async ({ db, read }, { q }) => {
  const sought = soughtBy(q)
  const booked = { q: sought.reference, limit: ADMIN_SEARCH_SHOWN }
  const found = await read({
    users: selectUsers(db, sought),
    tasks: selectTasks(db, sought),
    transactions: selectTransactions(db, booked, byReference(sought.reference)),
    payments: selectUnbooked(db, sought),
    withdrawals: selectWithdrawals(db, sought),
  })
  return {
    users: found.users.map(presentAdminUser),
    tasks: found.tasks,
    // A withdrawal is shown as such.
    transactions: found.transactions
      .filter(({ payout }) => !payout)
      .slice(0, ADMIN_SEARCH_SHOWN)
      .map(presentAdminTransaction),
    payments: found.payments,
    withdrawals: found.withdrawals,
  }
})
