import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { platformFeeOn } from './fees.ts'
import { formatNaira, isKobo, koboFromText, naira, nairaOf, type Kobo } from './money.ts'

const anyKobo = fc.integer({ min: 0, max: 99_999_999_999 }).map((kobo) => kobo as Kobo)
const anyRate = fc.integer({ min: 0, max: 5000 })

test('reads typed amounts to the kobo, and anything else as null', () => {
  const amounts = {
    '19.99': 1999,
    '4.35': 435,
    '1,000': 100_000,
    '₦1,000.5': 100_050,
    ' 2 500 ': 250_000,
    '0': 0,
    '0.07': 7,
    '999999999': 99_999_999_900,
  }
  for (const [text, kobo] of Object.entries(amounts))
    expect([text, koboFromText(text)]).toEqual([text, kobo])
  const others = [
    '',
    '.',
    '-50',
    '+50',
    '1e5',
    '1.234',
    '1000abc',
    'NaN',
    '1.',
    '.5',
    '१००',
    '1234567890',
    '0x10',
    '1.5.5',
    'Infinity',
  ]
  for (const text of others) expect([text, koboFromText(text)]).toEqual([text, null])
})

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

// `fc.string({ unit: 'binary' })` lists every code point first, which takes a second.
const anyCodePoints = fc
  .array(fc.nat({ max: 0x10ffff }))
  .map((codePoints) => String.fromCodePoint(...codePoints))

test('reads any text as whole kobo or null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), anyCodePoints, fc.double().map(String)), (text) => {
      const kobo = koboFromText(text)
      expect(kobo === null || isKobo(kobo)).toBe(true)
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
