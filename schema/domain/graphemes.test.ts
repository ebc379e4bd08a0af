import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { countGraphemes, hasStackedMarks, truncate } from './graphemes.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const segmentsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

/** Plain letters, combining tone marks, emoji families, flags, CRLF, soft hyphens. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('ẹ́', 'ọ̀', 'é', '👩‍👩‍👧', '🇳🇬', '\r\n', '\n', '\u00ad', '₦', 'a\u0301'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

afterEach(() => vi.unstubAllGlobals())

test('counts and cuts the same in a browser without Intl.Segmenter', () => {
  const { Segmenter: _, ...older } = Object.getOwnPropertyDescriptors(Intl)
  vi.stubGlobal('Intl', Object.defineProperties({}, older))
  fc.assert(
    fc.property(anyText, fc.nat(30), (text, max) => {
      const segments = segmentsOf(text)
      expect(countGraphemes(text)).toBe(segments.length)
      const start = segments.slice(0, max).join('').trimEnd()
      expect(truncate(text, max)).toBe(segments.length <= max ? text : `${start}....`)
    }),
  )
  for (const text of ['👩🏾‍🔧 Ada', '🏴󠁧󠁢󠁥󠁮󠁧󠁿🇳🇬🇬🇭', '❤️‍🔥 ẹ̀'])
    expect(countGraphemes(text)).toBe(segmentsOf(text).length)
})

test('counts and cuts visible characters, with and without combining marks', () => {
  fc.assert(
    fc.property(anyText, fc.nat(30), (text, max) => {
      const segments = segmentsOf(text)
      expect(countGraphemes(text)).toBe(segments.length)
      const start = segments.slice(0, max).join('').trimEnd()
      expect(truncate(text, max)).toBe(segments.length <= max ? text : `${start}....`)
    }),
  )
})

test('finds more than four marks on one character, also with invisible ones between them', () => {
  const plain = ['Ọlámídé', 'Ọlámídé'.normalize('NFD'), 'ẹ́'.normalize('NFD'), 'ศูนย์ที่นี่', '👩🏾‍🔧❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']
  for (const text of plain) expect([text, hasStackedMarks(text)]).toEqual([text, false])
  const stacked = [
    `x${'\u0301'.repeat(5)}`,
    'x\u0301\u200d\u0301\u200d\u0301',
    `q${'\u0489'.repeat(31_000)}`,
  ]
  for (const text of stacked) expect([text, hasStackedMarks(text)]).toEqual([text, true])
})
