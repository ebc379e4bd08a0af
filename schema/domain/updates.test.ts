import { expect, test } from 'vitest'
import { dayAfter, startOfDay, type Day } from './days.ts'
import { canShowFrom, nextPushDay, UPDATE_AHEAD_MS } from './updates.ts'

const DAY = '2026-03-09' as Day
const at = (hour: number) => startOfDay(DAY) + hour * 3_600_000

test.each([
  ['at night before seven', 3, 0],
  ['by day', 12, 0],
  ['just before six in the evening', 17.99, 0],
  ['from six in the evening on', 18, 1],
  ['late', 23, 1],
])('an update that is shown %s is pushed the same day or the next', (_name, hour, later) => {
  expect(nextPushDay(at(hour), [])).toBe(dayAfter(DAY, later))
})

test('days that other updates have are skipped', () => {
  expect(nextPushDay(at(12), [DAY, dayAfter(DAY)])).toBe(dayAfter(DAY, 2))
  expect(nextPushDay(at(12), [dayAfter(DAY)])).toBe(DAY)
})

test('an update is scheduled for a time after now and at most 30 days ahead', () => {
  const now = at(12)
  const isAllowed = [now - 1, now, now + 1, now + UPDATE_AHEAD_MS, now + UPDATE_AHEAD_MS + 1].map(
    (showFrom) => canShowFrom(showFrom, now),
  )
  expect(isAllowed).toEqual([false, false, true, true, false])
})
