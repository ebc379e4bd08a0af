// npm run faults -- 10000 [--seed n] [--sqld]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '#tools/db/migrate.ts'
import { startDatabase } from '#tools/dev/database.ts'
import { describeReport, runUnderFaults } from './fault-injection.ts'

const { values, positionals } = parseArgs({
  options: {
    /** On a libSQL server instead of the engine in this process. */
    sqld: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
  allowPositionals: true,
})

async function startServer() {
  const dir = await mkdtemp(join(tmpdir(), 'onise-faults-'))
  const prepare = (url: string) => migrate({ url, authToken: undefined })
  const database = await startDatabase({ dir, prepare })
  const stop = async () => {
    await database.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { engineFor: (seed: number) => ({ fetch, url: database.urlOf(`s${seed}`) }), stop }
}

/** The invariants read the whole ledger: a long run is split into several databases. */
const OPERATIONS_PER_DATABASE = 2000
const KINDS = ['lost', 'duplicated', 'discrepancies', 'violations'] as const

const server = values.sqld ? await startServer() : null
const wanted = Number(positionals[0] ?? 1000)
const startedAt = performance.now()
const totals = { operations: 0, faults: 0, lost: 0, duplicated: 0, discrepancies: 0, violations: 0 }

for (let seed = Number(values.seed); totals.operations < wanted; seed++) {
  const report = await runUnderFaults({
    operations: Math.min(OPERATIONS_PER_DATABASE, wanted - totals.operations),
    seed,
    ...(server && { engine: server.engineFor(seed) }),
  })
  console.log(`seed ${seed}: ${describeReport(report).join('\n  ')}`)
  for (const problem of KINDS.flatMap((kind) => report[kind])) console.log(`  ! ${problem}`)
  totals.operations += report.acknowledged.operations
  totals.faults += report.faultCount
  for (const kind of KINDS) totals[kind] += report[kind].length
}
await server?.stop()
const { operations, faults, lost, duplicated, discrepancies, violations } = totals
const seconds = (performance.now() - startedAt) / 1000
console.log(
  `${operations} operations, ${faults} faults in ${seconds.toFixed(0)} s: lost ${lost}, ` +
    `duplicated ${duplicated}, discrepancies ${discrepancies}, violated invariants ${violations}`,
)
process.exitCode = lost + duplicated + discrepancies + violations === 0 ? 0 : 1
