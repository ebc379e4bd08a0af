import { TIME_WORDS } from './messages/times.ts'

const HOUR_MS = 60 * 60_000

/**
 * "5 Mar, 10:30 AM" in Lagos, which is UTC+1 all year. Without Intl: its first format costs a cheap phone 0.1 s, and not
 * every engine has the months of Hausa, Yoruba and Igbo.
 */
export function formatLagosDateTime(
  at: number,
  months: readonly string[] = TIME_WORDS.months,
): string {
  const lagos = new Date(at + HOUR_MS)
  const hour = lagos.getUTCHours()
  const time = `${hour % 12 || 12}:${String(lagos.getUTCMinutes()).padStart(2, '0')}`
  return `${lagos.getUTCDate()} ${months[lagos.getUTCMonth()]}, ${time} ${hour < 12 ? 'AM' : 'PM'}`
}
