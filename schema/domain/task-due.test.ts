import { expect, test } from 'vitest'
import { startOfDay, type Day } from './days.ts'
import { DAY_MS } from './limits.ts'
import { nextDueAt, openTaskStep, type DueTask } from './task-due.ts'

const now = Date.parse('2026-03-04T09:00:00Z')
const task = {
  status: 'pending',
  updatedAt: now,
  awardedAt: null,
  submittedAt: null,
  agreedDate: null,
  cancelOffer: null,
  askedUntil: null,
} as DueTask

test('an open task is due 25 days after its last change', () => {
  expect(nextDueAt(task, now)).toBe(now + 25 * DAY_MS)
})

test('an open task for one person is due when the wait ends', () => {
  expect(nextDueAt({ ...task, askedUntil: now + 2 * DAY_MS }, now)).toBe(now + 2 * DAY_MS)
})

test('the warning of an idle task comes the evening before, not at night', () => {
  const idle = { ...task, updatedAt: Date.parse('2026-03-04T02:00:00+01:00') }
  expect(nextDueAt(idle, now)).toBe(Date.parse('2026-03-28T21:00:00+01:00') - 1)
})

test('an idle task is warned about once after 25 days, and expires after 30', () => {
  const step = (days: number, isWarned: boolean) => openTaskStep(0, isWarned, days * DAY_MS).step
  expect([step(24, false), step(25, false), step(25, true), step(29, true)]).toEqual([
    'wait',
    'warn',
    'wait',
    'wait',
  ])
  expect([step(30, true), step(40, false)]).toEqual(['expire', 'expire'])
  expect(openTaskStep(0, false, 25 * DAY_MS).dueAt).toBe(30 * DAY_MS)
})

test('work in progress is due when an offer must be answered, first the reminder, or 30 days after the agreed date', () => {
  const work = { ...task, status: 'in-progress', agreedDate: '2026-03-10' } as const
  const dead = startOfDay('2026-04-09' as Day)
  const answerBy = now + DAY_MS
  const offered = { ...work, cancelOffer: { answerBy } as DueTask['cancelOffer'] }
  const remindAt = Date.parse('2026-03-04T21:00:00+01:00') - 1
  expect(nextDueAt(work, now)).toBe(dead)
  expect([now, remindAt - 1, remindAt].map((at) => nextDueAt(offered, at))).toEqual([
    remindAt,
    remindAt,
    answerBy,
  ])
  expect(nextDueAt({ ...work, submittedAt: now }, now)).toBeNull()
})

test('nothing is due in a task that has ended', () => {
  for (const status of ['completed', 'cancelled', 'expired', 'removed'] as const)
    expect(nextDueAt({ ...task, status }, now)).toBeNull()
})
