import { describe, expect, it } from 'vitest'
import { agoWords, dateWords, dayWords, monthWords, timeWords, weekdayWords } from './time-words.ts'

/** Friday, 15 January 2027, 12:00 in Lagos. */
const NOW = Date.parse('2027-01-15T11:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('words for time', () => {
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
  ])('an age of %i ms reads "%s" (F28)', (age, words) => {
    expect(agoWords(NOW - age, NOW)).toBe(words)
  })

  it('shows the time as h:mm AM/PM in Lagos (SPEC 2)', () => {
    expect(timeWords('2027-01-15T08:02:00Z')).toBe('9:02 AM')
    expect(timeWords('2027-01-15T23:30:00Z')).toBe('12:30 AM')
    expect(timeWords('2027-01-15T15:05:00Z')).toBe('4:05 PM')
  })

  it('shows the day it is in Lagos, and the year only when it is another', () => {
    expect(dateWords('2027-01-14T23:30:00Z', NOW)).toBe('Friday, 15 January')
    expect(dateWords('2026-12-31T22:59:00Z', NOW)).toBe('Thursday, 31 December 2026')
  })

  it('heads a day with Today and Yesterday, by the Lagos calendar', () => {
    expect(dayWords('2027-01-14T23:00:00Z', NOW)).toBe('Today')
    expect(dayWords('2027-01-14T22:59:00Z', NOW)).toBe('Yesterday')
    expect(dayWords('2027-01-11T11:00:00Z', NOW)).toBe('Monday, 11 January')
  })

  it('says what Intl says of Lagos, on any day', () => {
    const { format } = new Intl.DateTimeFormat('en-NG', {
      ...{ timeZone: 'Africa/Lagos', weekday: 'long', day: 'numeric', month: 'long' },
    })
    const month = new Intl.DateTimeFormat('en-NG', {
      ...{ timeZone: 'Africa/Lagos', month: 'long', year: 'numeric' },
    })
    for (let n = 0; n < 800; n++) {
      const at = NOW + n * 17 * HOUR
      expect(dateWords(at, at)).toBe(format(at))
      expect(monthWords(at)).toBe(month.format(at))
      expect(dateWords(at, at).startsWith(`${weekdayWords(at)}, `)).toBe(true)
    }
  })
})
