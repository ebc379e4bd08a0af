import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { koboFromText } from './amount-text.ts'
import { platformFeeOn } from './fees.ts'
import { formatNaira, isKobo, naira, nairaOf, type Kobo } from './money.ts'

const anyKobo = fc.integer({ min: 0, max: 99_999_999_999 }).map((kobo) => kobo as Kobo)
const anyRate = fc.integer({ min: 0, max: 5000 })

test('no kobo is lost between the stored, the shown and the sent amount', () => {
  fc.assert(
    fc.property(anyKobo, (kobo) => {
      expect(koboFromText(String(nairaOf(kobo)))).toBe(kobo)
      expect(koboFromText(formatNaira(kobo))).toBe(kobo)
      expect(koboFromText(formatNaira(kobo, 'two'))).toBe(kobo)
      expect(JSON.stringify(nairaOf(kobo))).toMatch(/^\d+(\.\d{1,2})?$/)
    }),
  )
})

test('the fee is whole kobo, never more than the price, and rounded to the nearest kobo at any rate', () => {
  fc.assert(
    fc.property(anyKobo, anyRate, (price, rate) => {
      const fee = platformFeeOn(price, rate)
      expect(isKobo(fee)).toBe(true)
      expect(isKobo(price - fee)).toBe(true)
      expect(Math.abs(fee - (price * rate) / 10_000)).toBeLessThanOrEqual(0.5)
    }),
  )
  expect([platformFeeOn(naira(20_000), 0), platformFeeOn(naira(20_000), 1000)]).toEqual([
    0,
    naira(2000),
  ])
})

test('formats naira with the ₦ sign and thousands separators', () => {
  expect(formatNaira(naira(20_000))).toBe('₦20,000')
  expect(formatNaira(naira(19.99))).toBe('₦19.99')
  expect(formatNaira(naira(500_000), 'two')).toBe('₦500,000.00')
})

test('formats every amount as Intl does for en-NG', () => {
  const style = { style: 'currency', currency: 'NGN', currencyDisplay: 'narrowSymbol' } as const
  const exact = new Intl.NumberFormat('en-NG', style)
  const whole = new Intl.NumberFormat('en-NG', { ...style, maximumFractionDigits: 0 })
  fc.assert(
    fc.property(anyKobo, fc.boolean(), (size, isOwed) => {
      const kobo = (isOwed && size > 0 ? -size : size) as Kobo
      expect(formatNaira(kobo, 'two')).toBe(exact.format(kobo / 100))
      expect(formatNaira(kobo)).toBe((size % 100 === 0 ? whole : exact).format(kobo / 100))
    }),
  )
})
