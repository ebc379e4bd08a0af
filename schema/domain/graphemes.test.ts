import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGraphemes, truncate } from './graphemes.ts'

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
