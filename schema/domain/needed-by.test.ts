import { expect, test } from 'vitest'
import type { Day } from './days.ts'
import { neededByAfter, neededDay, parseNeededBy } from './needed-by.ts'

test('a todo is needed as soon as possible, by a day that exists, or without a day', () => {
  const texts = ['asap', '2026-11-28', '2026-02-30', 'soon', '']
  expect(texts.map(parseNeededBy)).toEqual(['asap', '2026-11-28', null, null, null])
  expect(['asap', '2026-11-28', null, undefined].map(neededDay)).toEqual([
    null,
    '2026-11-28' as Day,
    null,
    null,
  ])
})

test('an edit without the field keeps the day, unless the months were changed', () => {
  const before = { neededBy: '2026-11-28' as Day, duration: 1 }
  expect(neededByAfter(undefined, 1, before)).toBe('2026-11-28')
  expect(neededByAfter(undefined, 3, before)).toBe(null)
  expect(neededByAfter(null, 1, before)).toBe(null)
  expect(neededByAfter('asap', 3, before)).toBe('asap')
})
