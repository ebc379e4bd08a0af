const LAGOS = 'Africa/Lagos'

const parts = new Intl.DateTimeFormat('en-NG', {
  timeZone: LAGOS,
  year: 'numeric',
  month: '2-digit',
})
const spelled = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
})

/** The month it is in Lagos, as the contract writes it: `2026-11`. */
export function monthOf(at: string | number): string {
  const found = parts.formatToParts(new Date(at))
  const part = (type: string) => found.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}`
}

/** "November 2026". */
export const monthWords = (month: string): string => spelled.format(new Date(`${month}-01T12:00Z`))

/** This month and those before it, latest first, back to the month of `since`. */
export function monthsSince(since: string | number, now: number, most = 36): string[] {
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
