import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut, graphemes } from './graphemes.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const seen = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

/** Plain letters, tone marks that join the letter before, families of emoji, flags, line ends of two, hidden hyphens. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('ẹ́', 'ọ̀', 'é', '👩‍👩‍👧', '🇳🇬', '\r\n', '\n', '\u00ad', '₦', 'a\u0301'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

test('F32: characters are counted and cut as a reader sees them, however plain the text', () => {
  fc.assert(
    fc.property(text, fc.nat(30), (words, most) => {
      const all = seen(words)
      expect(graphemes(words)).toBe(all.length)
      const kept = all.slice(0, most).join('')
      expect(cut(words, most)).toBe(all.length <= most ? words : `${kept.trimEnd()}....`)
    }),
  )
})
