import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { looksLikeNuban, quoteFor, sharesAName, transferCharge } from './banking.ts'
import { naira, type Kobo } from './money.ts'

describe('R43: what a withdrawal costs, said before it is confirmed', () => {
  test.each([
    [1_000, 10],
    [5_000, 10],
    [5_100, 25],
    [9_000, 25],
    [10_075, 75],
    [20_000, 75],
    [60_000, 100],
  ])('of ₦%d the bank takes ₦%d', (amount, charge) => {
    expect(quoteFor(naira(amount))).toEqual({
      arrives: naira(amount - charge),
      charge: naira(charge),
    })
  })

  const amounts = fc.integer({ min: 100_000, max: 100_000_000 }).map((kobo) => kobo as Kobo)
  test('what arrives and what it costs to send are never more than what leaves the wallet', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const { arrives, charge } = quoteFor(amount)
        return arrives + charge === amount && arrives > 0 && transferCharge(arrives) <= charge
      }),
    )
  })

  test('more from the wallet is never less in the bank', () => {
    const leaps = [501_000, 502_600, 1_002_500, 1_007_500, 5_007_500, 5_010_000]
    for (const leap of leaps)
      for (let kobo = leap - 5_200; kobo < leap + 5_200; kobo += 50)
        expect(quoteFor((kobo + 50) as Kobo).arrives).toBeGreaterThanOrEqual(
          quoteFor(kobo as Kobo).arrives,
        )
  })
})

test('R44: the check digit warns where it can be reckoned, and only there', () => {
  expect(looksLikeNuban('011', '0000014579')).toBe(true)
  expect(looksLikeNuban('011', '0000014578')).toBe(false)
  expect(looksLikeNuban('999992', '8012345678')).toBe(true)
})

test('R43: a bank’s name for an account shares a word with the person’s, or none', () => {
  expect(sharesAName('MUSA A. BELLO', 'Bello')).toBe(true)
  expect(sharesAName('ADÉ Ọlá-Ojo', 'ade')).toBe(true)
  expect(sharesAName('MUSA A. BELLO', 'Chinedu')).toBe(false)
  expect(sharesAName('A. B.', 'A')).toBe(false)
})
