import { expect, it, test } from 'vitest'
import {
  acceptedTime,
  arrivalDays,
  ARRIVALS_PER_DAY,
  presenceOf,
  whyNotArrive,
  whyNotLeave,
  type Presence,
} from './arrival.ts'
import type { Day } from './days.ts'
import { newId } from './ids.ts'

const MINUTE = 60_000
const AWARDED = Date.parse('2026-03-04T09:00:00Z')
const NOW = AWARDED + 26 * 60 * MINUTE
const tasker = newId('user')
const task = { status: 'in-progress' as const, taskerId: tasker, awardedAt: AWARDED }
const arrived = (at: number): Presence => ({ kind: 'arrived', at })
const left = (at: number): Presence => ({ kind: 'left', at })
const at = NOW

test.each([
  ['2026-03-04', 3, '2026-03-07'],
  ['2026-03-09', 5, '2026-03-09'],
  ['2026-09-09', 14, '2026-03-18'],
])('until %s a client has codes of %i days, the last of %s', (agreedDate, count, last) => {
  const days = arrivalDays({ ...task, agreedDate: agreedDate as Day }, NOW)
  expect([days.length, days[0], days.at(-1)]).toEqual([count, '2026-03-05', last])
})

it('work that has ended has no codes', () => {
  expect(arrivalDays({ status: 'completed', agreedDate: '2026-03-09' as Day }, NOW)).toEqual([])
})

test.each([
  [undefined, null],
  [AWARDED - 6 * MINUTE, null],
  [AWARDED, AWARDED],
  [NOW - 90 * MINUTE, NOW - 90 * MINUTE],
  [NOW + 4 * MINUTE, NOW],
  [NOW + 6 * MINUTE, null],
])('a phone that says %s is believed as %s', (time, accepted) => {
  expect(acceptedTime(time, task, NOW)).toBe(accepted)
})

test.each([
  ['for the first time', [], null],
  ['twice', [arrived(NOW - MINUTE)], 'already_arrived'],
  ['after leaving', [left(NOW - MINUTE), arrived(NOW - 2 * MINUTE)], null],
  ['without having left yesterday', [arrived(NOW - 26 * 60 * MINUTE)], null],
  [
    'too often',
    Array.from({ length: ARRIVALS_PER_DAY }, () => [left(NOW), arrived(NOW)]).flat(),
    'too_many_arrivals',
  ],
])('arriving %s', (_, presences, reason) => {
  expect(whyNotArrive(task, presences, { userId: tasker, at })).toBe(reason)
})

test.each([
  ['without an arrival', [], 'not_arrived'],
  ['twice', [left(NOW), arrived(NOW)], 'not_arrived'],
  ['once', [arrived(NOW - 26 * 60 * MINUTE)], null],
])('leaving %s', (_, presences, reason) => {
  expect(whyNotLeave(task, presences, tasker)).toBe(reason)
})

test('only the professional arrives and leaves, and only while the work goes on', () => {
  const stranger = newId('user')
  const ended = { ...task, status: 'completed' as const }
  expect(whyNotArrive(task, [], { userId: stranger, at })).toBe('not_found')
  expect(whyNotArrive(ended, [], { userId: tasker, at })).toBe('task_not_in_progress')
  expect(whyNotLeave(task, [arrived(NOW)], stranger)).toBe('not_found')
  expect(whyNotLeave(ended, [arrived(NOW)], tasker)).toBe('task_not_in_progress')
})

test('an event has the time of the phone, or that of the server where the clock was wrong', () => {
  const event = { kind: 'left', createdAt: new Date(NOW).toISOString() }
  expect(presenceOf({ ...event, data: { at: AWARDED } })).toMatchObject({
    at: AWARDED,
    toldAt: NOW,
    isClockWrong: false,
  })
  expect(presenceOf({ ...event, data: { at: null } })).toMatchObject({
    at: NOW,
    isClockWrong: true,
  })
  expect(presenceOf({ ...event, kind: 'paid', data: null })).toBeNull()
})
