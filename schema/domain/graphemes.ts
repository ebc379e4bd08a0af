const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Text without combining marks or emoji: one code unit is one character, so no segmenter is needed. */
const PLAIN = /^[\n -\u02ff]*$/

/** Counts the characters that a reader sees. */
export const countGraphemes = (text: string): number =>
  PLAIN.test(text) ? text.length : [...segmenter.segment(text)].length

/** The index at which the first `max` characters end; the text's length when it has no more. */
function endIndex(text: string, max: number): number {
  if (PLAIN.test(text)) return max
  let count = 0
  for (const { index } of segmenter.segment(text)) if (count++ === max) return index
  return text.length
}

/** Cuts between visible characters; the dots appear only when something was cut. */
export function truncate(text: string, max: number, dots = '....'): string {
  if (text.length <= max) return text
  const end = endIndex(text, max)
  return end === text.length ? text : text.slice(0, end).trimEnd() + dots
}
