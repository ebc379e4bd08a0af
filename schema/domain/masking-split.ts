import { findDigitRuns } from './masking-digits.ts'
import { foldText, type Range } from './masking-fold.ts'

/** Other texts of the same author, in the order in which they are read with a text. */
export type Beside = { earlier?: readonly string[]; later?: readonly string[] }

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

const partsOf = (texts: readonly string[]): string =>
  texts.flatMap((each) => digitGroups(each).groups.map(({ digits }) => digits)).join(' ')

/**
 * What a text adds to a number whose other parts are in texts of the same author that are read before or after it, as
 * "0803 123" and then "4567": from its first digit in the number to the last. `find` finds whole numbers in a folded text.
 */
export function findSplitNumbers(
  text: string,
  { earlier = [], later = [] }: Beside,
  find: (folded: string) => Range[],
): Range[] {
  const { groups, toOriginal } = digitGroups(text)
  const [first] = groups
  const last = groups.at(-1)
  if (!first || !last) return []
  const [before, after] = [partsOf(earlier), partsOf(later)]
  if (before === '' && after === '') return []
  const prefix = before && `${before} `
  const joined = foldText(`${prefix}${text}${after && ` ${after}`}`)
  const own = { start: toOriginal(first).start, end: toOriginal(last).end }
  return find(joined.folded)
    .map(joined.toOriginal)
    .map(({ start, end }) => ({ start: start - prefix.length, end: end - prefix.length }))
    .filter(({ start, end }) => start < own.end && end > own.start)
    .filter(({ start, end }) => start < 0 || end > text.length)
    .map(({ start, end }) => ({
      start: start < 0 ? own.start : start,
      end: end > text.length ? own.end : end,
    }))
}
