import { findDigitRuns, type DigitGroup, type DigitRun } from './masking-digits.ts'
import type { Range } from './masking-fold.ts'
import { areRound, areSingle, digitsOf } from './masking-phones.ts'

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
export function findBankAccounts(text: string): Range[] {
  return findDigitRuns(text).flatMap((run) => {
    const { groups, hasPlus } = run
    if (!hasPlus && groups.length > 1 && isGroupedAccount(groups, text)) return [rangeOf(groups)]
    return groups.flatMap((group, at) => (isWholeAccount(run, at) ? [rangeOf([group])] : []))
  })
}
