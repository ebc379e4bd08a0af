import { createClient, type Client } from '@libsql/client/http'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { drizzle } from 'drizzle-orm/libsql/http'
import type { Settings } from '../env.ts'

export type Db = LibSQLDatabase<Record<string, never>> & { $client: Client }

/** What one request cost the database; logged, and asserted in tests (DESIGN 8). */
export type Tally = { trips: number; rowsRead: number; rowsWritten: number; ms: number }
export const newTally = (): Tally => ({ trips: 0, rowsRead: 0, rowsWritten: 0, ms: 0 })

/** The database could not be reached, or did not answer in time: nothing is known of the outcome. */
export class Unreached extends Error {
  override readonly name = 'Unreached'
}

const sum = (text: string, figure: RegExp) =>
  [...text.matchAll(figure)].reduce((total, [, rows]) => total + Number(rows), 0)

type Target = Pick<Settings, 'LIBSQL_URL' | 'LIBSQL_AUTH_TOKEN' | 'DATABASE_DEADLINE_MS'>

/** One client per request: a client shared between Worker requests answers 500 under load (DESIGN 8). */
export function openDb(target: Target, tally: Tally, wire: typeof fetch = fetch): Db {
  // Only the database's own time counts: a provider who is asked in between takes nothing from it.
  let left = target.DATABASE_DEADLINE_MS
  const counted = async (request: Request) => {
    const began = Date.now()
    if (left <= 0) throw new Unreached('TimeoutError: no time left')
    tally.trips += 1
    try {
      const response = await wire(request, { signal: AbortSignal.timeout(left) })
      const text = await response.text()
      const isOther = response.ok && !text.startsWith('{')
      if (response.status >= 500 || response.status === 429 || isOther)
        throw new Error(`HTTP status ${response.status}: ${text.slice(0, 200)}`)
      tally.rowsRead += sum(text, /"rows_read":(\d+)/g)
      tally.rowsWritten += sum(text, /"rows_written":(\d+)/g)
      return new Response(text, { status: response.status, headers: response.headers })
    } catch (cause) {
      throw new Unreached('The database did not answer.', { cause })
    } finally {
      const took = Date.now() - began
      left -= took
      tally.ms += took
    }
  }
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = target
  return drizzle(createClient({ url, authToken, concurrency: 4, fetch: counted })) as Db
}
