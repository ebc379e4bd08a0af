import { lookingBehind, type Range } from './masking-fold.ts'
import {
  DIGIT_HOMOPHONES,
  DIGIT_LOOKALIKES,
  DIGIT_WORDS,
  FILLERS,
  LETTER_LOOKALIKES,
  MULTIPLIERS,
  TEENS,
  TENS,
} from './masking-words.ts'

/** A part of a text that is read as digits. */
export type DigitGroup = Range & {
  digits: string
  /** How many of the digits are certain: homophones and letters are not. */
  certain: number
  isWord: boolean
}
/** Groups of digits with nothing between them but separators. */
export type DigitRun = { groups: DigitGroup[]; hasPlus: boolean }

type Reading = Pick<DigitGroup, 'digits' | 'certain' | 'isWord'>

const replaceEach = (text: string, by: Readonly<Record<string, string>>) =>
  [...text].map((char) => by[char] ?? char).join('')

const word = (digits: string | number): Reading => ({
  digits: String(digits),
  certain: String(digits).length,
  isWord: true,
})

/** "one2three" and "zeroeightzero", made of digits and whole number words. */
function readGlued(text: string): Reading | null {
  let digits = ''
  let rest = text
  while (rest) {
    const figure = /^\d+/.exec(rest)?.[0]
    const part =
      figure ?? [...DIGIT_WORDS.keys()].find((key) => key.length > 2 && rest.startsWith(key))
    if (part === undefined) return null
    digits += figure ?? String(DIGIT_WORDS.get(part))
    rest = rest.slice(part.length)
  }
  return word(digits)
}

/** Longest token that is read letter by letter: a phone number with its country code is shorter. */
const TOKEN_MAX = 60

/** "0803x123x4567", which is no size. */
function readCrossed(token: string): Reading | null {
  const digits = token.replace(/x/gi, '')
  const isMobile = /^\d+(?:x+\d+)+$/i.test(token) && /^0[789][01]\d{8}$/.test(digits)
  return isMobile ? { digits, certain: digits.length, isWord: false } : null
}

function readToken(token: string): Reading | null {
  if (/^\d+$/.test(token)) return { digits: token, certain: token.length, isWord: false }
  if (token.length > TOKEN_MAX) return null
  const crossed = readCrossed(token)
  if (crossed) return crossed
  const text = token.toLowerCase()
  const known = DIGIT_WORDS.get(text) ?? TEENS.get(text)
  if (known !== undefined) return word(known)
  const homophone = DIGIT_HOMOPHONES.get(text)
  if (homophone !== undefined) return { digits: String(homophone), certain: 0, isWord: false }
  const leet = DIGIT_WORDS.get(replaceEach(text, LETTER_LOOKALIKES))
  if (leet !== undefined) return word(leet)
  const glued = readGlued(text)
  if (glued) return glued
  const digits = replaceEach(text, DIGIT_LOOKALIKES)
  if (!/^\d+$/.test(digits) || !/\d/.test(text)) return /^o{2,3}$/.test(text) ? word(digits) : null
  return { digits, certain: text.replace(/\D/g, '').length, isWord: false }
}

/** Numbers that are something else: dates and times. */
const OTHER_NUMBERS = lookingBehind(
  String.raw`(?<![\d/.-])(?:\d{1,2}([/.-])\d{1,2}\1(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)(?!\d)|(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])`,
  'gu',
)
/** Amounts of money, with a sign or with groups of thousands. */
const AMOUNTS = lookingBehind(
  String.raw`[₦$€£]\s?\d[\d,]*|(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])`,
  'gu',
)
/** An amount of a thousand million is no price, and neither is one that begins with a zero. */
const PRICE_DIGITS_MAX = 9

function hideAmount(match: string): string {
  const digits = match.replace(/\D/g, '')
  const isPrice = digits.length <= PRICE_DIGITS_MAX && !digits.startsWith('0')
  return isPrice ? '₦'.repeat(match.length) : match.replace(/[₦$€£]/g, ' ')
}

/** "arún-ún", "ẹ̀sán-án" and "arba'in" are one word each. */
const TOKEN =
  /\p{L}*(?:arun|esan)[-'’\s]?[ua]n(?!\p{L})|(?:arba|saba|casa)['’]?in(?!\p{L})|[\p{L}\d]+/giu
/** What may stand between two digits of one number. */
const SEPARATOR = /^[^\p{L}\d₦$€£%"?]{0,6}$/u
const FILLERS_MAX = 2

type Token = Range & { text: string; reading: Reading | null }

const isFiller = ({ text }: Token) => FILLERS.has(text) || MULTIPLIERS.has(text)
const canBeInRun = (token: Token) =>
  token.reading !== null || TENS.has(token.text) || isFiller(token)

/** Tokens with nothing between them but separators and a few filler words. */
function splitIntoSegments(text: string): Token[][] {
  const segments: Token[][] = [[]]
  let end = 0
  let fillers = 0
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const letters = found.replace(/[^\p{L}\d]/gu, '')
    const token = {
      start: index,
      end: index + found.length,
      text: letters.toLowerCase(),
      reading: readToken(letters),
    }
    fillers = isFiller(token) ? fillers + 1 : 0
    const isConnected = SEPARATOR.test(text.slice(end, index)) && fillers <= FILLERS_MAX
    if (!canBeInRun(token) || !isConnected) segments.push([])
    if (canBeInRun(token)) segments.at(-1)?.push(token)
    end = token.end
  }
  return segments.filter((segment) => segment.some(({ reading }) => reading))
}

/** "double three" is one group, and so is "twenty one". */
function toGroups(segment: readonly Token[]): DigitGroup[] {
  const groups: DigitGroup[] = []
  let times = 1
  let ten: number | undefined
  for (const { start, end, text, reading } of segment) {
    const last = groups.at(-1)
    const isUnit = reading?.isWord && reading.digits.length === 1
    if (ten !== undefined && last && isUnit) {
      last.digits = `${ten}${reading.digits}`
      last.end = end
    } else if (reading) {
      const repeated = reading.digits.length === 1 ? times : 1
      const digits = reading.digits.repeat(repeated)
      groups.push({ ...reading, start, end, digits, certain: reading.certain * repeated })
    }
    ten = TENS.get(text)
    if (ten !== undefined) groups.push({ ...word(ten * 10), start, end })
    times = MULTIPLIERS.get(text) ?? 1
  }
  return groups
}

/** Every run of digits in a folded text, however they are written. */
export function findDigitRuns(text: string): DigitRun[] {
  const plain = text
    .replace(OTHER_NUMBERS, (match) => '₦'.repeat(match.length))
    .replace(AMOUNTS, hideAmount)
  return splitIntoSegments(plain).map((segment) => {
    const groups = toGroups(segment)
    const before = plain.slice(Math.max(0, (groups[0]?.start ?? 0) - 6), groups[0]?.start)
    return { groups, hasPlus: /(?:\+|plus)\s?\(?$/i.test(before) }
  })
}
