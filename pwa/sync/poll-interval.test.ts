import { expect, test } from 'vitest'
import { pollInterval } from './poll-interval.ts'

const intervals = (isLive: boolean, factor = 1) =>
  Array.from({ length: 13 }, (_, unchangedPolls) =>
    pollInterval({ unchangedPolls, isLive, factor }),
  )

test('without an open conversation polls come after 15, 30, then every 60 seconds', () => {
  expect(intervals(false).slice(0, 5)).toEqual([15_000, 15_000, 30_000, 60_000, 60_000])
})

test('an open conversation is polled every 7 seconds, and ever later once it is idle', () => {
  expect(intervals(true)).toEqual([
    ...Array.from({ length: 9 }, () => 7000),
    15_000,
    30_000,
    60_000,
    60_000,
  ])
})

test('the data saver stretches all but the polls of a live conversation', () => {
  expect(intervals(false, 4).slice(0, 2)).toEqual([60_000, 60_000])
  expect(intervals(true, 4).slice(8, 10)).toEqual([7000, 60_000])
})
