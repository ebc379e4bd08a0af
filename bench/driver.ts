// `npm run bench:driver [-- --rounds 5 --requests 300]`: what the worker's processor pays for the official client
// (@libsql/client/http), alone and with drizzle's own rendering, instead of what `worker/db` does
// (docs/decisions/0045-one-trip-for-a-query-two-for-a-command.md). The four workers are built from the same files and
// alternate in one run. In its favour the client has no deadline and counts no rows; `all` does both, as the product must.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, workerDefinitions } from '#tools/build/build.ts'
import { WORKER_OPTIONS_FILE } from '#tools/build/worker-options.ts'
import { ROOT } from '#tools/common/paths.ts'
import { run } from '#tools/common/processes.ts'
import { migrate } from '#tools/db/migrate.ts'
import { startDatabase } from '#tools/dev/database.ts'
import { fillDatabase } from './server/database.ts'
import { measureReads, measureWrites } from './server/measure-calls.ts'
import { closeConnections } from './server/measure.ts'
import { startProduct, type Subject } from './server/subjects.ts'
import { printTable, Results } from './server/table.ts'
import { median } from './statistics.ts'

const CALLS = ['poll', 'list', 'award']
/** The own sender stays only when it is this much cheaper in each of the calls. */
const WORTH = 1.5
const WRITE_SHARE = 0.2

type Change = { file: string; from: RegExp; to: string }

const CLIENT: readonly Change[] = [
  { file: 'client.ts', from: /^/, to: `import { createClient } from '@libsql/client/http'\n` },
  {
    file: 'client.ts',
    from: /get db\(\): Db \{[\s\S]*?(?= {2}async #run)/,
    to: `get official() {
    const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = this.#settings
    const fetch = (request) => { this.#stats.roundTrips += 1; return this.#fetch(request) }
    return (this.client ??= createClient({ url, authToken, fetch }))
  }
  get db() { return (this.#db ??= createDb(this.official)) }
`,
  },
  {
    file: 'client.ts',
    from: /(async read\([^{]*\{)[\s\S]*?\n {2}\}\n/,
    to: `$1
    if (statements.length === 0) return []
    const results = statements.length === 1
      ? [await this.official.execute(statements[0])]
      : await this.official.batch([...statements], 'deferred')
    return results.map(({ rows }) => rows)
  }
`,
  },
]
/** A deadline for each request, the time, and the rows that were read and written, as the log of every request has them. */
const DUTIES: readonly Change[] = [
  {
    file: 'client.ts',
    from: /this\.#stats\.roundTrips \+= 1; return this\.#fetch\(request\)/,
    to: 'return this.#counted(request)',
  },
  {
    file: 'client.ts',
    from: /(?= {2}async #run\()/,
    to: `  async #counted(request) {
    const { ok, text } = await this.#send(request)
    this.#stats.rowsRead += sumOf(text, /"rows_read":(\\d+)/g)
    this.#stats.rowsWritten += sumOf(text, /"rows_written":(\\d+)/g)
    return new Response(text, { status: ok ? 200 : 400, headers: { 'content-type': 'application/json' } })
  }
`,
  },
]
const DRIZZLE: readonly Change[] = [
  ...CLIENT,
  { file: 'prepared.ts', from: /^/, to: `import { mapResultRow } from 'drizzle-orm/utils'\n` },
  { file: 'prepared.ts', from: /let compiled = byShape\.get\(shape\)/, to: 'let compiled' },
  {
    file: 'prepared.ts',
    from: /mapRow: mapperOf<R>\(query\)/,
    to: 'mapRow: (row) => mapResultRow(query.fields, row, query.joinsNotNullableMap)',
  },
  {
    file: 'to-statement.ts',
    from: /const rendered = [\s\S]*?return rendered/,
    to: 'const { sql: text, params } = dialect.sqlToQuery(statement.getSQL())\n  return { sql: text, args: params }',
  },
]

/** A checkout with the built worker of these changes, for `startProduct`. */
async function buildVariant(name: string, changes: readonly Change[]): Promise<string> {
  const root = join(ROOT, 'dist/driver', name)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(join(root, 'dist'), { recursive: true })
  for (const file of ['package.json', 'wrangler.toml', 'tsconfig.base.json', 'worker'])
    cpSync(join(ROOT, file), join(root, file), { recursive: true })
  for (const place of ['schema', 'node_modules', 'dist/pwa'])
    symlinkSync(join(ROOT, place), join(root, place))
  for (const { file, from, to } of changes) {
    const path = join(root, 'worker/db', file)
    const text = readFileSync(path, 'utf8')
    if (!from.test(text)) throw new Error(`${file} has no ${from} any more.`)
    writeFileSync(path, text.replace(from, to))
  }
  const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js')
  const args = ['deploy', '--dry-run', '--outdir', 'dist/worker', ...workerDefinitions()]
  await run(process.execPath, [wrangler, ...args], { cwd: root })
  cpSync(join(ROOT, WORKER_OPTIONS_FILE), join(root, WORKER_OPTIONS_FILE))
  return root
}

function printVerdict({ calls }: Results): void {
  for (const name of ['client', 'client+drizzle', 'all']) {
    const ratios = CALLS.map((call) => {
      const cost = (subject: string) => median(calls[call]?.[subject]?.server ?? [])
      return { call, ratio: cost(name) / cost('product') }
    })
    const texts = ratios.map(({ call, ratio }) => `${call} ${ratio.toFixed(2)}`)
    const isWorth = ratios.every(({ ratio }) => ratio >= WORTH)
    console.log(`${name} ÷ product: ${texts.join(', ')}${isWorth ? '' : ` (below ${WORTH})`}`)
  }
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '300' },
  },
})
const requests = Number(values.requests)

await build()
const dir = await mkdtemp(join(tmpdir(), 'onise-bench-'))
const sqld = await startDatabase({
  dir: join(dir, 'database'),
  prepare: (url) => migrate({ url }),
  probe: { intervalMs: 3_600_000 },
  onNotice: (message) => console.warn(message),
})
const subjects: Subject[] = []
try {
  const database = await fillDatabase(sqld.urlOf('bench'), 2000)
  const { settings } = database.server
  const start = async (name: string, checkout: string) =>
    subjects.push(await startProduct({ name, dir, settings, checkout }))
  await start('product', ROOT)
  await start('client', await buildVariant('client', CLIENT))
  await start('client+drizzle', await buildVariant('drizzle', DRIZZLE))
  await start('all', await buildVariant('all', [...DRIZZLE, ...DUTIES]))
  if (!sqld.pid) throw new Error('The database has ended.')
  const results = new Results()
  const isSelected = (call: string) => CALLS.includes(call)
  const rounds = Number(values.rounds)
  const bench = { database, databasePid: sqld.pid, subjects, results, rounds, isSelected }
  await measureReads(bench, requests)
  await measureWrites(bench, Math.ceil(requests * WRITE_SHARE) + 1)
  printTable(results)
  printVerdict(results)
} finally {
  closeConnections()
  for (const subject of subjects) await subject.stop()
  await sqld.stop()
  await rm(dir, { recursive: true, force: true })
}
