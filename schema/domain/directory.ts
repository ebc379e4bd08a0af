import { startOfDay, type Day } from './days.ts'
import { DAY_MS } from './limits.ts'

/** Groups of professionals in the directory. Triggers on `users` write it with each entry. */
export const TIERS = ['best', 'proven', 'new'] as const
export type Tier = (typeof TIERS)[number]

/** Whoever has fewer is new. */
const NEW_MAX_JOBS = 3

/** An average rating counts as if this many further reviews had given it 4 stars. */
const PRIOR_REVIEWS = 5
const PRIOR_STARS = 4

type TrackRecord = {
  ratingSum: number
  ratingCount: number
  completedJobs: number
  cancelledJobs: number
}

/** New, or by the average of the reviews, 4.4 or more, and nine of ten jobs completed. */
export function tierOf({
  ratingSum,
  ratingCount,
  completedJobs,
  cancelledJobs,
}: TrackRecord): Tier {
  if (completedJobs < NEW_MAX_JOBS) return 'new'
  const stars = ratingSum + PRIOR_REVIEWS * PRIOR_STARS
  const isWellRated = 10 * stars >= 44 * (ratingCount + PRIOR_REVIEWS)
  return isWellRated && completedJobs >= 9 * cancelledJobs ? 'best' : 'proven'
}

/** Whose turn each of five places in a row is. */
const TURNS: readonly Tier[] = ['best', 'proven', 'best', 'proven', 'new']

export type ByTier<T> = { readonly [K in Tier]: T }
type Drawn<T> = { tier: Tier; item: T }

/** One page from the candidates of each group, in their order: each place is its group's, or another's when that has none left. */
export function mixTiers<T>(candidates: ByTier<readonly T[]>, size: number): Drawn<T>[] {
  const taken = { best: 0, proven: 0, new: 0 }
  const drawn: Drawn<T>[] = []
  while (drawn.length < size) {
    const turn = TURNS[drawn.length % TURNS.length]
    const tier = [turn, ...TIERS].find((each) => each && taken[each] < candidates[each].length)
    if (!tier) break
    const item = candidates[tier][taken[tier]++] as T
    drawn.push({ tier, item })
  }
  return drawn
}

/** Whole days since 1970 in Lagos. */
export const dayNumberOf = (day: Day): number => Math.ceil(startOfDay(day) / DAY_MS)

/** Steps of the golden ratio: the starts of any days in a row are spread evenly over the circle. */
const GOLDEN_STEP = (Math.sqrt(5) - 1) / 2
export const SPOT_DIGITS = 12

/**
 * Each professional has a fixed spot on a circle, the random digits that end the id. A list of a day begins at this spot and
 * goes once around. Hexadecimal, so that texts have the order of numbers.
 */
export const firstSpotOf = (dayNumber: number): string =>
  Math.floor(((dayNumber * GOLDEN_STEP) % 1) * 16 ** SPOT_DIGITS)
    .toString(16)
    .padStart(SPOT_DIGITS, '0')

/** Work that is going on at the same time; with as much, a professional is not free. */
export const FREE_MAX_JOBS = 3

/** A professional is free who takes jobs and has fewer than three going on. */
export const isFree = (user: { takesJobs: boolean; runningJobs: number }): boolean =>
  user.takesJobs && user.runningJobs < FREE_MAX_JOBS

/** Answers to messages, by triggers: all of them, those within an hour and within a day. */
export type AnswerCounts = { answers: number; answersInHour: number; answersInDay: number }
/** How long a professional usually takes to answer. */
export const ANSWER_TIMES = ['hour', 'day', 'longer'] as const
type AnswerTime = (typeof ANSWER_TIMES)[number]

/** Fewer answers say little. */
const ANSWERS_MIN = 5

/** The time that half of the answers or more keep; null for too few. */
export function answerTimeOf({ answers, answersInHour, answersInDay }: AnswerCounts) {
  if (answers < ANSWERS_MIN) return null
  if (2 * answersInHour >= answers) return 'hour' satisfies AnswerTime
  return 2 * answersInDay >= answers
    ? ('day' satisfies AnswerTime)
    : ('longer' satisfies AnswerTime)
}
