/** Replaces contact details in a text. */
export const MASK = '[hidden until assigned]'

const DIGIT_WORDS = 'zero|one|two|three|four|five|six|seven|eight|nine|oh'
const AT = String.raw`(?:@|\(at\)|\[at\])`
const DOT = String.raw`(?:\.|\(dot\)|\[dot\])`
const ENDINGS = 'com|ng|net|org|co|me|io|africa'
const PATTERNS = [
  new RegExp(String.raw`[\w.+-]+\s?${AT}\s?[\w-]+(?:\s?${DOT}\s?[\w-]+)+`, 'giu'),
  new RegExp(
    String.raw`(?<![\w.+-])[\w.+-]{1,64}\s+at\s+[\w-]{1,63}(?:\s+dot\s+|\s?\.\s?)(?:${ENDINGS})\b`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\w-])[\w-]{1,63}\s+dot\s+(?:${ENDINGS})\b`, 'giu'),
  /(?<![\w.+-])[\w.+-]{1,64}\s*(?:@|\bat\b)?\s*(?:gmail|yahoo|hotmail|outlook|icloud)\s*(?:\.|\bdot\b|\s)\s*com\b/giu,
  /(?:https?:\/\/|www\.)\S+/giu,
  new RegExp(
    String.raw`\b(?:wa\.me|t\.me|bit\.ly|(?:[\w-]+\.){1,4}(?:${ENDINGS}))(?:\/\S*)?(?![\w.])`,
    'giu',
  ),
  // A number of a date is no phone number.
  /(?<![\p{L}\d.,])(?!\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d)(?:\+?\s?2\s?3\s?4|0)(?:[\s()./_-]*\d){9,10}(?!\d)/gu,
  new RegExp(String.raw`\b(?:(?:${DIGIT_WORDS})[\s,._/-]+){6,}(?:${DIGIT_WORDS})\b`, 'giu'),
  /(?<![\w@])@[a-z_][\w.]{2,}/giu,
  /\bwh?ats?[\s._-]?app\b(?:\s*(?:me|on|at|:))*/giu,
]

const INVISIBLE = /^[\p{Cf}\p{Mn}\p{DI}]$/u
const DIGIT = /^\p{Nd}$/u

/** Digits of every script and width as 0 to 9, and letters of any width as ordinary ones; invisible ones are dropped. */
function foldCharacter(char: string): string {
  if (char < '\u0080') return char
  if (INVISIBLE.test(char)) return ''
  const folded = char.normalize('NFKC')
  if (!DIGIT.test(folded)) return folded
  const code = folded.codePointAt(0) ?? 0
  const low = code & 0xf
  // The zero of a script has a code that ends in 0 or in 6.
  return String(DIGIT.test(String.fromCodePoint(code - low)) ? low : low - 6)
}

/** The folded text, and for each of its code units where the original character begins and ends. */
function foldText(text: string) {
  const starts: number[] = []
  const ends: number[] = []
  let folded = ''
  let index = 0
  for (const char of text) {
    const next = index + char.length
    const unit = foldCharacter(char)
    for (let n = 0; n < unit.length; n++) {
      starts.push(index)
      ends.push(next)
    }
    folded += unit
    index = next
  }
  return { folded, starts, ends }
}

type Range = { start: number; end: number }

function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ start: range.start, end: range.end })
  }
  return merged
}

/** Contacts in the folded text, as ranges of the original. */
function findContacts(text: string): Range[] {
  const { folded, starts, ends } = foldText(text)
  const ranges = PATTERNS.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: match, index }) => ({
      start: starts[index] ?? 0,
      end: ends[index + match.length - 1] ?? text.length,
    })),
  )
  return mergeRanges(ranges)
}

function maskOnce(text: string): string {
  const ranges = findContacts(text)
  const parts = ranges.map(({ start }, n) => text.slice(ranges[n - 1]?.end ?? 0, start) + MASK)
  return parts.join('') + text.slice(ranges.at(-1)?.end ?? 0)
}

/** Masks phone numbers (spaced, +234, in words, in any digits), e-mail addresses, links, handles and "whatsapp". */
export function maskContacts(text: string): { text: string; masked: boolean } {
  let masked = text
  for (;;) {
    const next = maskOnce(masked)
    if (next === masked) return { text: masked, masked: masked !== text }
    masked = next
  }
}
