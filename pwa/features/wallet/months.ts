import { monthWords as spelled, type Moment } from '#pwa/ui/time-words.ts'

const HOUR = 3_600_000

/** The month it is in Lagos, UTC+1 the whole year, as the contract writes it: `2026-11`. */
export const monthOf = (at: Moment): string =>
  new Date(new Date(at).getTime() + HOUR).toISOString().slice(0, 7)

/** "November 2026". */
export const monthWords = (month: string): string => spelled(`${month}-01T12:00:00Z`)

/** This month and those before it, latest first, back to the month of `since`. */
export function monthsSince(since: Moment, now: Moment, most = 36): string[] {
  const first = monthOf(since)
  const months: string[] = []
  let month = monthOf(now)
  while (months.length < most) {
    months.push(month)
    if (month <= first) break
    const [year = 0, number = 0] = month.split('-').map(Number)
    month = new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7)
  }
  return months
}
