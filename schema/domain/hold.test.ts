import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { platformFeeOn } from './fees.ts'
import { feeOnRelease, holdOf, type Movement } from './hold.ts'
import type { MovementType } from './ledger.ts'
import type { Kobo } from './money.ts'

const movement = (type: MovementType, amount: number, fee = 0): Movement => ({
  journal: `${type} ${amount}`,
  type,
  amount: amount as Kobo,
  fee: fee as Kobo,
})

test('a hold is what entered it less what left it, over all awards', () => {
  const before = [movement('award', 500), movement('release', 100, 5), movement('task_refund', 400)]
  expect(holdOf(before)).toMatchObject({ held: 0, lastMovement: 3, released: 100, fees: 5 })
  expect(holdOf([...before, movement('award', 300), movement('hold', 50)])).toEqual({
    held: 350,
    lastMovement: 5,
    released: 0,
    fees: 0,
    journals: ['award 300', 'hold 50'],
  })
  expect(holdOf([])).toEqual({ held: 0, lastMovement: 0, released: 0, fees: 0, journals: [] })
})

test('the fees on the parts of a price add up to the fee on the price, and none exceeds its part', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 5000 }), (amounts, bps) => {
      let state = { released: 0 as Kobo, fees: 0 as Kobo }
      for (const amount of amounts) {
        const fee = feeOnRelease(state, amount as Kobo, bps)
        expect(fee >= 0 && fee <= amount).toBe(true)
        state = {
          released: (state.released + amount) as Kobo,
          fees: (state.fees + fee) as Kobo,
        }
      }
      expect(state.fees).toBe(platformFeeOn(state.released, bps))
    }),
  )
})
