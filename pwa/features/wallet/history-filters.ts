import type { Transaction } from '#schema/contract/wallet.ts'
import { TRANSACTION_STATUSES } from '#schema/domain/wallet.ts'
import { titleOf } from './transaction-title.ts'
import { monthOf } from './months.ts'

export type Way = 'all' | 'in' | 'out'
export const WAYS: readonly Way[] = ['all', 'in', 'out']

export type Filters = {
  way: Way
  status: Transaction['TransactionStatus'] | ''
  /** `2026-11`, in Lagos. */
  month: string
  q: string
}
type Search = Record<string, unknown>

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const oneOf = <T extends string>(all: readonly T[], value: unknown): T | undefined =>
  all.find((each) => each === value)

/** They stand in the address, so that Back and a reload keep them. */
export const filtersOf = ({ way, status, month, q }: Search): Filters => ({
  way: oneOf(WAYS, way) ?? 'all',
  status: oneOf(TRANSACTION_STATUSES, status) ?? '',
  month: /^20\d{2}-\d{2}$/.test(text(month)) ? text(month) : '',
  q: text(q),
})

/** Only what is asked for is named in the address. */
export const searchOf = ({ way, ...rest }: Filters): Search =>
  Object.fromEntries(
    Object.entries({ ...rest, way: way === 'all' ? '' : way }).filter(([, value]) => value),
  )

export const isFiltered = (filters: Filters): boolean => Object.keys(searchOf(filters)).length > 0

/** Rows that fit, in the order they come. */
export function fitting<Row extends Transaction>(
  rows: readonly Row[],
  { way, status, month, q }: Filters,
): Row[] {
  const sought = q.trim().toLowerCase()
  const type = way === 'in' ? 'credit' : 'debit'
  return rows.filter(
    (row) =>
      (way === 'all' || row.TransactionType === type) &&
      (!status || row.TransactionStatus === status) &&
      (!month || monthOf(row.createdAt) === month) &&
      (!sought || `${titleOf(row)} ${row.reference_number}`.toLowerCase().includes(sought)),
  )
}
