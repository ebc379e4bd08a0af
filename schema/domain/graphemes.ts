/** What joins the character before it: marks, skin tones, joiners, and the tags of a flag. */
const JOINED = String.raw`[\p{M}\p{EMod}\u200c\u200d\u{e0020}-\u{e007f}]*`
/** For browsers without Intl.Segmenter (Firefox before 125): line ends, flags, emoji joined to another, and all others. */
const CHARACTER = new RegExp(
  String.raw`\r\n|(?:\p{RI}\p{RI}|(?:\p{ExtPict}${JOINED}\u200d)*.)${JOINED}`,
  'gsu',
)

let segmenter: Intl.Segmenter | undefined

/** Where each visible character begins. */
function segmentsOf(text: string): Iterable<{ index: number }> {
  if (!('Segmenter' in Intl)) return text.matchAll(CHARACTER)
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Text without combining marks or emoji: one code unit is one character, so no segmenter is needed. */
const PLAIN = /^[\n -\u02ff]*$/

/** Counts the characters that a reader sees. */
export const countGraphemes = (text: string): number =>
  PLAIN.test(text) ? text.length : [...segmentsOf(text)].length

/** More than any language stacks on one letter; invisible characters join marks into one visible character. */
const STACKED_MARKS = /(?:\p{M}|[\u200b-\u200f\u2060-\u2064\ufeff]){5}/u
/** Whether more than 4 marks follow one character, which draws over other lines. */
export const hasStackedMarks = (text: string): boolean =>
  !PLAIN.test(text) && STACKED_MARKS.test(text.normalize('NFC'))

/** The index at which the first `max` characters end; the text's length when it has no more. */
function endIndex(text: string, max: number): number {
  if (PLAIN.test(text)) return max
  let count = 0
  for (const { index } of segmentsOf(text)) if (count++ === max) return index
  return text.length
}

/** A word that a cut goes through is left out, unless it is longer than any word of a language. */
const CUT_WORD = /\s\S{1,24}$/

/** As `truncate`, but never ends within a word. */
export function truncateAtWord(text: string, max: number, dots = '....'): string {
  if (text.length <= max) return text
  const end = endIndex(text, max)
  if (end === text.length) return text
  const start = text.slice(0, end)
  const isBetweenWords = /^\s/.test(text.slice(end))
  return (isBetweenWords ? start : start.replace(CUT_WORD, '')).trimEnd() + dots
}

/** Cuts between visible characters; the dots appear only when something was cut. */
export function truncate(text: string, max: number, dots = '....'): string {
  if (text.length <= max) return text
  const end = endIndex(text, max)
  return end === text.length ? text : text.slice(0, end).trimEnd() + dots
}
