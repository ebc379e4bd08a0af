import { assert, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { koboFromText } from '#schema/domain/money.ts'
import { caretAfter, groupedAmount, plainAmount } from './naira-text.ts'

describe('amount text', () => {
  it.each([
    ['₦105,000', '105000'],
    ['1,000', '1000'],
    ['19.99', '19.99'],
    ['4.35', '4.35'],
    ['4.359', '4.35'],
    ['007', '7'],
    ['0', '0'],
    ['.5', '0.5'],
    ['12.', '12.'],
  ])('%s is the exact amount %s', (typed, plain) => {
    expect(plainAmount(typed)).toBe(plain)
  })

  it.each(['abc', '1e5', '-50', '12a', '1.2.3', '', ' ', 'NaN'])(
    '"%s" is not a number and clears the field',
    (typed) => {
      expect(plainAmount(typed)).toBe('')
    },
  )

  it('drops the kobo where only whole naira are allowed', () => {
    expect(plainAmount('1,500.75', true)).toBe('1500')
  })

  it('grouping loses nothing, and the contract parses the same kobo', () => {
    const amounts = tuple(integer({ min: 0, max: 999_999_999 }), integer({ min: 0, max: 99 }))
    assert(
      property(amounts, ([naira, kobo]) => {
        const plain = `${naira}.${String(kobo).padStart(2, '0')}`
        const shown = groupedAmount(plain)
        expect(plainAmount(shown)).toBe(plain)
        expect(koboFromText(shown)).toBe(naira * 100 + kobo)
      }),
    )
  })

  it('groups digits as en-NG does', () => {
    expect(groupedAmount('1234567.5')).toBe('1,234,567.5')
    expect(groupedAmount('999')).toBe('999')
  })

  it('leaves the caret behind the same digit after regrouping', () => {
    expect(caretAfter('1,234,567', 4)).toBe(5)
    expect(caretAfter('1,234', 0)).toBe(0)
    expect(caretAfter('12', 9)).toBe(2)
  })
})
