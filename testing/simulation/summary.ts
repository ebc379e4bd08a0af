import { isDeepStrictEqual } from 'node:util'
import type { SeedReport } from './seed-worker.ts'

type Counts = Record<string, number>

function addCounts(sum: Counts, more: Counts) {
  for (const [name, count] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + count
}

const row = (name: string, count: number) =>
  `  ${name.padEnd(34)}${count.toLocaleString('en').padStart(11)}`

/**
 * Why this run is no run of its seed alone: another of the same seed made other requests or got other responses, or one of
 * another seed made the same.
 */
function whyNotOfItsSeed(report: SeedReport, earlier: readonly SeedReport[]): string[] {
  const again = earlier.find(({ seed }) => seed === report.seed)
  const twin = earlier.find(({ seed, hash }) => seed !== report.seed && hash === report.hash)
  const isRepeated =
    !again || isDeepStrictEqual([again.hash, again.faults], [report.hash, report.faults])
  return [
    ...(isRepeated ? [] : [`two runs of the seed differ: ${again.hash} and ${report.hash}`]),
    ...(twin ? [`the run is that of seed ${twin.seed}`] : []),
  ]
}

/** The totals of many seeds. A seed may be run twice, and is compared with itself then. */
export function createSummary() {
  const earlier: SeedReport[] = []
  const faults: Counts = {}
  const responses: Counts = {}
  const totals = { seeds: 0, writes: 0, lost: 0, duplicated: 0, diverged: 0, failed: 0 }
  return {
    totals,
    faults,
    add(report: SeedReport) {
      report.problems.push(...whyNotOfItsSeed(report, earlier))
      earlier.push({ ...report, log: [] })
      addCounts(faults, report.faults)
      addCounts(responses, report.responses)
      for (const name of ['writes', 'lost', 'duplicated', 'diverged'] as const)
        totals[name] += report[name]
      totals.seeds++
      if (report.problems.length > 0) totals.failed++
    },
    lines(): string[] {
      const byCount = Object.entries(faults).toSorted(([, a], [, b]) => b - a)
      const byName = Object.entries(responses).toSorted(([a], [b]) => a.localeCompare(b))
      return [
        row('runs', totals.seeds),
        row('writes on devices', totals.writes),
        row(
          'faults',
          byCount.reduce((sum, [, count]) => sum + count, 0),
        ),
        ...byCount.map(([name, count]) => row(`  ${name}`, count)),
        ...byName.map(([name, count]) => row(name, count)),
        row('lost', totals.lost),
        row('duplicated', totals.duplicated),
        row('diverged', totals.diverged),
        row('runs with any problem', totals.failed),
      ]
    },
  }
}
