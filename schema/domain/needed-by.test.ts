import { expect, test } from 'vitest'
import type { Day } from './days.ts'
import {
  neededByAfter,
  neededDay,
  parseNeededBy,
  proposedDay,
  spanAfter,
  spanOf,
} from './needed-by.ts'

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

test('a todo without words on how long it takes has its months, unless it has a day', () => {
  expect(spanOf({ neededBy: null, span: null })).toBe('months')
  expect(spanOf({ neededBy: 'asap', span: null })).toBe(null)
  expect(spanOf({ neededBy: 'asap', span: 'days' })).toBe('days')
})

test('an edit of an older app keeps how long it takes, unless months were chosen there', () => {
  const before = { neededBy: 'asap', span: 'days', duration: 1 } as const
  const sent = { span: undefined, neededBy: undefined, duration: 1 }
  expect(spanAfter(sent, before)).toBe('days')
  expect(spanAfter({ ...sent, neededBy: 'asap' }, before)).toBe('days')
  expect(spanAfter({ ...sent, duration: 3 }, before)).toBe(null)
  expect(spanAfter({ ...sent, neededBy: null }, before)).toBe(null)
  expect(spanAfter({ ...sent, span: 'weeks' }, before)).toBe('weeks')
})

test('a proposal starts with the day that the client needs it by, or with one that follows from how long it takes', () => {
  const today = '2026-11-28' as Day
  const dayOf = (fields: Partial<Parameters<typeof proposedDay>[0]>) =>
    proposedDay({ neededBy: null, span: null, duration: 1, ...fields }, today)
  expect(dayOf({ neededBy: '2026-12-24', span: 'hours' })).toBe('2026-12-24')
  expect(dayOf({ neededBy: '2026-11-27', span: 'hours' })).toBe(null)
  expect(dayOf({ neededBy: 'asap', span: 'hours' })).toBe('2026-11-29')
  expect(dayOf({ span: 'weeks' })).toBe('2026-12-12')
  expect(dayOf({ span: 'months', duration: 2 })).toBe('2027-01-27')
  expect(dayOf({})).toBe(null)
})
