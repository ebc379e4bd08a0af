import { dayAfter, dayOf, startOfDay } from '#schema/domain/days.ts'
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
  balance: { provider: number; ours: number; inflight: number } | null
}

/** A comparison in progress; stored as the cursor of its job (docs/ledger.md#reconciliation). */
export type ReconciliationRun = {
  phase: 'payments' | 'transfers' | 'ours' | 'open' | 'balance' | 'done'
  /** The compared period, epoch ms; `to` is excluded. */
  from: number
  to: number
  /** The start of the day that is listed, and the page of it. */
  day: number
  page: number
  /** The positions in our entries and in the open discrepancies. */
  lastEntryId: number
  lastDiscrepancyId: string
  balanceChecks: number
  counts: ReconciliationCounts
}

const noTotals = (): BothTotals => ({
  provider: { count: 0, kobo: 0 },
  ours: { count: 0, kobo: 0 },
})

/** `lastEntryId`: our entries after it are compared. */
export const newRun = (from: number, to: number, lastEntryId: number): ReconciliationRun => ({
  phase: 'payments',
  from,
  to,
  day: from,
  page: 1,
  lastEntryId,
  lastDiscrepancyId: '',
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

export const listRequestOf = ({ day, to, page }: ReconciliationRun): ListRequest => ({
  from: day,
  // Both ends of a range are included.
  to: Math.min(startOfDay(dayAfter(dayOf(day))), to) - 1,
  page,
})

type ListPhase = 'payments' | 'transfers'
const NEXT_PHASE = { payments: 'transfers', transfers: 'ours' } as const

/** The next page, else the next day, else the next phase. */
export function advancePage(
  run: ReconciliationRun,
  phase: ListPhase,
  hasMore: boolean,
): ReconciliationRun {
  if (hasMore) return { ...run, page: run.page + 1 }
  const day = startOfDay(dayAfter(dayOf(run.day)))
  if (day < run.to) return { ...run, day, page: 1 }
  return { ...run, phase: NEXT_PHASE[phase], day: run.from, page: 1 }
}

const add = ({ count, kobo }: Total, amounts: readonly number[]): Total => ({
  count: count + amounts.length,
  kobo: amounts.reduce((sum, amount) => sum + amount, kobo),
})

type ListedAmounts = { provider: readonly number[]; ours: readonly number[]; repaired: number }

export function addListed(
  run: ReconciliationRun,
  phase: ListPhase,
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
