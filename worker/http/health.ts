import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '../context.ts'
import { newTally, openDb } from '../db/client.ts'
import { API_HEADERS } from './headers.ts'

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
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken, BUILD: build } = deps.settings
  app.get('/api/health', async (c) => {
    const db = openDb({ url, authToken }, newTally(), deps.fetch)
    const [database, files] = await Promise.all([
      works(() => db.run(sql`SELECT v FROM sync_head WHERE k = 1`)),
      works(() => deps.files.head('health')),
    ])
    const ok = database && files
    const headers = { ...API_HEADERS, ...(!ok && { 'Retry-After': '5' }) }
    return c.json({ ok, database, files, build }, ok ? 200 : 503, headers)
  })
}
