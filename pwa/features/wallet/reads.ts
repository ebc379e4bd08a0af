import { infiniteQueryOptions } from '@tanstack/react-query'
import { listTransactions, type Transaction } from '#schema/contract/wallet.ts'
import { naira, nairaOf, type Kobo } from '#schema/domain/money.ts'
import { useView } from '#pwa/replica/use-view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { askList } from '#pwa/sync/ask-list.ts'
import { keepRows } from '#pwa/sync/settle.ts'
import { lagosDay } from '#pwa/ui/time-words.ts'

const FRESH_MS = 30_000

/** The wallet's lines, page by page. Pull brings the new ones by itself; this brings what is older. */
export const pullTransactions = (session: Session) =>
  infiniteQueryOptions({
    queryKey: [session.me, listTransactions.name],
    staleTime: FRESH_MS,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    queryFn: async ({ pageParam, signal }) => {
      const page = pageParam ? { cursor: pageParam } : {}
      const nextCursor = await askList(session, listTransactions, page, {
        signal,
        tables: ['trx'],
        letIn: ({ trx }) => keepRows(session.replica, 'trx', trx),
      })
      return { nextCursor }
    },
  })

export const useTransactions = () =>
  useView(async (view) => {
    const rows = await view.rows('trx')
    return rows.toSorted(
      (a, b) => b.createdAt.localeCompare(a.createdAt) || b._id.localeCompare(a._id),
    )
  }, [])

/** What a row did to what is free: a failed one nothing, a pending one has left already (R22, I3). */
const effectOf = ({ TransactionType, TransactionStatus, amount }: Transaction): Kobo => {
  if (TransactionStatus === 'failed') return 0 as Kobo
  if (TransactionType === 'debit') return naira(-amount)
  return TransactionStatus === 'completed' ? naira(amount) : (0 as Kobo)
}

export type BalancedRow = Transaction & { balance: number | null }

/**
 * The balance after each row, walked back from what the wallet holds now. Pull brings the newest rows and pages go on
 * from there, so none is missing in between.
 */
export function withBalance(rows: readonly Transaction[], balance: number | null): BalancedRow[] {
  if (balance === null) return rows.map((row) => ({ ...row, balance }))
  let after = naira(balance)
  return rows.map((row) => {
    const stands = { ...row, balance: nairaOf(after) }
    after = (after - effectOf(row)) as Kobo
    return stands
  })
}

export type Day<Row extends Transaction = Transaction> = { day: number; rows: Row[] }

/** Rows under the day they fall on in Lagos, in the order they come. */
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
