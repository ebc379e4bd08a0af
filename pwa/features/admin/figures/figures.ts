import type { listDailyFigures } from '#schema/contract/admin-health.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { formatNaira, nairaOf, type Kobo } from '#schema/domain/money.ts'

export type Day = ResponseBody<typeof listDailyFigures>['days'][number]

export const COUNTS = ['signUps', 'tasks', 'awards', 'disputes'] as const
export const AMOUNTS = ['held', 'released', 'paidOut'] as const

type Amount = (typeof AMOUNTS)[number]
export type Figure = (typeof COUNTS)[number] | Amount

export const isAmount = (figure: Figure): figure is Amount =>
  AMOUNTS.some((amount) => amount === figure)

/** For a chart: naira, so that its axis has round numbers. */
export const plottedValue = (day: Day, figure: Figure): number =>
  isAmount(figure) ? nairaOf(day[figure]) : day[figure]

/** Of all days, as text. */
export function totalText(days: readonly Day[], figure: Figure): string {
  if (!isAmount(figure))
    return days.reduce((total, day) => total + day[figure], 0).toLocaleString('en-NG')
  return formatNaira(days.reduce((total, day) => total + day[figure], 0) as Kobo)
}

const WEEK = 7
/** The total of the last seven days, today included, and that of the seven before. */
export const weeksOf = (days: readonly Day[], figure: Figure): [now: string, before: string] => [
  totalText(days.slice(-WEEK), figure),
  totalText(days.slice(-2 * WEEK, -WEEK), figure),
]
