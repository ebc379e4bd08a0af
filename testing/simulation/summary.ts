import type { SeedReport } from './seed-worker.ts'

type Counts = Record<string, number>

function addCounts(sum: Counts, more: Counts) {
  for (const [name, count] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + count
}

const row = (name: string, count: number) =>
  `  ${name.padEnd(34)}${count.toLocaleString('en').padStart(11)}`

/** The totals of many seeds. */
export function createSummary() {
  const faults: Counts = {}
  const responses: Counts = {}
  const totals = { seeds: 0, writes: 0, lost: 0, duplicated: 0, diverged: 0, failed: 0 }
  return {
    totals,
    faults,
    add(report: SeedReport) {
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
        row('seeds', totals.seeds),
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
        row('seeds with any problem', totals.failed),
      ]
    },
  }
}
