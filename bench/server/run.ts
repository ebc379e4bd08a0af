// `npm run bench:server -- [--against <checkout>] [--calls poll,list] [--rounds 5] [--requests 300] [--tasks 10000] [--json]`:
// what a call costs the server and the database, beside a bare worker that sends the ready SQL texts of the same call. The
// servers alternate, so that the load of the machine affects all. It asserts nothing.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '#tools/build/build.ts'
import { migrate } from '#tools/db/migrate.ts'
import { startDatabase } from '#tools/dev/database.ts'
import { createReads, type Call } from './calls.ts'
import { fillDatabase, type BenchDatabase } from './database.ts'
import { closeConnections, countOne, measureCpu, sendAll } from './measure.ts'
import { startBare, startProduct, type Subject } from './subjects.ts'
import { printTable, Results } from './table.ts'

const WARM_UP = 100
const LARGEST = { rounds: 50, requests: 5000, tasks: 1_000_000 }

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    calls: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '300' },
    tasks: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
  },
})
function numberOf(name: keyof typeof LARGEST): number {
  const value = Number(values[name])
  if (Number.isInteger(value) && value > 0 && value <= LARGEST[name]) return value
  throw new Error(`--${name} must be a whole number from 1 to ${LARGEST[name]}.`)
}
const rounds = numberOf('rounds')
const requests = numberOf('requests')
const selected = values.calls?.split(',')

async function startSubjects(dir: string, { server }: BenchDatabase): Promise<Subject[]> {
  const { settings } = server
  const { against } = values
  return [
    await startProduct({ name: 'product', dir, settings }),
    ...(against ? [await startProduct({ name: 'against', dir, settings, checkout: against })] : []),
    await startBare(dir),
  ]
}

/** The call as this server receives it. */
async function prepareCall({ server, recorder }: BenchDatabase, subject: Subject, call: Call) {
  if (!subject.prepare) return call
  const { method, headers, body } = call
  const request = () =>
    new Request(`http://127.0.0.1${call.path}`, { method, headers, body: body ?? null })
  return subject.prepare(call, await recorder.record(() => server.dispatch(request())))
}

async function measureReads(database: BenchDatabase, subjects: Subject[], databasePid: number) {
  const results = new Results()
  const calls = await createReads(database)
  for (const call of calls.filter(({ name }) => selected?.includes(name) ?? true)) {
    const prepared = new Map<Subject, Call[]>()
    for (const subject of subjects) {
      const ready = await prepareCall(database, subject, call)
      results.addCounts(call.name, subject.name, await countOne(subject, ready))
      await sendAll(
        subject,
        Array.from({ length: WARM_UP }, () => ready),
      )
      prepared.set(
        subject,
        Array.from({ length: requests }, () => ready),
      )
    }
    for (let round = 0; round < rounds; round++)
      for (const [subject, all] of prepared)
        results.addCpu(call.name, subject.name, await measureCpu(subject, databasePid, all))
  }
  return results
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
  const results = await measureReads(database, running, sqld.pid)
  if (values.json) console.log(JSON.stringify(results, null, 2))
  else {
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
    console.log(
      `Medians of ${rounds} alternating rounds of ${requests} requests, ${minutes} min, load at the end ${load()}.`,
    )
    printTable(results)
  }
} finally {
  closeConnections()
  for (const subject of running) await subject.stop()
  await sqld.stop()
  await rm(dir, { recursive: true, force: true })
}
