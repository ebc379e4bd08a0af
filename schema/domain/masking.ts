import { findDigitRuns, type DigitGroup, type DigitRun } from './masking-digits.ts'
import { findDomains } from './masking-domains.ts'
import { foldText, mergeRanges, type Range } from './masking-fold.ts'
import { CONTACT_PATTERNS } from './masking-patterns.ts'
import { findPhones, areRound, areSingle, digitsOf } from './masking-phones.ts'
import { findSplitNumbers, type Beside } from './masking-split.ts'

/** Replaces contact details in a text. */
export const MASK = '[hidden until assigned]'
/** Replaces a bank account number in a text; the ledger pays taskers, so none is ever needed. */
export const ACCOUNT_MASK = '[account number hidden]'

type MaskedText = { text: string; masked: boolean }
type Find = (folded: string) => Range[]

function findRanges(text: string, find: Find): Range[] {
  const { folded, toOriginal } = foldText(text)
  return mergeRanges(find(folded).map(toOriginal))
}

function replaceRanges(text: string, ranges: readonly Range[], mask: string): string {
  const parts = ranges.map(({ start }, n) => text.slice(ranges[n - 1]?.end ?? 0, start) + mask)
  return parts.join('') + text.slice(ranges.at(-1)?.end ?? 0)
}

/** How often a text is searched; each search takes time in proportion to its length. */
export const SEARCHES_MAX = 4

/**
 * Hides what `find` finds, so that nothing is found in the result. A mask may reveal another contact beside it, as in
 * "@ada@obi", hence further searches. Texts that are made to need many of them are hidden from the first contact to
 * the last, and the whole text when that is not enough.
 */
export function maskWith(text: string, find: Find, mask: string): MaskedText {
  let shown = text
  for (let search = 1; search <= SEARCHES_MAX; search++) {
    const ranges = findRanges(shown, find)
    const [first] = ranges
    if (!first) return { text: shown, masked: search > 1 }
    const isWide = search === SEARCHES_MAX - 1
    const all = { start: first.start, end: ranges.at(-1)?.end ?? shown.length }
    shown = replaceRanges(shown, isWide ? [all] : ranges, mask)
  }
  return { text: mask, masked: true }
}

const findContacts: Find = (folded) => [
  ...findPhones(folded),
  ...findDomains(folded),
  ...CONTACT_PATTERNS.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: match, index }) => ({
      start: index,
      end: index + match.length,
    })),
  ),
]

const withSplit = (text: string, beside: Beside, find: Find, mask: string): string =>
  replaceRanges(text, mergeRanges(findSplitNumbers(text, beside, find)), mask)

/**
 * Masks phone numbers (spaced, +234, in words, in any digits), e-mail addresses, links, handles and messengers.
 * `beside`: texts of the same author that may hold the rest of a number.
 */
export function maskContacts(text: string, beside: Beside = {}): MaskedText {
  const own = withSplit(text, beside, findPhones, MASK)
  const masked = maskWith(own, findContacts, MASK)
  return { text: masked.text, masked: masked.masked || own !== text }
}

const ACCOUNT_LENGTH = 10
/** How people group the ten digits. */
const SPLITS = new Set(['3-3-4', '4-3-3', '3-4-3', '5-5'])
const HINT =
  /\b(?:acct|account|a\/c|acc|nuban|bank|gtb|gtbank|uba|zenith|access|opay|palmpay|kuda|moniepoint|fcmb|wema|alat|sterling|fidelity|polaris|stanbic|ecobank|keystone|pay into|transfer to)\b/i
const HINT_DISTANCE = 60

const rangeOf = (groups: readonly DigitGroup[]): Range => ({
  start: groups[0]?.start ?? 0,
  end: groups.at(-1)?.end ?? 0,
})

/** Ten digits in several parts are an account number when they are grouped like one, or when a bank is named beside them. */
function isGroupedAccount(groups: readonly DigitGroup[], text: string): boolean {
  if (digitsOf(groups).length !== ACCOUNT_LENGTH) return false
  if (areSingle(groups)) return true
  const { start, end } = rangeOf(groups)
  const nearby = text.slice(Math.max(0, start - HINT_DISTANCE), end + HINT_DISTANCE)
  if (HINT.test(nearby)) return true
  if (areRound(groups)) return false
  const split = groups.map(({ digits }) => digits.length).join('-')
  return SPLITS.has(split) || (groups.length <= 4 && digitsOf(groups).startsWith('0'))
}

/** A number of ten digits alone, unless it follows the country code of a phone number. */
const isWholeAccount = ({ groups }: DigitRun, at: number) => {
  const { digits, certain } = groups[at] ?? { digits: '', certain: 0 }
  return digits.length === ACCOUNT_LENGTH && certain >= 7 && groups[at - 1]?.digits !== '234'
}

/** Bank account numbers in a folded text. */
function findBankAccounts(text: string): Range[] {
  return findDigitRuns(text).flatMap((run) => {
    const { groups, hasPlus } = run
    if (!hasPlus && groups.length > 1 && isGroupedAccount(groups, text)) return [rangeOf(groups)]
    return groups.flatMap((group, at) => (isWholeAccount(run, at) ? [rangeOf([group])] : []))
  })
}

/** Masks bank account numbers: ten digits, also grouped. They stay hidden when contacts no longer are. */
export function maskBankAccounts(text: string, beside: Beside = {}): MaskedText {
  const own = withSplit(text, beside, findBankAccounts, ACCOUNT_MASK)
  const masked = maskWith(own, findBankAccounts, ACCOUNT_MASK)
  return { text: masked.text, masked: masked.masked || own !== text }
}
