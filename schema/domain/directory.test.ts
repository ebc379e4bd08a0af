import { expect, it } from 'vitest'
import { seededRandom } from '#testing/random.ts'
import {
  answerTimeOf,
  firstSpotOf,
  isFree,
  mixTiers,
  SPOT_DIGITS,
  tierOf,
  TIERS,
  type Tier,
} from './directory.ts'

const record = { ratingSum: 0, ratingCount: 0, completedJobs: 10, cancelledJobs: 0 }

it('puts a professional into a group by jobs, ratings and cancellations', () => {
  const cases: [Partial<typeof record>, Tier][] = [
    [{ completedJobs: 2, ratingSum: 10, ratingCount: 2 }, 'new'],
    [{ completedJobs: 3 }, 'proven'],
    // Three reviews of five stars say less than four.
    [{ ratingSum: 15, ratingCount: 3 }, 'proven'],
    [{ ratingSum: 20, ratingCount: 4 }, 'best'],
    [{ ratingSum: 90, ratingCount: 20 }, 'best'],
    [{ ratingSum: 86, ratingCount: 20 }, 'proven'],
    [{ ratingSum: 20, ratingCount: 4, cancelledJobs: 2 }, 'proven'],
  ]
  for (const [some, tier] of cases)
    expect([some, tierOf({ ...record, ...some })]).toEqual([some, tier])
})

it('gives every fifth place to somebody new, and the places of an empty group to the others', () => {
  const names = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => letter + index)
  const all = { best: names('b', 9), proven: names('p', 9), new: names('n', 9) }
  const shown = (lists: typeof all, size: number) =>
    mixTiers(lists, size)
      .map(({ item }) => item)
      .join(' ')
  expect(shown(all, 10)).toBe('b0 p0 b1 p1 n0 b2 p2 b3 p3 n1')
  expect(shown({ ...all, best: [], proven: ['p0'] }, 4)).toBe('p0 n0 n1 n2')
  expect(shown({ ...all, new: [] }, 6)).toBe('b0 p0 b1 p1 b2 b3')
  expect(mixTiers(all, 99)).toHaveLength(27)
})

it('shows each of 300 on a first page within weeks, and none of them much more often than another', () => {
  const DAYS = 180
  const PAGE = 20
  // Always the same draw: spots are random, so with others somebody may have a little more.
  const random = seededRandom(1)
  const spot = () =>
    random
      .below(16 ** SPOT_DIGITS)
      .toString(16)
      .padStart(SPOT_DIGITS, '0')
  const sizes = { best: 80, proven: 160, new: 60 }
  const spotsOf = (tier: Tier) => Array.from({ length: sizes[tier] }, spot).toSorted()
  const circles = { best: spotsOf('best'), proven: spotsOf('proven'), new: spotsOf('new') }
  const fromStart = (spots: readonly string[], start: string) => [
    ...spots.filter((each) => each >= start),
    ...spots.filter((each) => each < start),
  ]
  const daysOnFirstPage = new Map<string, number>()
  for (let day = 20_000; day < 20_000 + DAYS; day++) {
    const start = firstSpotOf(day)
    const [best, proven, fresh] = TIERS.map((tier) => fromStart(circles[tier], start))
    const page = mixTiers({ best: best ?? [], proven: proven ?? [], new: fresh ?? [] }, PAGE)
    for (const { item } of page) daysOnFirstPage.set(item, (daysOnFirstPage.get(item) ?? 0) + 1)
  }
  for (const tier of TIERS) {
    const days = circles[tier].map((each) => daysOnFirstPage.get(each) ?? 0)
    const places = tier === 'new' ? PAGE / 5 : (2 * PAGE) / 5
    const fair = (DAYS * places) / sizes[tier]
    expect([tier, Math.min(...days) > 0]).toEqual([tier, true])
    // Chance gives some a wider gap before them, and so more first pages than others.
    expect([tier, Math.max(...days) < 4 * fair]).toEqual([tier, true])
  }
})

it('calls free who takes jobs and has fewer than three going on', () => {
  expect(isFree({ takesJobs: true, runningJobs: 2 })).toBe(true)
  expect(isFree({ takesJobs: true, runningJobs: 3 })).toBe(false)
  expect(isFree({ takesJobs: false, runningJobs: 0 })).toBe(false)
})

it('tells the time that half of the answers keep, from five answers on', () => {
  const time = (answers: number, answersInHour: number, answersInDay: number) =>
    answerTimeOf({ answers, answersInHour, answersInDay })
  expect(time(4, 4, 4)).toBe(null)
  expect(time(6, 3, 6)).toBe('hour')
  expect(time(6, 2, 3)).toBe('day')
  expect(time(6, 2, 2)).toBe('longer')
})
