import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quoteFor, transferChargeOf } from './bank-charge.ts'
import { naira, type Kobo } from './money.ts'

describe('the bank charge of a withdrawal', () => {
  test.each([
    [1_000, 10],
    [5_000, 10],
    [5_100, 25],
    [9_000, 25],
    [10_075, 75],
    [20_000, 75],
    [60_000, 100],
  ])('of ₦%d the charge is ₦%d', (amount, charge) => {
    expect(quoteFor(naira(amount))).toEqual({
      arrives: naira(amount - charge),
      charge: naira(charge),
      debited: naira(amount),
      rest: 0,
    })
  })

  test('just above a step what the bank does not take stays in the wallet', () => {
    expect(quoteFor(naira(10_074.99))).toEqual({
      arrives: naira(9_999.99),
      charge: naira(25),
      debited: naira(10_024.99),
      rest: naira(50),
    })
  })

  const amounts = fc.integer({ min: 100_000, max: 100_000_000 }).map((kobo) => kobo as Kobo)
  test('the charge is the one of what arrives, and one kobo more would not fit', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const { arrives, charge, debited, rest } = quoteFor(amount)
        const more = (arrives + 1) as Kobo
        return (
          arrives > 0 &&
          charge === transferChargeOf(arrives) &&
          debited === arrives + charge &&
          debited + rest === amount &&
          more + transferChargeOf(more) > amount
        )
      }),
    )
  })

  test('a larger amount from the wallet never arrives as a smaller amount', () => {
    const steps = [501_000, 502_600, 1_002_500, 1_007_500, 5_007_500, 5_010_000]
    for (const step of steps)
      for (let kobo = step - 5_200; kobo < step + 5_200; kobo += 50)
        expect(quoteFor((kobo + 50) as Kobo).arrives).toBeGreaterThanOrEqual(
          quoteFor(kobo as Kobo).arrives,
        )
  })
})
