import { expect, test } from 'vitest'
import { ROOT } from '#tools/common/paths.ts'
import type { SeedReport } from './seed-worker.ts'
import { runSeeds } from './worker-pool.ts'

test(
  'two runs of one seed make the same requests and get the same responses, other seeds do not',
  { timeout: 120_000 },
  async () => {
    const reports: SeedReport[] = []
    await runSeeds({
      root: ROOT,
      seeds: [1, 2, 1],
      workers: 1,
      onReport: (report) => void reports.push(report),
    })
    const [first, other, second] = reports
    expect(first).toMatchObject({ seed: 1, problems: [], hash: expect.stringMatching(/^\w{12}$/) })
    expect(second).toMatchObject({ seed: 1, problems: [], hash: first?.hash })
    expect(second?.faults).toEqual(first?.faults)
    expect(other?.hash).not.toBe(first?.hash)
  },
)
