import { digitOf } from './digits.ts'

/** Invisible characters, marks of letters, and the frame of a keycap emoji. */
const INVISIBLE = /^[\p{Cf}\p{M}\p{DI}]$/u
/** Letters that look like Latin ones, or are those of an African language, and have no other form in Unicode. */
const LATIN_BY_LOOKALIKE = new Map(
  [
    // Cyrillic and Greek.
    ...'аaеeоoрpсcхxуyіiѕsјjһhӏlԁdԛqԝwвbкkмmнhтtьbпnгrАAВBЕEКKМMНHОOРPСCТTХXІIЅSЈJУYЬb',
    ...'οoΟOιiΙIαaΑAβbγyεeηnκkνvρpτtυuχxωwςsΒBΕEΖZΗHΚKΜMΝNΡPΤTΥYΧX',
    // Armenian, phonetic and small capitals.
    ...'օoսuհhցgոnզqլlıiɩiƖiɑaɡgɪiɴnʀrʏyʜhʟlʙbɢgᴀaᴄcᴅdᴇeᴊjᴋkᴍmᴏoᴘpᴛtᴜuᴠvᴡwᴢzꜰfꜱs',
    // Hausa, Igbo, Yoruba and their neighbours, and letters with a stroke.
    ...'ɓbƁBɗdƊDƙkƘKƴyƳYɖdəeƏEɛeƐEɔoƆOŋnŊNøoØOđdĐDłlŁLħhĦHŧtɨiɵo',
  ]
    .reduce<string[][]>((pairs, char, n) => {
      if (n % 2 === 0) pairs.push([char])
      else pairs.at(-1)?.push(char)
      return pairs
    }, [])
    .map(([lookalike = '', latin = '']) => [lookalike, latin] as const),
)

/** Digits in circles, of Rome and of the Chinese script, which are no digits of a number system: where each row begins, and with what. */
const DIGIT_ROWS = [
  [0x24f5, 1],
  [0x2776, 1],
  [0x2780, 1],
  [0x278a, 1],
  [0x3021, 1],
  [0x2160, 1],
  [0x2170, 1],
  [0x3220, 1],
  [0x3280, 1],
] as const
const SINGLE_DIGITS = new Map<string, string>([...'〇零⓿🄋🄌'].map((char) => [char, '0'] as const))
for (const [index, char] of [...'一二三四五六七八九'].entries())
  SINGLE_DIGITS.set(char, String(index + 1))
/** Signs that are written for a full stop. */
const DOTS = '。｡·•∙⋅・'
/** Letters in filled circles and squares, and those of flags. */
const LETTER_ROWS = [0x1f150, 0x1f170, 0x1f1e6] as const

function foldSymbol(code: number): string | null {
  const row = DIGIT_ROWS.find(([start]) => code >= start && code < start + 9)
  if (row) return String(code - row[0] + row[1])
  const letters = LETTER_ROWS.find((start) => code >= start && code < start + 26)
  return letters === undefined ? null : String.fromCharCode(0x61 + code - letters)
}

function foldUnit(char: string): string {
  if (char < '\u0080') return char
  if (INVISIBLE.test(char)) return ''
  const latin = LATIN_BY_LOOKALIKE.get(char)
  if (latin !== undefined) return latin
  return digitOf(char)
}

/** Digits of every script, width and frame as 0 to 9, letters without marks, and lookalikes as Latin ones. */
function foldCharacter(char: string): string {
  if (char < '\u0080') return char
  if (DOTS.includes(char)) return '.'
  const symbol = SINGLE_DIGITS.get(char) ?? foldSymbol(char.codePointAt(0) ?? 0)
  if (symbol !== null) return symbol
  return [...char.normalize('NFKD')].map(foldUnit).join('')
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

/** What may not stand before a match. */
const BEFORE = /\(\?<![^\]]*\]\)/g

/**
 * Safari before 16.4 cannot look behind and would not run the script that has such a pattern. There it matches behind
 * anything: phones only say what the server will hide.
 */
export function lookingBehind(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags)
  } catch {
    return new RegExp(source.replace(BEFORE, ''), flags)
  }
}
