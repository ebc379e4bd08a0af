import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  agreedDay,
  dayAfter,
  dayFromText,
  dayOf,
  instantFromLocalTime,
  localTimeOf,
  startOfDay,
  type Day,
} from './days.ts'

const anyInstant = fc.integer({ min: Date.parse('2001-01-01'), max: Date.parse('2099-12-31') })

test('a Lagos day begins at 23:00 UTC', () => {
  expect(dayOf(Date.parse('2026-03-03T22:59:59Z'))).toBe('2026-03-03')
  expect(dayOf(Date.parse('2026-03-03T23:00:00Z'))).toBe('2026-03-04')
  fc.assert(
    fc.property(anyInstant, (at) => {
      const day = dayOf(at)
      expect(startOfDay(day)).toBeLessThanOrEqual(at)
      expect(startOfDay(dayAfter(day))).toBeGreaterThan(at)
      expect(dayFromText(day)).toBe(day)
      expect(dayFromText(new Date(at).toISOString())).toBe(day)
    }),
  )
})

test('reads only dates that exist', () => {
  for (const text of [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '26-1-1',
    'tomorrow',
    '',
    '1999-12-31',
    '2101-01-01',
    '2026-02-30T10:00:00Z',
    '2026-1-1',
    '04/03/2026',
    '2026-03-04Tjunk',
  ])
    expect([text, dayFromText(text)]).toEqual([text, null])
  expect(dayFromText(' 2028-02-29 ')).toBe('2028-02-29')
  fc.assert(fc.property(fc.string(), (text) => dayFromText(text) === null))
})

test('the agreed day is the proposed one, or the day after the award when that is later', () => {
  const award = Date.parse('2026-03-04T09:00:00Z')
  expect(agreedDay('2026-03-20' as Day, award)).toBe('2026-03-20')
  expect(agreedDay('2026-03-01' as Day, award)).toBe('2026-03-05')
  fc.assert(
    fc.property(anyInstant, anyInstant, (proposed, awardedAt) => {
      const agreed = agreedDay(dayOf(proposed), awardedAt)
      expect(startOfDay(agreed)).toBeGreaterThan(awardedAt)
      expect(agreed >= dayOf(proposed)).toBe(true)
    }),
  )
})

test('a date and time of a form are those of Lagos, and others are rejected', () => {
  expect(instantFromLocalTime('2026-03-04T00:30')).toBe(Date.parse('2026-03-03T23:30:00Z'))
  for (const text of ['', '2026-02-30T10:00', '2026-03-04T24:00', '2026-03-04 10:00', '2026-03-04'])
    expect([text, instantFromLocalTime(text)]).toEqual([text, null])
  fc.assert(
    fc.property(anyInstant, (at) => {
      const minute = at - (at % 60_000)
      expect(instantFromLocalTime(localTimeOf(at))).toBe(minute)
    }),
  )
})
