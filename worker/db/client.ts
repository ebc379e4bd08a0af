import { createClient, type Client } from '@libsql/client/http'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { drizzle } from 'drizzle-orm/libsql/http'
import type { Settings } from '#worker/env.ts'

export type Db = LibSQLDatabase<Record<string, never>> & { $client: Client }

/** The database work of one request; logged, and asserted in tests. `ms` is the time spent waiting for the database. */
export type QueryStats = { roundTrips: number; rowsRead: number; rowsWritten: number; ms: number }
export const newQueryStats = (): QueryStats => ({
  roundTrips: 0,
  rowsRead: 0,
  rowsWritten: 0,
  ms: 0,
})

/** The database could not be reached or did not respond in time, so the outcome is unknown. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

const sumOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].reduce((total, [, rows]) => total + Number(rows), 0)

type ConnectionSettings = Pick<
  Settings,
  'LIBSQL_URL' | 'LIBSQL_AUTH_TOKEN' | 'DATABASE_DEADLINE_MS'
>

/** A proxy in front of the database may answer 200 with an HTML page; hrana responses are JSON objects. */
function throwIfNotFromDatabase(response: Response, text: string): void {
  const isForeign = response.ok && !text.startsWith('{')
  if (response.status >= 500 || response.status === 429 || isForeign)
    throw new Error(`HTTP status ${response.status}: ${text.slice(0, 200)}`)
}

type Deadline = { signal: AbortSignal; clear: () => void }

/** Like AbortSignal.timeout, but the time in which hashes blocked the isolate is added. */
function startDeadline(ms: number, blockedMs: () => number): Deadline {
  const controller = new AbortController()
  let counted = blockedMs()
  const check = () => {
    const added = blockedMs() - counted
    counted += added
    if (added > 0) timer = setTimeout(check, added)
    else controller.abort(new DOMException('no time left', 'TimeoutError'))
  }
  let timer = setTimeout(check, ms)
  return { signal: controller.signal, clear: () => clearTimeout(timer) }
}

/** One client per request: a client shared between requests fails under load in the Workers runtime. */
export function openDb(
  settings: ConnectionSettings,
  stats: QueryStats,
  databaseFetch: typeof fetch = fetch,
  blockedMs: () => number = () => 0,
): Db {
  // Only time spent in the database counts, so a slow provider call in between does not shorten it.
  let remainingMs = settings.DATABASE_DEADLINE_MS
  const countingFetch = async (request: Request) => {
    const startedAt = Date.now()
    const blockedAtStart = blockedMs()
    if (remainingMs <= 0) throw new DatabaseUnavailable('TimeoutError: no time left')
    stats.roundTrips += 1
    const deadline = startDeadline(remainingMs, blockedMs)
    try {
      const response = await databaseFetch(request, { signal: deadline.signal })
      const text = await response.text()
      throwIfNotFromDatabase(response, text)
      stats.rowsRead += sumOf(text, /"rows_read":(\d+)/g)
      stats.rowsWritten += sumOf(text, /"rows_written":(\d+)/g)
      return new Response(text, { status: response.status, headers: response.headers })
    } catch (cause) {
      throw new DatabaseUnavailable('The database did not respond.', { cause })
    } finally {
      deadline.clear()
      const elapsedMs = Math.max(0, Date.now() - startedAt - (blockedMs() - blockedAtStart))
      remainingMs -= elapsedMs
      stats.ms += elapsedMs
    }
  }
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = settings
  return drizzle(createClient({ url, authToken, concurrency: 4, fetch: countingFetch })) as Db
}
