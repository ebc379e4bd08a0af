// `npm run bench:server -- [--against <checkout>] [--peers] [--calls poll,list] [--rounds 5] [--requests 300] [--tasks 10000] [--json]`:
// what a call costs the server and the database, beside a bare worker that sends the ready SQL texts of the same call. The
// servers alternate, so that the load of the machine affects all. It asserts nothing.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '#tools/build/build.ts'
import { migrate } from '#tools/db/migrate.ts'
import { startDatabase } from '#tools/dev/database.ts'
import { toCount } from '../count-option.ts'
import { fillDatabase, type BenchDatabase } from './database.ts'
import { measureReads, measureWrites } from './measure-calls.ts'
import { closeConnections } from './measure.ts'
import { startPeer } from './peers/start.ts'
import { startBare, startProduct, type Subject } from './subjects.ts'
import { printTable, Results } from './table.ts'

/** Requests of a command for those of a query: each needs a task of its own. */
const WRITE_SHARE = 0.2
const LARGEST = { rounds: 50, requests: 5000, tasks: 1_000_000 }

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    calls: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '300' },
    tasks: { type: 'string', default: '10000' },
    peers: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const numberOf = (name: keyof typeof LARGEST): number => toCount(name, values[name], LARGEST[name])
const requests = numberOf('requests')
const writes = Math.ceil(requests * WRITE_SHARE)
const selected = values.calls?.split(',')

async function startSubjects(dir: string, database: BenchDatabase): Promise<Subject[]> {
  const { settings } = database.server
  const { against } = values
  return [
    await startProduct({ name: 'product', dir, settings }),
    ...(against ? [await startProduct({ name: 'against', dir, settings, checkout: against })] : []),
    await startBare(dir),
    ...(values.peers
      ? [
          await startPeer({ name: 'express', dir, database }),
          await startPeer({ name: 'fastify', dir, database }),
        ]
      : []),
  ]
}

const startedAt = Date.now()
const load = () => loadavg()[0]?.toFixed(1)
console.error(`Load of this machine at the start: ${load()}`)
await build()
const dir = await mkdtemp(join(tmpdir(), 'onise-bench-'))
const sqld = await startDatabase({
  dir: join(dir, 'database'),
  prepare: (url) => migrate({ url }),
  // The probe would take a machine that is busy with the fill for a hanging database.
  probe: { intervalMs: 3_600_000 },
  onNotice: (message) => console.warn(message),
})
const running: Subject[] = []
try {
  const database = await fillDatabase(sqld.urlOf('bench'), numberOf('tasks'))
  running.push(...(await startSubjects(dir, database)))
  if (!sqld.pid) throw new Error('The database has ended.')
  const results = new Results()
  const bench = {
    database,
    databasePid: sqld.pid,
    subjects: running,
    results,
    rounds: numberOf('rounds'),
    isSelected: (call: string) => selected?.includes(call) ?? true,
  }
  await measureReads(bench, requests)
  await measureWrites(bench, writes + 1)
  if (values.json) console.log(JSON.stringify(results, null, 2))
  else {
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
    console.log(
      `Medians of ${bench.rounds} alternating rounds of ${requests} queries or ${writes} commands, ${minutes} min, load at the end ${load()}.`,
    )
    printTable(results)
  }
} finally {
  closeConnections()
  for (const subject of running) await subject.stop()
  await sqld.stop()
  await rm(dir, { recursive: true, force: true })
}
