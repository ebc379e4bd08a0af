import { expect, test } from 'vitest'
import { formatLagosDateTime } from './lagos-time.ts'
import { words as hausa } from './words/ha.ts'

test.each([
  ['2026-03-05T09:30:00Z', '5 Mar, 10:30 AM'],
  ['2026-09-30T23:05:00Z', '1 Oct, 12:05 AM'],
  ['2026-12-31T11:00:00Z', '31 Dec, 12:00 PM'],
  ['2026-09-01T12:00:00Z', '1 Sept, 1:00 PM'],
])('%s in Lagos is %s', (at, text) => {
  expect(formatLagosDateTime(Date.parse(at))).toBe(text)
})

test('a sentence in a language has the months of that language', () => {
  const at = Date.parse('2026-11-28T09:30:00Z')
  expect(formatLagosDateTime(at, hausa.times.months)).toBe('28 Nuwamba, 10:30 AM')
  expect(hausa.pins.locked(at)).toContain('28 Nuwamba, 10:30 AM')
})
