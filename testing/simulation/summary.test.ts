import { expect, test } from 'vitest'
import { createSummary } from './summary.ts'

const reportOf = (seed: number, hash: string, faults = {}) => ({
  seed,
  hash,
  faults,
  writes: 0,
  responses: {},
  log: [],
  lost: 0,
  duplicated: 0,
  diverged: 0,
  problems: [] as string[],
  ms: 0,
  megabytes: 0,
})

test('two runs of one seed must be the same, and runs of two seeds must not', () => {
  const problemsOf = (...reports: ReturnType<typeof reportOf>[]) => {
    const summary = createSummary()
    for (const report of reports) summary.add(report)
    expect(summary.totals.failed).toBe(reports.filter(({ problems }) => problems.length > 0).length)
    return reports.flatMap(({ problems }) => problems)
  }
  expect(problemsOf(reportOf(1, 'a'), reportOf(2, 'b'), reportOf(1, 'a'))).toEqual([])
  const differ = [expect.stringContaining('two runs of the seed differ')]
  expect(problemsOf(reportOf(1, 'a'), reportOf(1, 'b'))).toEqual(differ)
  expect(problemsOf(reportOf(1, 'a', { truncate: 1 }), reportOf(1, 'a'))).toEqual(differ)
  expect(problemsOf(reportOf(1, 'a'), reportOf(2, 'a'))).toEqual(['the run is that of seed 1'])
})
