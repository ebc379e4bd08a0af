import { findDigitRuns } from './masking-digits.ts'
import { foldText, type Range } from './masking-fold.ts'

/** So many digits may be a part of a number; fewer only in a text that has no other words. */
const PART_MIN = 3
/** "One" alone is an answer. */
const WORDS_MIN = 2

function digitGroups(text: string) {
  const { folded, toOriginal } = foldText(text)
  const groups = findDigitRuns(folded).flatMap((run) => run.groups)
  const words = groups.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    folded,
  )
  const certain = groups.reduce((sum, group) => sum + group.certain, 0)
  const isEnough = groups.length >= WORDS_MIN || groups.some(({ isWord }) => !isWord)
  const mayBePart = certain >= PART_MIN || (isEnough && !/\p{L}/u.test(words))
  return { groups: mayBePart ? groups : [], toOriginal }
}

/** Whether a text may have a part of a number whose other parts are in other texts. */
export const hasPartOfNumber = (text: string): boolean => digitGroups(text).groups.length > 0

/**
 * What a text adds to a number that begins in earlier texts of the same author, as "0803 123" and then "4567": from its
 * first digit to the end of the number. `find` finds whole numbers in a folded text.
 */
export function findContinuedNumbers(
  earlier: readonly string[],
  text: string,
  find: (folded: string) => Range[],
): Range[] {
  const { groups, toOriginal } = digitGroups(text)
  const [first] = groups
  if (!first) return []
  const parts = earlier.flatMap((each) => digitGroups(each).groups.map(({ digits }) => digits))
  if (parts.length === 0) return []
  const prefix = `${parts.join(' ')} `
  const joined = foldText(prefix + text)
  const { start } = toOriginal(first)
  return find(joined.folded)
    .map(joined.toOriginal)
    .filter((range) => range.start < prefix.length && range.end > prefix.length + start)
    .map(({ end }) => ({ start, end: end - prefix.length }))
}
