import { describe, expect, it } from 'vitest'
import {
  formatAgo,
  formatComing,
  formatDate,
  formatDay,
  formatMoment,
  formatMonth,
  formatTime,
  formatWeekday,
} from './format-time.ts'

/** Friday, 15 January 2027, 12:00 in Lagos. */
const NOW = Date.parse('2027-01-15T11:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('time formats', () => {
  it.each([
    [-5 * MINUTE, 'just now'],
    [30_000, 'just now'],
    [MINUTE, '1 min ago'],
    [59 * MINUTE, '59 min ago'],
    [2 * HOUR, '2 h ago'],
    [26 * HOUR, 'yesterday'],
    [3 * DAY, '3 days ago'],
    [8 * DAY, '7 January'],
    [40 * DAY, '6 December 2026'],
  ])('an age of %i ms reads "%s"', (age, text) => {
    expect(formatAgo(NOW - age, NOW)).toBe(text)
  })

  it('shows the time as h:mm AM/PM in Lagos', () => {
    expect(formatTime('2027-01-15T08:02:00Z')).toBe('9:02 AM')
    expect(formatTime('2027-01-15T23:30:00Z')).toBe('12:30 AM')
    expect(formatTime('2027-01-15T15:05:00Z')).toBe('4:05 PM')
  })

  it('shows the date in Lagos, with the year only when it differs', () => {
    expect(formatDate('2027-01-14T23:30:00Z', NOW)).toBe('Friday, 15 January')
    expect(formatDate('2026-12-31T22:59:00Z', NOW)).toBe('Thursday, 31 December 2026')
  })

  it('shows Today and Yesterday by the calendar of Lagos', () => {
    expect(formatDay('2027-01-14T23:00:00Z', NOW)).toBe('Today')
    expect(formatDay('2027-01-14T22:59:00Z', NOW)).toBe('Yesterday')
    expect(formatDay('2027-01-11T11:00:00Z', NOW)).toBe('Monday, 11 January')
  })

  it('names a moment to come by the time, the weekday within a week, and else the date', () => {
    expect(formatComing(NOW + 2 * HOUR, NOW)).toBe(formatTime(NOW + 2 * HOUR))
    expect(formatComing(NOW + 24 * HOUR, NOW)).toMatch(/^[A-Z][a-z]+day, \d+:\d\d [AP]M$/)
    expect(formatComing(NOW + 7 * 24 * HOUR, NOW)).toBe(formatMoment(NOW + 7 * 24 * HOUR, NOW))
  })

  it('agrees with Intl on every day', () => {
    const { format } = new Intl.DateTimeFormat('en-NG', {
      timeZone: 'Africa/Lagos',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    })
    const month = new Intl.DateTimeFormat('en-NG', {
      timeZone: 'Africa/Lagos',
      month: 'long',
      year: 'numeric',
    })
    for (let n = 0; n < 800; n++) {
      const at = NOW + n * 17 * HOUR
      expect(formatDate(at, at)).toBe(format(at))
      expect(formatMonth(at)).toBe(month.format(at))
      expect(formatDate(at, at).startsWith(`${formatWeekday(at)}, `)).toBe(true)
    }
  })
})
