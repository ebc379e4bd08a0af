import { createClient, type Client } from '@libsql/client/web'
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql'
import { Refusal } from '#schema/domain/refusal.ts'

export type Db = LibSQLDatabase<Record<string, never>> & { $client: Client }

/** What one request cost the database; logged, and asserted in tests (DESIGN 8). */
export type Tally = { trips: number; rowsRead: number; rowsWritten: number; ms: number }
export const newTally = (): Tally => ({ trips: 0, rowsRead: 0, rowsWritten: 0, ms: 0 })

/** A request gives the database this long in all, so that an answer is out within 6 s (issue: 503 in words). */
const DEADLINE_MS = 5000
const sum = (text: string, figure: RegExp) =>
  [...text.matchAll(figure)].reduce((total, [, rows]) => total + Number(rows), 0)

/** One client per request: a client shared between Worker requests answers 500 under load (DESIGN 8). */
export function openDb(
  target: { url: string; authToken: string },
  tally: Tally,
  wire: typeof fetch = fetch,
): Db {
  const deadline = Date.now() + DEADLINE_MS
  const counted = async (request: Request) => {
    const left = deadline - Date.now()
    if (left <= 0) throw new Refusal('unavailable')
    const began = Date.now()
    tally.trips += 1
    try {
      const response = await wire(request, { signal: AbortSignal.timeout(left) })
      const text = await response.text()
      tally.rowsRead += sum(text, /"rows_read":(\d+)/g)
      tally.rowsWritten += sum(text, /"rows_written":(\d+)/g)
      return new Response(text, { status: response.status, headers: response.headers })
    } finally {
      tally.ms += Date.now() - began
    }
  }
  const client = createClient({ ...target, concurrency: 4, fetch: counted })
  return drizzle(client) as Db
}
