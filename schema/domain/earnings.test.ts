import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { earningsOf } from './earnings.ts'
import { PRICE_MAX, PRICE_MIN, WITHDRAW_MIN } from './limits.ts'
import { naira, type Kobo } from './money.ts'

const work = (price: number) => ({ price: naira(price), materials: naira(0) })

describe('what a tasker really earns', () => {
  test.each([
    [5_000, { transferFee: 10, stampDuty: 0, bank: 4_990 }],
    [9_000, { transferFee: 25, stampDuty: 0, bank: 8_975 }],
    [45_000, { transferFee: 25, stampDuty: 50, bank: 44_925 }],
    [105_000, { transferFee: 50, stampDuty: 50, bank: 104_900 }],
  ])('of ₦%d without a platform fee is %o', (price, lines) => {
    expect(earningsOf(work(price), 0, true)).toEqual({
      price: naira(price),
      platformFee: 0,
      wallet: naira(price),
      transferFee: naira(lines.transferFee),
      stampDuty: naira(lines.stampDuty),
      bank: naira(lines.bank),
      rest: 0,
      withdrawals: 1,
    })
  })

  test('is less the platform fee, rounded as at the release', () => {
    const { platformFee, wallet, bank } = earningsOf(work(45_000), 333, true)
    expect(platformFee).toBe(naira(1_498.5))
    expect(wallet).toBe(naira(43_501.5))
    expect(bank).toBe(naira(43_426.5))
  })

  test('has no platform fee on the part for materials', () => {
    const offer = { price: naira(45_000), materials: naira(20_000) }
    expect(earningsOf(offer, 1000, true)).toMatchObject({
      platformFee: naira(2500),
      wallet: naira(42_500),
    })
  })

  test('of less than the smallest withdrawal stays in the wallet', () => {
    expect(earningsOf(work(900), 0, true)).toMatchObject({
      bank: 0,
      rest: naira(900),
      withdrawals: 0,
    })
  })

  test('of an unverified tasker comes in withdrawals of the daily limit, each with its charge', () => {
    expect(earningsOf(work(120_000), 0, false)).toMatchObject({
      transferFee: naira(75),
      stampDuty: naira(150),
      bank: naira(119_775),
      withdrawals: 3,
    })
  })

  const prices = fc.integer({ min: PRICE_MIN, max: PRICE_MAX }).map((kobo) => kobo as Kobo)
  test('has lines that add up to the price, for every price, rate and verification', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 5000 }), fc.boolean(), (price, bps, known) => {
        const { platformFee, wallet, transferFee, stampDuty, bank, rest } = earningsOf(
          { price, materials: 0 as Kobo },
          bps,
          known,
        )
        return (
          platformFee + wallet === price &&
          bank + transferFee + stampDuty + rest === wallet &&
          rest < WITHDRAW_MIN
        )
      }),
    )
  })
})
