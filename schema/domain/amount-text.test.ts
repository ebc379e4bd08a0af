import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { koboFromText, readAmount } from './amount-text.ts'
import { formatNaira, isKobo, nairaOf, type Kobo } from './money.ts'

const kobo = fc.integer({ min: 0, max: 99_999_999_999 }).map((amount) => amount as Kobo)

describe('readAmount', () => {
  it.each([
    ['19.99', 1999],
    ['4.35', 435],
    ['0.07', 7],
    ['.5', 50],
    ['0', 0],
    ['5000', 500_000],
    ['0500', 50_000],
    ['5000.', 500_000],
    ['5,000', 500_000],
    ['5,000.00', 500_000],
    ['5 000', 500_000],
    ['1 250 000.50', 125_000_050],
    ['5\u00a0000', 500_000],
    ['5\u202f000', 500_000],
    ['  5000  ', 500_000],
    ['₦5,000', 500_000],
    ['₦ 5,000', 500_000],
    ['N5,000', 500_000],
    ['n5000', 500_000],
    ['NGN 5,000.00', 500_000],
    ['5,000 NGN', 500_000],
    ['NGN ₦5,000', 500_000],
    ['=N=5,000.00', 500_000],
    ['#5000', 500_000],
    ['5000 naira', 500_000],
    ['5,000 Naira only', 500_000],
    ['5000/=', 500_000],
    ['5000/-', 500_000],
    ['5k', 500_000],
    ['5K', 500_000],
    ['₦1.5k', 150_000],
    ['50 k', 5_000_000],
    ['5 thousand naira', 500_000],
    ['1.2m', 120_000_000],
    ['1.25 million naira', 125_000_000],
    ['５，０００', 500_000],
    ['٥٠٠٠', 500_000],
    ['۵٬۰۰۰', 500_000],
    ['५०००', 500_000],
    ['\u202d5,000\u202c', 500_000],
    ['\ufeff5\u200b000', 500_000],
    ['999999999', 99_999_999_900],
  ])('reads %j', (text, amount) => {
    expect(readAmount(text)).toEqual({ kobo: amount, problem: null })
  })

  it.each([
    ['5000,50', 'comma'],
    ['1,00', 'comma'],
    ['5,5', 'comma'],
    ['5,000,5', 'comma'],
    ['1.000,50', 'comma'],
    ['5000,', 'comma'],
    ['1,5k', 'comma'],
    ['1.000', 'dot'],
    ['12.000', 'dot'],
    ['1.000.000', 'dot'],
    ['12.0000', 'dot'],
    ['1.000k', 'dot'],
    ['1234567890', 'size'],
    ['1000m', 'size'],
    ['5,0000', 'form'],
    ['5000,500', 'form'],
    ['1,00,000', 'form'],
    ['0,500', 'form'],
    ['50 00', 'form'],
    ['1,000 000', 'form'],
    // Written for kobo on some receipts.
    ['5000.00k', 'form'],
    ['1,000k', 'form'],
    ['5000-6000', 'form'],
    ['5000-', 'form'],
    ['-50', 'form'],
    ['+50', 'form'],
    ['1e5', 'form'],
    ['0x10', 'form'],
    ['1.5.5', 'form'],
    ['1000abc', 'form'],
    ['$5000', 'form'],
    ['5²', 'form'],
    ['½', 'form'],
    ['\u202e0005', 'form'],
    ['NaN', 'form'],
    ['Infinity', 'form'],
    ['', 'form'],
    ['.', 'form'],
    ['₦', 'form'],
    ['k', 'form'],
    ['1'.repeat(5000), 'form'],
  ])('refuses %j', (text, problem) => {
    expect(readAmount(text)).toEqual({ kobo: null, problem })
  })
})

test('reads every form in which an amount is shown or sent as that amount', () => {
  fc.assert(
    fc.property(kobo, (amount) => {
      const shown = [formatNaira(amount), formatNaira(amount, 'two'), String(nairaOf(amount))]
      const [, two = ''] = shown
      const forms = [...shown, two.replaceAll(',', ' '), two.replace('₦', 'NGN '), `${two} naira`]
      expect(forms.map(koboFromText)).toEqual(forms.map(() => amount))
    }),
  )
})

const pieces = ['0', '1', '5', '00', '000', '250', ',', '.', ' ', 'k', 'm', '₦', 'N', 'naira', '-']
const pieced = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''))

test('reads a text without a scale only as the digits in it, with two behind a dot at most', () => {
  fc.assert(
    fc.property(pieced, (text) => {
      const amount = koboFromText(text)
      if (amount === null || /[km]/.test(text)) return
      const [whole = '', decimals = ''] = text.replace(/[^\d.]/g, '').split('.')
      expect(String(amount)).toBe(String(Number(whole + decimals.padEnd(2, '0'))))
    }),
  )
})

// `fc.string({ unit: 'binary' })` lists every code point first, which takes a second.
const anyCodePoints = fc
  .array(fc.nat({ max: 0x10ffff }))
  .map((codePoints) => String.fromCodePoint(...codePoints))

test('reads any text as whole kobo or null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), anyCodePoints, pieced, fc.double().map(String)), (text) => {
      const amount = koboFromText(text)
      expect(amount === null || isKobo(amount)).toBe(true)
    }),
  )
})
