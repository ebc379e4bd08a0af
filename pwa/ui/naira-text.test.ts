import { assert, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { koboFromText } from '#schema/domain/money.ts'
import { caretAfter, groupedAmount, plainAmount } from './naira-text.ts'

describe('an amount being typed', () => {
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
  ])('%s is kept exactly, as %s (F17)', (typed, plain) => {
    expect(plainAmount(typed)).toBe(plain)
  })

  it.each(['abc', '1e5', '-50', '12a', '1.2.3', '', ' ', 'NaN'])(
    '"%s" is not a number, so the field clears (SPEC 5, F17)',
    (typed) => {
      expect(plainAmount(typed)).toBe('')
    },
  )

  it('drops what comes after the dot where only whole naira are meant (R7)', () => {
    expect(plainAmount('1,500.75', true)).toBe('1500')
  })

  it('survives being grouped and read again, and the contract reads the same kobo (F17)', () => {
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

  it('is grouped as en-NG groups it', () => {
    expect(groupedAmount('1234567.5')).toBe('1,234,567.5')
    expect(groupedAmount('999')).toBe('999')
  })

  it('leaves the caret behind the same digit after regrouping', () => {
    expect(caretAfter('1,234,567', 4)).toBe(5)
    expect(caretAfter('1,234', 0)).toBe(0)
    expect(caretAfter('12', 9)).toBe(2)
  })
})
