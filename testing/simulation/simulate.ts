// npm run simulate -- [--seeds n] [--from n] [--seed n] [--workers n]
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SEED, SIZES } from '#testing/random-tests.ts'
import { ROOT } from '#tools/common/paths.ts'
import { reportFailure } from './report-failure.ts'
import { createSummary } from './summary.ts'
import { runSeeds, seedRange } from './worker-pool.ts'

const RESULTS = join(ROOT, 'test-results')
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: String(SIZES.seeds) },
    from: { type: 'string', default: String(SEED) },
    /** Only this seed, with its log. */
    seed: { type: 'string' },
    workers: { type: 'string', default: String(Math.min(availableParallelism(), 8)) },
  },
})
const singleSeed = values.seed === undefined ? null : Number(values.seed)
const from = singleSeed ?? Number(values.from)
const count = singleSeed === null ? Number(values.seeds) : 1

const startedAt = performance.now()
const summary = createSummary()
mkdirSync(RESULTS, { recursive: true })
await runSeeds({
  root: ROOT,
  // The first seed again: only what two runs of a seed repeat exactly can be repeated after a failure.
  seeds: [...seedRange(from, count), from],
  withLog: singleSeed !== null,
  workers: Math.min(Number(values.workers), count),
  onReport(report) {
    summary.add(report)
    if (singleSeed !== null && summary.totals.seeds === 1) console.log(report.log.join('\n'))
    if (report.problems.length > 0) console.log(reportFailure(report))
    else if (summary.totals.seeds % 1000 === 0) console.log(`${summary.totals.seeds} seeds …`)
  },
})
const seconds = (performance.now() - startedAt) / 1000
console.log(`seeds ${from} to ${from + count - 1}`)
console.log(`${summary.lines().join('\n')}\n  in ${seconds.toFixed(1)} s`)
const { seeds, failed } = summary.totals
const report = { ...summary.totals, passed: seeds - failed, seconds, faults: summary.faults }
writeFileSync(join(RESULTS, 'simulation.json'), `${JSON.stringify(report, null, 2)}\n`)
process.exitCode = failed > 0 || seeds === 0 ? 1 : 0
