import { infiniteQueryOptions } from '@tanstack/react-query'
import { useView } from '#pwa/outbox/use-view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { storeRows } from '#pwa/sync/apply-response.ts'
import { fetchList } from '#pwa/sync/fetch-list.ts'
import { lagosDay } from '#pwa/ui/format/format-time.ts'
import { listTransactions, type Transaction } from '#schema/contract/wallet.ts'
import type { Kobo } from '#schema/domain/money.ts'

const STALE_MS = 30_000

/** Fetches older transactions page by page; the sync brings new ones. */
export const pullTransactions = (session: Session) =>
  infiniteQueryOptions({
    queryKey: [session.userId, listTransactions.name],
    staleTime: STALE_MS,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    queryFn: async ({ pageParam, signal }) => {
      const page = pageParam ? { cursor: pageParam } : {}
      const nextCursor = await fetchList(session, listTransactions, page, {
        signal,
        tables: ['trx'],
        apply: ({ trx }) => storeRows(session.replica, 'trx', trx),
      })
      return { nextCursor }
    },
  })

/** `localeCompare` takes several times as long. */
const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

export const useTransactions = () =>
  useView(
    async (view) => {
      const rows = await view.rows('trx')
      return rows.toSorted((a, b) => compare(b.createdAt, a.createdAt) || compare(b._id, a._id))
    },
    [],
    { key: 'transactions' },
  )

/** How a transaction changed the available balance: not at all if it failed; a pending debit has left already. */
const effectOf = ({ TransactionType, TransactionStatus, amount }: Transaction): Kobo => {
  if (TransactionStatus === 'failed') return 0 as Kobo
  if (TransactionType === 'debit') return -amount as Kobo
  return TransactionStatus === 'completed' ? amount : (0 as Kobo)
}

export type BalancedRow = Transaction & { balance: Kobo | null }

/**
 * The balance after each row, computed backwards from the current balance. The rows have no gaps: the sync brings the
 * newest and the pages continue from there.
 */
export function withBalance(rows: readonly Transaction[], balance: Kobo | null): BalancedRow[] {
  if (balance === null) return rows.map((row) => ({ ...row, balance }))
  let after = balance
  return rows.map((row) => {
    const balanced = { ...row, balance: after }
    after = (after - effectOf(row)) as Kobo
    return balanced
  })
}

type Day<Row extends Transaction> = { day: number; rows: Row[] }

/** Groups rows by their day in Lagos, in the given order. */
export function byDay<Row extends Transaction>(rows: readonly Row[]): Day<Row>[] {
  const days: Day<Row>[] = []
  for (const row of rows) {
    const day = lagosDay(row.createdAt)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}
