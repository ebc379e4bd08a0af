import { expect, test } from 'vitest'
import { watchWake } from './watch-wake.ts'

test('a visible page notices within ten seconds that its device has slept, and no delay of a busy one counts', () => {
  const timers: { ms: number; work: () => void }[] = []
  let now = 0
  let isVisible = true
  const wakes: number[] = []
  const setTimer = (ms: number, work: () => void) => {
    timers.push({ ms, work })
    return () => void timers.splice(0)
  }
  const stop = watchWake({ now: () => now, isVisible: () => isVisible, setTimer }, () =>
    wakes.push(now),
  )
  for (const [time, isShown] of [
    [10_000, true],
    [39_000, true],
    [1_000_000, true],
    [2_000_000, false],
    [2_010_000, true],
  ] as const) {
    now = time
    isVisible = isShown
    const timer = timers.shift()
    expect(timer?.ms).toBe(10_000)
    timer?.work()
  }
  expect(wakes).toEqual([1_000_000])
  stop()
  expect(timers).toEqual([])
})
