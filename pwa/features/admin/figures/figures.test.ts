import { expect, test } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { plottedValue, totalText, type Day } from './figures.ts'

const day: Day = {
  day: '2026-03-01',
  signUps: 3,
  tasks: 0,
  awards: 0,
  disputes: 0,
  held: naira(1500.5),
  released: naira(0),
  paidOut: naira(0),
}

test('a chart has naira beside its ₦, counts as they are, and totals add up exactly', () => {
  expect([plottedValue(day, 'held'), plottedValue(day, 'signUps')]).toEqual([1500.5, 3])
  expect(totalText([day, { ...day, held: naira(0.1) }], 'held')).toBe('₦1,500.60')
})
