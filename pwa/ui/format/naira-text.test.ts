import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { caretBefore, exactAmount, groupedAmount, restAfterCaret, typedText } from './naira-text.ts'

/** What is stored after the keys were pressed one by one, the first of them at the end of the field. */
function typeKeys(keys: string, before = ''): string {
  let text = before
  let caret = groupedAmount(text).length
  for (const key of keys) {
    const shown = groupedAmount(text)
    const field = shown.slice(0, caret) + key + shown.slice(caret)
    const next = typedText(text, field)
    const rest = restAfterCaret(text, field, caret + 1)
    caret = groupedAmount(next) === field ? caret + 1 : caretBefore(next, rest)
    text = next
  }
  return text
}

describe('amount text', () => {
  it.each([
    ['₦105,000', '105000'],
    ['19.99', '19.99'],
    ['1,500.50', '1500.5'],
    ['12000.00', '12000'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['5k', '5000'],
    ['5000,50', '5000,50'],
    ['12.000', '12.000'],
    ['abc', 'abc'],
    ['', ''],
  ])('%j is stored as %j', (typed, exact) => {
    expect(exactAmount(typed)).toBe(exact)
  })

  it('grouping loses nothing, and the contract parses the same kobo', () => {
    const amounts = tuple(integer({ min: 0, max: 999_999_999 }), integer({ min: 0, max: 99 }))
    assert(
      property(amounts, ([naira, kobo]) => {
        const shown = groupedAmount(`${naira}.${String(kobo).padStart(2, '0')}`)
        expect(koboFromText(shown)).toBe(naira * 100 + kobo)
      }),
    )
  })

  it('groups digits as en-NG does, and nothing else', () => {
    const texts = ['1234567.5', '999', '5,0000', '5000 naira', '12.000']
    expect(texts.map(groupedAmount)).toEqual([
      '1,234,567.5',
      '999',
      '5,0000',
      '5000 naira',
      '12.000',
    ])
  })

  it.each([
    '12000.00',
    '5000,50',
    '5,000.50',
    '5,000,500',
    '5000,500',
    '1.000',
    '₦5,000',
    '5k',
    '007',
  ])('%s is the same typed key by key and pasted', (text) => {
    expect(exactAmount(typeKeys(text))).toBe(exactAmount(typedText('', text)))
  })

  it('any keys are the same amount typed one by one and pasted', () => {
    const keys = constantFrom('0', '1', '2', '5', '000', ',', '.', ' ', 'k', 'm', 'N', '-', '₦')
    assert(
      property(array(keys, { maxLength: 10 }), (parts) => {
        const text = parts.join('')
        expect(koboFromText(typeKeys(text))).toBe(koboFromText(text))
      }),
    )
  })

  it('changes digits in the middle of a grouped amount', () => {
    const field: [before: string, field: string, after: string][] = [
      ['5000', '5,0000', '50000'],
      ['50000', '50,00', '5000'],
      ['15000', '5,000', '5000'],
      ['15000', '125,000', '125000'],
      ['5000', '5000', '5000'],
      ['5000', '', ''],
    ]
    expect(field.map(([before, after]) => typedText(before, after))).toEqual(
      field.map(([, , after]) => after),
    )
  })

  it('reads what is pasted over a grouped amount as it is', () => {
    const pasted = ['5,000,500', 'N6,000', '5,000.50', '5000,50']
    expect(pasted.map((text) => exactAmount(typedText('5000', text)))).toEqual([
      '5000500',
      '6000',
      '5000.5',
      '5000,50',
    ])
  })

  it('leaves the caret behind the same digit after regrouping', () => {
    expect(caretBefore('1234567', 3)).toBe(6)
    expect(caretBefore('1234', 4)).toBe(0)
    expect(caretBefore('12', 9)).toBe(0)
    // The comma is the user's own.
    expect(caretBefore('5000,', 0)).toBe(5)
    expect(caretBefore('5000,50', 3)).toBe(4)
    expect(restAfterCaret('1234567', '1,2934,567', 4)).toBe(5)
  })

  it('a comma typed between digits stays where it was typed, and the next key follows it', () => {
    const text = typedText('500050', '500,,050')
    expect(text).toBe('500,050')
    expect(caretBefore(text, restAfterCaret('500050', '500,,050', 4))).toBe(4)
  })
})
