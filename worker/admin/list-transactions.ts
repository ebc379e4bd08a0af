import { eq, sql, type SQL } from 'drizzle-orm'
import { listAllTransactions } from '#schema/contract/admin-lists.ts'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { amountClassesOf, journalEndOf } from '#schema/domain/admin-lists.ts'
import { dayAfter, startOfDay } from '#schema/domain/days.ts'
import type { UserId } from '#schema/domain/ids.ts'
import {
  ledgerEntries,
  ledgerJournals,
  payouts,
  transactionFacets,
  users,
} from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { decodeCursor, pageSizeOf } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { presentListedTransaction } from '#worker/ledger/present-transaction.ts'
import { payoutColumns } from '#worker/ledger/queries.ts'
import { candidatePageOf, candidatesOf, lastCandidateOf, type Candidates } from './candidates.ts'
import { contactColumn } from './user-columns.ts'

type Criteria = ParsedInput<typeof listAllTransactions>

// The condition of the partial index, literally.
const UNFINISHED = {
  pending: sql.raw("status <> 'completed' AND status = 'pending'"),
  failed: sql.raw("status <> 'completed' AND status = 'failed'"),
}

/** One range of an index for each part, merged as they are read. */
function merged(parts: readonly SQL[], order: SQL): (limit: SQL) => SQL {
  return (limit) => sql`${sql.join([...parts], sql` UNION ALL `)} ORDER BY at ${order} ${limit}`
}

/** Entries are numbered in the order of their batches, whose times may differ by seconds; the filter is exact. */
const MARGIN_MS = 600_000
export const entryAt = (at: number, otherwise: SQL) =>
  sql`coalesce((SELECT id FROM ledger_entries WHERE created_at >= ${at} ORDER BY created_at, id LIMIT 1), ${otherwise})`

/** The range of entries of the days, by the index of times, and the exact condition. */
function ofDays({ from, to }: Criteria): { range: SQL; filters: SQL[] } {
  const begin = from && startOfDay(from)
  const end = to && startOfDay(dayAfter(to))
  const ranges = [
    ...(begin === undefined
      ? []
      : [sql` AND entry_id >= ${entryAt(begin - MARGIN_MS, sql`9223372036854775807`)}`]),
    ...(end === undefined
      ? []
      : [sql` AND entry_id <= ${entryAt(end + MARGIN_MS, sql`9223372036854775807`)}`]),
  ]
  return {
    range: sql.join(ranges),
    filters: [
      ...(begin === undefined ? [] : [sql`${ledgerEntries.createdAt} >= ${begin}`]),
      ...(end === undefined ? [] : [sql`${ledgerEntries.createdAt} < ${end}`]),
    ],
  }
}

const ofRange = ({ min, max }: Criteria): SQL[] => [
  ...(min === undefined ? [] : [sql`${ledgerEntries.amount} >= ${min}`]),
  ...(max === undefined ? [] : [sql`${ledgerEntries.amount} <= ${max}`]),
]

/** The entries of one journal, payment or payout: by the reference that a user reads, or by that of the provider. */
export const byReference = (q: string): Candidates => ({
  select: (limit) => sql`
    SELECT e.id AS at, 'e' AS id FROM ledger_journals j CROSS JOIN ledger_entries e ON e.journal_id = j.id
    WHERE j.id IN (
      SELECT id FROM ledger_journals WHERE idem_key IN (${`fund:${q}`}, ${`si:${q}`})
      UNION ALL SELECT id FROM ledger_journals WHERE substr(id, 25) = ${journalEndOf(q)}
      UNION ALL SELECT id FROM ledger_journals WHERE id = ${q}
      UNION ALL SELECT journal_id FROM payouts WHERE reference = ${q})
    ORDER BY e.id DESC ${limit}`,
  filters: [],
})

function sourceOf(criteria: Criteria): Candidates {
  if (criteria.q) return byReference(criteria.q)
  const { select, filters } = sourceOfFacets(criteria)
  return { select, filters: [...filters, ...ofRange(criteria), ...ofDays(criteria).filters] }
}

function sourceOfFacets(criteria: Criteria): Candidates {
  const { status, amount, type, sort } = criteria
  const position = decodeCursor(criteria)
  const order = sort === 'oldest' ? sql`ASC` : sql`DESC`
  const beyond = sort === 'oldest' ? sql`>` : sql`<`
  const beyondLast = position ? sql`AND entry_id ${beyond} CAST(${position.at} AS INTEGER)` : sql``
  const after = sql`${beyondLast}${ofDays(criteria).range}`
  const columns = sql.raw("entry_id AS at, 'e' AS id")
  const part = (where: SQL) =>
    sql`SELECT ${columns} FROM transaction_facets WHERE ${where} ${after}`
  const { type: facetType, status: facetStatus, amountClass } = transactionFacets
  const ofType = type ? [sql`${facetType} = ${type}`] : []
  const ofStatus = status ? [sql`${facetStatus} = ${status}`] : []
  const ofAmount = amount
    ? [sql`${amountClass} IN (${sql.raw(amountClassesOf(amount).join(', '))})`]
    : []
  if (status === 'pending' || status === 'failed')
    return {
      select: merged([part(UNFINISHED[status])], order),
      filters: [...ofType, ...ofAmount],
    }
  if (amount)
    return {
      select: merged(
        amountClassesOf(amount).map((each) => part(sql`amount_class = ${sql.raw(String(each))}`)),
        order,
      ),
      filters: [...ofType, ...ofStatus],
    }
  return { select: merged([part(sql`true`)], order), filters: [...ofType, ...ofStatus] }
}

const owner = sql<UserId>`substr(CASE ${transactionFacets.type} WHEN 'debit' THEN ${ledgerEntries.debitAccount} ELSE ${ledgerEntries.creditAccount} END, 4)`

export function selectTransactions(db: Db, criteria: Criteria, source: Candidates) {
  const filters = source.filters.map((filter) => sql` AND ${filter}`)
  return db
    .select({
      at: sql<number>`candidate.at`.mapWith(Number),
      position: sql<string>`candidate.id`,
      id: ledgerJournals.id,
      type: ledgerJournals.type,
      meta: ledgerJournals.meta,
      amount: ledgerEntries.amount,
      createdAt: ledgerJournals.createdAt,
      side: transactionFacets.type,
      status: transactionFacets.status,
      payout: payoutColumns,
      user: { _id: users.id, username: users.username, email: contactColumn },
    })
    .from(candidatesOf(source, criteria))
    .crossJoin(transactionFacets)
    .crossJoin(ledgerEntries)
    .crossJoin(ledgerJournals)
    .crossJoin(users)
    .leftJoin(payouts, eq(payouts.journalId, ledgerJournals.id))
    .where(
      sql`${transactionFacets.entryId} = candidate.at AND ${ledgerEntries.id} = candidate.at
        AND ${ledgerJournals.id} = ${ledgerEntries.journalId} AND ${users.id} = ${owner}${sql.join(filters)}`,
    )
    .limit(pageSizeOf(criteria) + 1)
}

type Row = Awaited<ReturnType<typeof selectTransactions>>[number]

export const presentAdminTransaction = ({ user, side, status, ...row }: Row) => ({
  ...presentListedTransaction(row, side, status),
  user,
})

export const listAllTransactionsRoute = route(
  listAllTransactions,
  async ({ db, read }, criteria) => {
    const source = sourceOf(criteria)
    const { rows, last } = await read({
      rows: selectTransactions(db, criteria, source),
      last: first(lastCandidateOf(db, source)),
    })
    const { shown, nextCursor } = candidatePageOf(rows, criteria, last)
    return { trx: shown.map(presentAdminTransaction), nextCursor }
  },
)
