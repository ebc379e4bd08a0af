import { infiniteQueryOptions } from '@tanstack/react-query'
import { listTransactions, type Transaction } from '#schema/contract/wallet.ts'
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

export type Day = { day: number; rows: Transaction[] }

/** Rows under the day they fall on in Lagos, in the order they come. */
export function byDay(rows: readonly Transaction[]): Day[] {
  const days: Day[] = []
  for (const row of rows) {
    const day = lagosDay(row.createdAt)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}
