import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '../context.ts'
import { openDb } from '../db/client.ts'
import { faultText, onRoute } from './route.ts'

/** Why it does not answer, for the log alone; undefined when it does. */
const whyNot = (probe: () => Promise<unknown>): Promise<string | undefined> =>
  probe().then(() => undefined, faultText)

/** Proves that the database and the file store answer; says which does not, and nothing else. */
export function healthRoute(app: Hono, deps: Deps): void {
  const { settings } = deps
  onRoute(
    app,
    deps,
    { name: 'health', method: 'GET', path: '/api/health' },
    async (_, { tally }) => {
      const db = openDb(settings, tally, deps.fetch)
      const faults = await Promise.all([
        whyNot(() => db.run(sql`SELECT v FROM sync_head WHERE k = 1`)),
        whyNot(async () => deps.files.head('health')),
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
