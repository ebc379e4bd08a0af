const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** No mark, no emoji, no joined letter: each unit is a character, and a list of twenty cards is cut in no time. */
const PLAIN = /^[\n -\u02ff]*$/

/** Counts what a reader sees as characters (R1, F32). */
export const graphemes = (text: string): number =>
  PLAIN.test(text) ? text.length : [...segmenter.segment(text)].length

/** Where the first so many characters end; the whole length when there are no more. */
function endOf(text: string, most: number): number {
  if (PLAIN.test(text)) return most
  let seen = 0
  for (const { index } of segmenter.segment(text)) if (seen++ === most) return index
  return text.length
}

/** Cuts by what a reader sees, with dots only when something was cut (F32). */
export function cut(text: string, most: number, dots = '....'): string {
  if (text.length <= most) return text
  const end = endOf(text, most)
  return end === text.length ? text : text.slice(0, end).trimEnd() + dots
}
