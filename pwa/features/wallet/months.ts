import { formatMonth, type Moment } from '#pwa/ui/format/format-time.ts'

const LAGOS_OFFSET_MS = 3_600_000

/** The month in Lagos, as the contract writes it: `2026-11`. */
export const monthOf = (at: Moment): string =>
  new Date(new Date(at).getTime() + LAGOS_OFFSET_MS).toISOString().slice(0, 7)

/** "November 2026". */
export const formatMonthName = (month: string): string => formatMonth(`${month}-01T12:00:00Z`)

/** From the current month back to the month of `since`, latest first. */
export function monthsSince(since: Moment, now: Moment, max = 36): string[] {
  const first = monthOf(since)
  const months: string[] = []
  let month = monthOf(now)
  while (months.length < max) {
    months.push(month)
    if (month <= first) break
    const [year = 0, number = 0] = month.split('-').map(Number)
    month = new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7)
  }
  return months
}
