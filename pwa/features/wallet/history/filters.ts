import { useRouter, useSearch } from '@tanstack/react-router'
import { monthOf } from '#pwa/features/wallet/months.ts'
import type { Transaction } from '#schema/contract/wallet.ts'
import { foldSearch } from '#schema/domain/fold-search.ts'
import { TRANSACTION_STATUSES } from '#schema/domain/ledger.ts'
import { titleOf } from './transaction.tsx'

export const DIRECTIONS = ['all', 'in', 'out'] as const

export type Filters = {
  direction: (typeof DIRECTIONS)[number]
  status: Transaction['TransactionStatus'] | ''
  /** A month in Lagos: `2026-11`. */
  month: string
  q: string
}
/** The search parameters of the wallet's two routes. */
export type HistorySearch = Partial<Record<keyof Filters | 'receipt', string>>

export const NO_FILTERS: Filters = { direction: 'all', status: '', month: '', q: '' }

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value)

const filtersOf = ({ direction, status, month = '', q = '' }: HistorySearch): Filters => ({
  direction: oneOf(DIRECTIONS, direction) ?? 'all',
  status: oneOf(TRANSACTION_STATUSES, status) ?? '',
  month: /^20\d{2}-\d{2}$/.test(month) ? month : '',
  q,
})

/** Without the filters that are not set. */
const searchOf = ({ direction, ...rest }: Filters): HistorySearch =>
  Object.fromEntries(
    Object.entries({ ...rest, direction: direction === 'all' ? '' : direction }).filter(
      ([, value]) => value,
    ),
  )

export const isFiltered = (filters: Filters): boolean => Object.keys(searchOf(filters)).length > 0

export function matching<Row extends Transaction>(
  rows: readonly Row[],
  { direction, status, month, q }: Filters,
): Row[] {
  const query = foldSearch(q.trim())
  const type = direction === 'in' ? 'credit' : 'debit'
  return rows.filter(
    (row) =>
      (direction === 'all' || row.TransactionType === type) &&
      (!status || row.TransactionStatus === status) &&
      (!month || monthOf(row.createdAt) === month) &&
      (!query || foldSearch(`${titleOf(row)} ${row.reference_number}`).includes(query)),
  )
}

/** Filters and the open receipt are in the URL: Back closes a receipt, and a reload shows the same rows. */
export function useHistorySearch() {
  const router = useRouter()
  const search: HistorySearch = useSearch({ strict: false })
  const filters = filtersOf(search)
  const receipt = search.receipt ?? null
  const navigate = (to: HistorySearch, replace: boolean) =>
    void router.navigate({ to: '.', search: to, replace, resetScroll: false })
  return {
    filters,
    receipt,
    change: (fields: Partial<Filters>) => navigate(searchOf({ ...filters, ...fields }), true),
    openReceipt: (id: string) => navigate({ ...searchOf(filters), receipt: id }, false),
    closeReceipt: () => {
      if (receipt) navigate(searchOf(filters), true)
    },
  }
}
