import { expect, test } from 'vitest'
import { cpuTimeMs } from './cpu-time.ts'

test('grows while a process computes', async () => {
  const before = (await cpuTimeMs(process.pid)) ?? Number.NaN
  let after = before
  while (after === before) after = (await cpuTimeMs(process.pid)) ?? Number.NaN
  expect(after).toBeGreaterThan(before)
})

test('is unknown for a process that has ended', async () => {
  expect(await cpuTimeMs(2 ** 30)).toBeNull()
})
