import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '#worker/context.ts'
import { openDb } from '#worker/db/client.ts'
import { faultText } from './fault-text.ts'
import { registerRoute } from './reply.ts'

/** The fault for the log, or undefined when the probe succeeds. */
const faultOf = (probe: () => Promise<unknown>): Promise<string | undefined> =>
  probe().then(() => undefined, faultText)

/** Reports whether the database and the file store respond, and no details. */
export function registerHealthRoute(app: Hono, deps: Deps): void {
  const { settings } = deps
  registerRoute(
    app,
    deps,
    { name: 'health', method: 'GET', path: '/api/health' },
    async (_, { stats }) => {
      const db = openDb(settings, stats, deps.databaseFetch)
      const faults = await Promise.all([
        faultOf(() => db.run(sql`SELECT v FROM sync_counter WHERE k = 1`)),
        faultOf(async () => deps.files.head('health')),
      ])
      const [database, files] = faults.map((fault) => fault === undefined)
      const ok = database === true && files === true
      const body = { ok, database, files, build: settings.BUILD }
      if (ok) return { status: 200, body }
      const fault = faults.filter((each) => each !== undefined).join('\n')
      return { status: 503, body, headers: { 'Retry-After': '5' }, fault }
    },
  )
}
