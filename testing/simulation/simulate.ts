// npm run simulate -- [--seeds n] [--from n] [--seed n] [--workers n] [--sqld]
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '#tools/common/paths.ts'
import { migrate } from '#tools/db/migrate.ts'
import { startDatabase } from '#tools/dev/database.ts'
import type { SeedReport } from './seed-worker.ts'
import { createSummary } from './summary.ts'
import { runSeeds, seedRange } from './worker-pool.ts'

const RESULTS = join(ROOT, 'test-results')
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    /** Only this seed, with its log. */
    seed: { type: 'string' },
    workers: { type: 'string', default: String(Math.min(availableParallelism(), 8)) },
    /** Runs each seed on a libSQL server as well, and compares the two runs. */
    sqld: { type: 'boolean', default: false },
  },
})
const singleSeed = values.seed === undefined ? null : Number(values.seed)
const from = singleSeed ?? Number(values.from)
const count = singleSeed === null ? Number(values.seeds) : 1

async function startServer() {
  const dir = await mkdtemp(join(tmpdir(), 'onise-simulation-'))
  const database = await startDatabase({
    dir,
    prepare: (url: string) => migrate({ url, authToken: undefined }),
  })
  const stop = async () => {
    await database.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { url: database.url, stop }
}

function reportFailure({ seed, problems, log }: SeedReport) {
  const path = join(RESULTS, `seed-${seed}.log`)
  writeFileSync(path, `${log.join('\n')}\n`)
  console.log(`seed ${seed}: ${problems.map((each) => each.slice(0, 300)).join('\n  ')}`)
  console.log(`  its log: ${path}; to repeat: npm run simulate -- --seed ${seed}`)
}

const startedAt = performance.now()
const summary = createSummary()
mkdirSync(RESULTS, { recursive: true })
const server = values.sqld ? await startServer() : null
try {
  await runSeeds({
    root: ROOT,
    seeds: seedRange(from, count),
    serverUrl: server?.url,
    withLog: singleSeed !== null,
    workers: Math.min(Number(values.workers), count),
    onReport(report) {
      summary.add(report)
      if (singleSeed !== null) console.log(report.log.join('\n'))
      if (report.problems.length > 0) reportFailure(report)
      else if (summary.totals.seeds % 1000 === 0) console.log(`${summary.totals.seeds} seeds …`)
    },
  })
} finally {
  await server?.stop()
}
const seconds = (performance.now() - startedAt) / 1000
console.log(`${summary.lines().join('\n')}\n  in ${seconds.toFixed(1)} s`)
const { seeds, failed } = summary.totals
const report = { ...summary.totals, passed: seeds - failed, seconds, faults: summary.faults }
writeFileSync(join(RESULTS, 'simulation.json'), `${JSON.stringify(report, null, 2)}\n`)
process.exitCode = failed > 0 || seeds === 0 ? 1 : 0
