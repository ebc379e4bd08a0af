import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '#worker/context.ts'
import { openDb, type Db, type QueryStats } from '#worker/db/client.ts'
import { ipOf } from '#worker/limits/address.ts'
import { addressCounters, countInIsolate } from '#worker/limits/rate-limit.ts'
import { faultText } from './fault-text.ts'
import { registerRoute } from './reply.ts'

/** The fault for the log, or undefined when the probe succeeds. */
const faultOf = (probe: () => Promise<unknown>): Promise<string | undefined> =>
  probe().then(() => undefined, faultText)

/** How long an isolate answers from its last probe that found no fault. */
const PROBE_MS = 2000

const probe = (db: Db, { files }: Deps) =>
  Promise.all([
    faultOf(() => db.run(sql`SELECT v FROM sync_counter WHERE k = 1`)),
    faultOf(async () => files.head('health')),
  ])

/** Undefined for each part that answers: the database and the file store. An answer without a fault serves a moment. */
export function createProbe(deps: Deps) {
  let last: { at: number; faults: (string | undefined)[] } | null = null
  return async (stats: QueryStats): Promise<(string | undefined)[]> => {
    const now = deps.now()
    if (last !== null && now - last.at < PROBE_MS && now >= last.at) return last.faults
    const faults = await probe(openDb(deps.settings, stats, deps.databaseFetch), deps)
    // A fault is probed again at once, so that the end of an outage is seen.
    last = faults.every((each) => each === undefined) ? { at: now, faults } : null
    return faults
  }
}

/** Reports whether the database and the file store respond, and no details. */
export function registerHealthRoute(app: Hono, deps: Deps): void {
  const { settings } = deps
  const ask = createProbe(deps)
  registerRoute(
    app,
    deps,
    { name: 'health', method: 'GET', path: '/api/health' },
    async (c, { stats }) => {
      const now = deps.now()
      countInIsolate(deps, addressCounters(deps, 'health', ipOf(c)), now)
      const faults = await ask(stats)
      const [database, files] = faults.map((fault) => fault === undefined)
      const ok = database === true && files === true
      const environment = settings.ENVIRONMENT_NAME || settings.ENVIRONMENT
      const body = { ok, database, files, build: settings.BUILD, environment }
      if (ok) return { status: 200, body }
      const fault = faults.filter((each) => each !== undefined).join('\n')
      return { status: 503, body, headers: { 'Retry-After': '5' }, fault }
    },
  )
}
