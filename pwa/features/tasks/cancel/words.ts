import { formatDate, formatTime, type Moment } from '#pwa/ui/format/format-time.ts'
import { formatNaira, naira, type Naira } from '#schema/domain/money.ts'

/** "Tuesday, 1 December, 5:00 PM". */
export const momentWords = (at: Moment): string => `${formatDate(at)}, ${formatTime(at)}`

export const amountWords = (amount: Naira): string => formatNaira(naira(amount))
