import { dayAfter, dayOf, startOfDay } from '#schema/domain/days.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import type { ListRequest } from '#worker/paystack/requests.ts'

/** Name of the job and of its cursor. */
export const RECONCILE_JOB = 'reconcile'

type Total = { count: number; kobo: number }
type BothTotals = { provider: Total; ours: Total }
type ReconciliationCounts = {
  /** What the provider lists, and the same objects according to our ledger. */
  payments: BothTotals
  transfers: BothTotals
  /** Our entries that were compared, and how many of them were queried by reference. */
  entries: number
  queried: number
  repaired: number
  discrepancies: number
  /** Kobo. */
  balance: { provider: number; ours: number; inflight: number; unsettled: number } | null
}

/** A comparison in progress; stored as the cursor of its job (docs/ledger.md#reconciliation). */
export type ReconciliationRun = {
  phase:
    | 'payments'
    | 'transfers'
    | 'refunds'
    | 'disputes'
    | 'settlements'
    | 'ours'
    | 'open'
    | 'balance'
    | 'done'
  /** The compared period, epoch ms; `to` is excluded. */
  from: number
  to: number
  /** The start of the day that is listed, and the page of it. */
  day: number
  page: number
  /** Position in the statuses of transfers, which are listed one after another. */
  status?: number
  /** The positions in our entries and in the open discrepancies. */
  lastEntryId: number
  lastDiscrepancyId: string
  /** Kobo: all payments less their fees up to `lastEntryId`; null when they were not summed yet. */
  funded?: number | null
  balanceChecks: number
  counts: ReconciliationCounts
}

const noTotals = (): BothTotals => ({
  provider: { count: 0, kobo: 0 },
  ours: { count: 0, kobo: 0 },
})

type Before = { lastEntryId: number; funded?: number | null | undefined }

/** Our entries after `lastEntryId` are compared. */
export const newRun = (
  from: number,
  to: number,
  { lastEntryId, funded = null }: Before,
): ReconciliationRun => ({
  phase: 'payments',
  from,
  to,
  day: from,
  page: 1,
  lastEntryId,
  lastDiscrepancyId: '',
  funded,
  balanceChecks: 0,
  counts: {
    payments: noTotals(),
    transfers: noTotals(),
    entries: 0,
    queried: 0,
    repaired: 0,
    discrepancies: 0,
    balance: null,
  },
})

/** One day of the period. */
export const dayRequestOf = ({ day, to, page }: ReconciliationRun): ListRequest => ({
  from: day,
  // Both ends of a range are included.
  to: Math.min(startOfDay(dayAfter(dayOf(day))), to) - 1,
  page,
})

/** The whole period, and as many days before it as given. */
export const periodRequestOf = (
  { from, to, page }: ReconciliationRun,
  daysBefore = 0,
): ListRequest => ({ from: from - daysBefore * DAY_MS, to: to - 1, page })

const NEXT_PHASE = {
  payments: 'transfers',
  transfers: 'refunds',
  refunds: 'disputes',
  disputes: 'settlements',
  settlements: 'ours',
} as const
type ListPhase = keyof typeof NEXT_PHASE

export const endList = (run: ReconciliationRun, phase: ListPhase): ReconciliationRun => ({
  ...run,
  phase: NEXT_PHASE[phase],
  day: run.from,
  page: 1,
  status: 0,
})

export const nextPage = (run: ReconciliationRun): ReconciliationRun => ({
  ...run,
  page: run.page + 1,
})

/** The next day, else the next phase. */
export function nextDay(run: ReconciliationRun, phase: ListPhase): ReconciliationRun {
  const day = startOfDay(dayAfter(dayOf(run.day)))
  return day < run.to ? { ...run, day, page: 1 } : endList(run, phase)
}

const add = ({ count, kobo }: Total, amounts: readonly number[]): Total => ({
  count: count + amounts.length,
  kobo: amounts.reduce((sum, amount) => sum + amount, kobo),
})

type ListedAmounts = { provider: readonly number[]; ours: readonly number[]; repaired: number }

export function addListed(
  run: ReconciliationRun,
  phase: 'payments' | 'transfers',
  { provider, ours, repaired }: ListedAmounts,
): ReconciliationRun {
  const { counts } = run
  const before = counts[phase]
  const totals = { provider: add(before.provider, provider), ours: add(before.ours, ours) }
  return {
    ...run,
    counts: { ...counts, [phase]: totals, repaired: counts.repaired + repaired },
  }
}
