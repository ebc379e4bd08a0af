import { expect, test } from 'vitest'
import type { Live } from './live.ts'
import { pollInterval } from './poll-interval.ts'

const intervals = (live: Live | null, factor = 1, isConnected = false) =>
  Array.from({ length: 12 }, (_, unchangedPolls) =>
    pollInterval({ unchangedPolls, live, factor, isConnected }),
  )
const times = (count: number, ms: number) => Array.from({ length: count }, () => ms)

test('without anything shared on the screen polls come after 15, 30, then every 60 seconds', () => {
  expect(intervals(null).slice(0, 5)).toEqual([15_000, 15_000, 30_000, 60_000, 60_000])
})

test('what two users share is polled every 10 seconds for as long as it is shown', () => {
  expect(intervals('shared')).toEqual(times(12, 10_000))
})

test('an open conversation is polled every 7 seconds, and every 10 once it is idle', () => {
  expect(intervals('conversation')).toEqual([...times(9, 7000), ...times(3, 10_000)])
})

test('the data saver makes polls four times rarer, the first eight of something live excepted', () => {
  expect(intervals(null, 4).slice(0, 2)).toEqual([60_000, 60_000])
  expect(intervals('conversation', 4)).toEqual([...times(9, 7000), ...times(3, 40_000)])
  expect(intervals('shared', 4)).toEqual([...times(9, 10_000), ...times(3, 40_000)])
})

test('while the live channel is open polls come every minute, and every five when nothing happens', () => {
  expect(intervals('conversation', 1, true)).toEqual([...times(11, 60_000), 300_000])
  expect(intervals(null, 1, true)).toEqual([...times(11, 60_000), 300_000])
})
