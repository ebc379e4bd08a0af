import { sql } from 'drizzle-orm'
import { dayAfter, dayOf, startOf } from '#schema/domain/days.ts'

/** Where the clock keeps how far it has come. */
export const RECONCILED_TO = 'reconcile'

/** A comparison with the provider under way: what is listed next, and what was found so far. Kept between turns. */
export type Round = {
  phase: 'payments' | 'transfers' | 'ours' | 'open' | 'balance' | 'over'
  from: number
  to: number
  /** The day being listed, by its first moment, and the page of it. */
  day: number
  page: number
  /** The last entry of ours that was looked for there, or the last open item. */
  entry: number
  item: string
  tries: number
  counts: Counts
}
export type Side = { count: number; kobo: number }
export type Counts = {
  /** Listed there, and of those what our books say of them. */
  payments: { theirs: Side; ours: Side }
  transfers: { theirs: Side; ours: Side }
  /** Ours that were looked for there. */
  entries: number
  asked: number
  healed: number
  differences: number
  balance: { theirs: number; ours: number; underWay: number } | null
}

const side = (): { theirs: Side; ours: Side } => ({
  theirs: { count: 0, kobo: 0 },
  ours: { count: 0, kobo: 0 },
})

/** From the first moment of a day of Lagos to another moment. `entry`: where looking for ours begins. */
export const newRound = (from: number, to: number, entry: number): Round => ({
  ...{ phase: 'payments', from, to, day: from, page: 1, entry, item: '', tries: 0 },
  counts: {
    ...{ payments: side(), transfers: side(), entries: 0, asked: 0, healed: 0, differences: 0 },
    balance: null,
  },
})

export const spanOf = ({ day, to, page }: Round) => ({
  from: day,
  // Both ends of a span belong to it.
  to: Math.min(startOf(dayAfter(dayOf(day))), to) - 1,
  page,
})

const AFTER = { payments: 'transfers', transfers: 'ours' } as const

/** The next page, else the next day, else the next list. */
export function turnPage(round: Round, hasMore: boolean): Round {
  if (hasMore) return { ...round, page: round.page + 1 }
  const day = startOf(dayAfter(dayOf(round.day)))
  if (day < round.to) return { ...round, day, page: 1 }
  const phase = AFTER[round.phase as 'payments' | 'transfers']
  return { ...round, phase, day: round.from, page: 1 }
}

export const keepMatched = (references: readonly string[], now: number) => sql`
  INSERT INTO recon_matched (reference, matched_at)
  SELECT value, ${now} FROM json_each(${JSON.stringify(references)}) WHERE true
  ON CONFLICT (reference) DO UPDATE SET matched_at = excluded.matched_at`
