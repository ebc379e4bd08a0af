import { eq, sql, type SQL } from 'drizzle-orm'
import { listAllTransactions } from '#schema/contract/admin-lists.ts'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { amountClassesOf } from '#schema/domain/admin-lists.ts'
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

function sourceOf(criteria: Criteria): Candidates {
  const { status, amount, type, sort } = criteria
  const position = decodeCursor(criteria)
  const order = sort === 'oldest' ? sql`ASC` : sql`DESC`
  const beyond = sort === 'oldest' ? sql`>` : sql`<`
  const after = position ? sql`AND entry_id ${beyond} CAST(${position.at} AS INTEGER)` : sql``
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

function selectTransactions(db: Db, criteria: Criteria, source: Candidates) {
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
      user: { _id: users.id, username: users.username, email: users.email },
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

export const listAllTransactionsRoute = route(
  listAllTransactions,
  async ({ db, read }, criteria) => {
    const source = sourceOf(criteria)
    const { rows, last } = await read({
      rows: selectTransactions(db, criteria, source),
      last: first(lastCandidateOf(db, source)),
    })
    const { shown, nextCursor } = candidatePageOf(rows, criteria, last)
    const trx = shown.map(({ user, side, status, ...row }) => ({
      ...presentListedTransaction(row, side, status),
      user,
    }))
    return { trx, nextCursor }
  },
)
