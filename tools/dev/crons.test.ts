import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scheduleCrons } from './crons.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function runFrom(start: string, minutes: number, ...patterns: string[]) {
  vi.setSystemTime(`2026-03-02T${start}:30Z`)
  const runs: string[] = []
  const crons = scheduleCrons(patterns, async (pattern) => {
    runs.push(`${pattern} at ${new Date().toISOString().slice(11, 16)}`)
  })
  await vi.advanceTimersByTimeAsync(minutes * 60_000)
  crons.stop()
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  return runs
}

test('a cron with a step runs at each multiple until it is stopped', async () => {
  expect(await runFrom('09:13', 9, '*/5 * * * *')).toEqual([
    '*/5 * * * * at 09:15',
    '*/5 * * * * at 09:20',
  ])
})

test('a daily cron runs at its time in UTC, and not again in the next hours', async () => {
  expect(await runFrom('02:10', 120, '17 2 * * *')).toEqual(['17 2 * * * at 02:17'])
})
