/** Invisible marks, and the frame of a keycap emoji. */
const INVISIBLE = /^[\p{Cf}\p{M}\p{DI}]$/u
const DIGIT = /^\p{Nd}$/u
/** Cyrillic and Greek letters that look like Latin ones. */
const LATIN_BY_LOOKALIKE = new Map(
  [...'аaеeоoрpсcхxуyіiѕsАAВBЕEКKМMНHОOРPСCТTХXοoΟOιiΙIαaΑA'.matchAll(/(.)(.)/gu)].map(
    ([, lookalike = '', latin = '']) => [lookalike, latin] as const,
  ),
)

/** Digits of every script and width as 0 to 9, and letters of any width as ordinary ones; invisible ones are dropped. */
function foldCharacter(char: string): string {
  if (char < '\u0080') return char
  if (INVISIBLE.test(char)) return ''
  const folded = LATIN_BY_LOOKALIKE.get(char) ?? char.normalize('NFKC')
  if (!DIGIT.test(folded)) return folded
  const code = folded.codePointAt(0) ?? 0
  const low = code & 0xf
  // The zero of a script has a code that ends in 0 or in 6.
  return String(DIGIT.test(String.fromCodePoint(code - low)) ? low : low - 6)
}

export type Range = { start: number; end: number }

/** The folded text, and for each of its code units where the original character begins and ends. */
export function foldText(text: string) {
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
  const toOriginal = ({ start, end }: Range): Range => ({
    start: starts[start] ?? 0,
    end: ends[end - 1] ?? text.length,
  })
  return { folded, toOriginal }
}

export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ start: range.start, end: range.end })
  }
  return merged
}
