import { expect, test } from 'vitest'
import { segmentsOf, smsText } from './sms.ts'

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  // Two places each.
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  // The second place of a character does not begin the next part.
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ['ẹ'.repeat(70), 1],
  ['ẹ'.repeat(71), 2],
  ['ẹ'.repeat(135), 3],
  [`${'ẹ'.repeat(66)}😀${'ẹ'.repeat(10)}`, 2],
  ['é'.repeat(160), 1],
])('%j takes %i', (text, segments) => {
  expect(segmentsOf(text)).toBe(segments)
})

test('an SMS has no tone marks, dots, hooks and pictographs', () => {
  expect(smsText('Kóòdù yín ni 123456. Ẹ má fún ẹnikẹ́ni')).toBe(
    'Koodu yin ni 123456. E ma fun enikeni',
  )
  expect(smsText('ɗaya ƙofa Ɓera')).toBe('daya kofa Bera')
  expect(smsText('₦12,000 for “Doors” … 🚪👍🏿 now')).toBe('N12,000 for "Doors" ... now')
  expect(smsText('\u2068Doors\u2069 – it’s')).toBe("Doors - it's")
})

test('a text that fits as it is stays, and another script too', () => {
  expect(smsText('Ìyá é à ñ')).toBe('Iya e a n')
  expect(smsText('Café à la carte')).toBe('Café à la carte')
  expect(smsText('باب é')).toBe('باب e')
})
