import * as v from 'valibot'
import { expect, test } from 'vitest'
import { initFunding } from '#schema/contract/payments.schemas.ts'
import { passSecondFactor } from '#schema/contract/second-factor.schemas.ts'
import { CodeInput, pinInput, wholeNumber } from '#schema/contract/values.schemas.ts'
import { digitsIn, plainDigits } from './digits.ts'

const SCRIPTS = [
  ['full-width', '０１２３４５６７８９'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['eastern Arabic', '۰۱۲۳۴۵۶۷۸۹'],
  ['N’Ko', '߀߁߂߃߄߅߆߇߈߉'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Adlam', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['sans-serif', '𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫'],
] as const

test.each(SCRIPTS)('reads %s digits as 0 to 9', (_script, digits) => {
  expect(plainDigits(`a ${digits} ½²`)).toBe('a 0123456789 ½²')
  expect(digitsIn(`${digits}-²`)).toBe('0123456789')
})

test.each(SCRIPTS)('codes, PINs, phone and other numbers accept %s digits', (_script, digits) => {
  const six = [...digits].slice(1, 7).join('')
  expect(v.parse(CodeInput, six)).toBe('123456')
  expect(v.parse(passSecondFactor.input, { code: six })).toEqual({ code: '123456' })
  expect(v.parse(pinInput('PIN'), six)).toBe('123456')
  expect(v.parse(wholeNumber('number'), six)).toBe(123_456)
  expect(v.parse(initFunding.input, { amount: '5000', phone: digits })).toMatchObject({
    phone: '0123456789',
  })
})
