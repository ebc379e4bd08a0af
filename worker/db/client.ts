import { drizzle, type SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy'
import type { Settings } from '../env.ts'
import { DatabaseError, openHrana, type Hrana } from './hrana.ts'

/** drizzle's builders over our own line; `$client` is the line itself, for write batches. */
export type Db = SqliteRemoteDatabase & { $client: Hrana }

/** What one request cost the database; logged, and asserted in tests (DESIGN 8). */
export type Tally = { trips: number; rowsRead: number; rowsWritten: number; ms: number }
export const newTally = (): Tally => ({ trips: 0, rowsRead: 0, rowsWritten: 0, ms: 0 })

/** The database could not be reached, or did not answer in time: nothing is known of the outcome. */
export class Unreached extends Error {
  override readonly name = 'Unreached'
}

type Target = Pick<Settings, 'LIBSQL_URL' | 'LIBSQL_AUTH_TOKEN' | 'DATABASE_DEADLINE_MS'>

const addressOf = (url: string) => url.replace(/^libsql:/, 'https:').replace(/\/?$/, '/')

/** What is no whole answer of a libSQL server says nothing about what it did. */
async function answerIn(response: Response): Promise<object> {
  const text = await response.text()
  if (response.status >= 500 || response.status === 429)
    throw new Error(`HTTP status ${response.status}: ${text.slice(0, 200)}`)
  if (!response.ok) throw new DatabaseError({ message: text, code: `HTTP_${response.status}` })
  const answer = JSON.parse(text) as { results?: unknown }
  if (!Array.isArray(answer.results)) throw new Error(`No results: ${text.slice(0, 200)}`)
  return answer
}

/** One for each request: it counts what that request costs, and gives up when its time is over. */
export function openDb(target: Target, tally: Tally, wire: typeof fetch = fetch): Db {
  const deadline = Date.now() + target.DATABASE_DEADLINE_MS
  const address = addressOf(target.LIBSQL_URL)
  const headers = {
    'content-type': 'application/json',
    ...(target.LIBSQL_AUTH_TOKEN && { authorization: `Bearer ${target.LIBSQL_AUTH_TOKEN}` }),
  }

  async function post(path: string, question: object): Promise<object> {
    const began = Date.now()
    const left = deadline - began
    if (left <= 0) throw new Unreached('TimeoutError: no time left')
    tally.trips += 1
    try {
      const body = JSON.stringify(question)
      const request = new Request(address + path, { method: 'POST', headers, body })
      return await answerIn(await wire(request, { signal: AbortSignal.timeout(left) }))
    } catch (error) {
      if (error instanceof DatabaseError) throw error
      throw new Unreached('The database did not answer.', { cause: error })
    } finally {
      tally.ms += Date.now() - began
    }
  }

  const line = openHrana(post, ({ rowsRead, rowsWritten }) => {
    tally.rowsRead += rowsRead
    tally.rowsWritten += rowsWritten
  })
  const db = drizzle(
    async (sql, args, method) => {
      const { rows } = await line.one({ sql, args })
      return { rows: method === 'get' ? (rows[0] as unknown[]) : rows }
    },
    async (queries) =>
      line.all(
        queries.map(({ sql, params }) => ({ sql, args: params })),
        'read',
      ),
  )
  return Object.assign(db, { $client: line })
}
