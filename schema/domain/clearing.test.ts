import { expect, it } from 'vitest'
import { withdrawableOf } from './clearing.ts'
import { naira } from './money.ts'

const clearings = [
  { amount: naira(600), clearsAt: 1000 },
  { amount: naira(300), clearsAt: 2000 },
]
const withdrawable = (available: number, now: number) =>
  withdrawableOf(naira(available), clearings, now)

it('leaves out what is not cleared, up to its time', () => {
  expect([999, 1000, 1999, 2000].map((now) => withdrawable(1000, now))).toEqual(
    [100, 700, 700, 1000].map(naira),
  )
})

it('is never below zero when the money was used for a task', () => {
  expect(withdrawable(500, 0)).toBe(naira(0))
})
