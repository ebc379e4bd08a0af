import { findDigitRuns, type DigitGroup, type DigitRun } from './masking-digits.ts'
import { lookingBehind, type Range } from './masking-fold.ts'

/** A mobile number of Nigeria, with the country code or without it. */
const MOBILE = /^(?:0|(?:00)?2340?)[789][0-2]\d{8}$/
/** The same without its first zero. */
const SHORT_MOBILE = /^[789][0-2]\d{8}$/
const FOREIGN = /^(?!234)[1-9]\d{8,14}$/
const DIGITS_MAX = 16
const CERTAIN_MIN = 7
/** So many digits in words are no quantity. */
const WORDS_MIN = 7

const rangeOf = (groups: readonly DigitGroup[]): Range => ({
  start: groups[0]?.start ?? 0,
  end: groups.at(-1)?.end ?? 0,
})
export const digitsOf = (groups: readonly DigitGroup[]) =>
  groups.map(({ digits }) => digits).join('')
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Prices and sizes are round numbers; the parts of a phone number seldom all are. */
export const areRound = (groups: readonly DigitGroup[]) =>
  groups.every(({ digits }) => /[05]$/.test(digits))
export const areSingle = (groups: readonly DigitGroup[]) =>
  groups.every(({ digits, isWord }) => isWord || digits.length === 1)

/** A number without its first zero is recognised by the way it is grouped. */
function isShortMobile(groups: readonly DigitGroup[]): boolean {
  if (!SHORT_MOBILE.test(digitsOf(groups))) return false
  if (groups.length === 1 || areSingle(groups)) return true
  const longest = Math.max(...groups.map(({ digits }) => digits.length))
  return longest >= 3 && groups.length <= 4 && !areRound(groups)
}

function isPhone(groups: readonly DigitGroup[], hasPlus: boolean): boolean {
  const digits = digitsOf(groups)
  const hasShape = MOBILE.test(digits) || (hasPlus && FOREIGN.test(digits)) || isShortMobile(groups)
  return hasShape && sumOf(groups.map(({ certain }) => certain)) >= CERTAIN_MIN
}

const DIGITS_MIN = 9

/** The longest phone number that begins with this group. */
function phoneFrom({ groups, hasPlus }: DigitRun, from: number): DigitGroup[] | null {
  const isFirst = hasPlus && from === 0
  if (!isFirst && !/^[02789]/.test(groups[from]?.digits ?? '')) return null
  let found: DigitGroup[] | null = null
  let length = 0
  for (let to = from; to < groups.length && length < DIGITS_MAX; to++) {
    length += groups[to]?.digits.length ?? 0
    if (length < DIGITS_MIN || length > DIGITS_MAX) continue
    const part = groups.slice(from, to + 1)
    if (isPhone(part, isFirst)) found = part
  }
  return found
}

function phonesOfRun(run: DigitRun, text: string): Range[] {
  const { groups } = run
  const words = groups.filter(({ isWord }) => isWord)
  if (sumOf(words.map(({ certain }) => certain)) >= WORDS_MIN) return [rangeOf(groups)]
  const ranges: Range[] = []
  for (let from = 0; from < groups.length; from++) {
    const phone = phoneFrom(run, from)
    if (!phone) continue
    const { start, end } = rangeOf(phone)
    const plus =
      from === 0
        ? (/(?:\+|plus)\s?$/i.exec(text.slice(Math.max(0, start - 6), start))?.[0].length ?? 0)
        : 0
    ranges.push({ start: start - plus, end })
    from += phone.length - 1
  }
  return ranges
}

/** The start of a mobile number; whatever words stand between its parts, nothing else begins like this. */
const FIRST_PART = lookingBehind(
  String.raw`(?<![\p{L}\d.,₦])0[789][01]\d{0,7}(?!\d|[.,/-]\d{1,2}[/-])`,
  'gu',
)
const NEXT_PART = /[^\d₦$\n]{1,20}(\d{1,8})(?!\d)/uy
const MOBILE_LENGTH = 11

function scatteredPhones(text: string): Range[] {
  return [...text.matchAll(FIRST_PART)].flatMap(({ 0: first, index }) => {
    let digits = first
    NEXT_PART.lastIndex = index + first.length
    for (let part = NEXT_PART.exec(text); part; part = NEXT_PART.exec(text)) {
      digits += part[1] ?? ''
      if (digits.length === MOBILE_LENGTH) return [{ start: index, end: NEXT_PART.lastIndex }]
      if (digits.length > MOBILE_LENGTH) return []
    }
    return []
  })
}

/** Beside letters or a sign of money, where no other number has this form. */
const WHOLE_NUMBER = lookingBehind(
  String.raw`(?<![\d.,])(?:0|(?:00)?2340?)[789][01]\d{8}(?!\d)|(?:₦|#|\b[nN])\s?[789][01]\d{8}(?!\d)`,
  'gu',
)
/** In groups behind a sign of money. */
const PRICED = /(?:[₦$€£#]|\b[nN])\s?(0?[789][01]\d{0,2}(?:[ .-]\d{1,4}){2,8})(?!\d)/gu

/** Over several signs of money: "₦0803 and ₦1234567". */
const SPLIT_PRICES =
  /(?:(?:[₦$€£#]|\bn)\s?\d{1,8}(?!\d|,\d)(?:[\s,;.&+-]{1,3}(?:(?:and|then)\s{1,2})?)?){2,8}/giu

const splitPrices = (text: string) =>
  [...text.matchAll(SPLIT_PRICES)].filter(([match]) => {
    const parts = match.match(/\d+/g) ?? []
    const isMobile = /^0?[789][01]\d{8}$/.test(parts.join(''))
    return isMobile && !parts.every((part) => /[05]$/.test(part))
  })

function pricedPhones(text: string): Range[] {
  const whole = [...text.matchAll(WHOLE_NUMBER)]
  const grouped = [...text.matchAll(PRICED)].filter(([, number = '']) => {
    const groups = number.split(/[ .-]/)
    const isMobile = /^0?[789][01]\d{8}$/.test(groups.join(''))
    return isMobile && !groups.every((group) => /[05]$/.test(group))
  })
  return [...whole, ...grouped, ...splitPrices(text)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }))
}

const REVERSED_HINT = /\b(?:revers\w*|backwards?|from (?:the )?back|turn am)\b/i

function reversedPhones(text: string, runs: readonly DigitRun[]): Range[] {
  if (!REVERSED_HINT.test(text)) return []
  return runs.flatMap(({ groups }) =>
    MOBILE.test([...digitsOf(groups)].toReversed().join('')) ? [rangeOf(groups)] : [],
  )
}

/** Phone numbers in a folded text. */
export function findPhones(text: string): Range[] {
  const runs = findDigitRuns(text)
  return [
    ...runs.flatMap((run) => phonesOfRun(run, text)),
    ...scatteredPhones(text),
    ...pricedPhones(text),
    ...reversedPhones(text, runs),
  ]
}
