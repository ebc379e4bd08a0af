import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '../context.ts'
import { openDb } from '../db/client.ts'
import { onRoute } from './route.ts'

const works = async (probe: () => Promise<unknown>): Promise<boolean> => {
  try {
    await probe()
    return true
  } catch {
    return false
  }
}

/** Proves that the database and the file store answer; says which does not, and nothing else. */
export function healthRoute(app: Hono, deps: Deps): void {
  const { settings } = deps
  onRoute(
    app,
    deps,
    { name: 'health', method: 'GET', path: '/api/health' },
    async (_, { tally }) => {
      const db = openDb(settings, tally, deps.fetch)
      const [database, files] = await Promise.all([
        works(() => db.run(sql`SELECT v FROM sync_head WHERE k = 1`)),
        works(() => deps.files.head('health')),
      ])
      const ok = database && files
      const body = { ok, database, files, build: settings.BUILD }
      return ok ? { status: 200, body } : { status: 503, body, headers: { 'Retry-After': '5' } }
    },
  )
}
