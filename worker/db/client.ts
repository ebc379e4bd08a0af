import { createClient, type Client } from '@libsql/client/http'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { drizzle } from 'drizzle-orm/libsql/http'
import type { Settings } from '#worker/env.ts'
import {
  runReadBatch,
  Streams,
  type Post,
  type ReadyStatement,
  type StatementRows,
} from './pipeline.ts'

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

/** The address of pipelines, as the client derives it. */
function pipelineUrl(text: string): string {
  const url = new URL(text)
  const isPlain = url.protocol === 'http:' || url.searchParams.get('tls') === '0'
  return `${isPlain ? 'http' : 'https'}://${url.host}${url.pathname.replace(/\/?$/, '/')}v2/pipeline`
}

/** What the connections of one configuration share: nothing that belongs to a request. */
const sharedBySettings = new WeakMap<ConnectionSettings, { url: string; streams: Streams }>()
function sharedOf(settings: ConnectionSettings) {
  const shared = sharedBySettings.get(settings)
  if (shared) return shared
  const created = { url: pipelineUrl(settings.LIBSQL_URL), streams: new Streams() }
  sharedBySettings.set(settings, created)
  return created
}

/** The database as one request reaches it. */
export class Connection {
  readonly #settings: ConnectionSettings
  readonly #stats: QueryStats
  readonly #fetch: typeof fetch
  readonly #blockedMs: () => number
  /** Only time spent in the database counts, so a slow provider call in between does not shorten it. */
  #remainingMs: number
  #db: Db | undefined

  constructor(
    settings: ConnectionSettings,
    stats: QueryStats,
    databaseFetch: typeof fetch = fetch,
    blockedMs: () => number = () => 0,
  ) {
    this.#settings = settings
    this.#stats = stats
    this.#fetch = (...request) => databaseFetch(...request)
    this.#blockedMs = blockedMs
    this.#remainingMs = settings.DATABASE_DEADLINE_MS
  }

  /** The official client with drizzle, for writes. One for each request: a shared one fails under load in the Workers runtime. */
  get db(): Db {
    const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = this.#settings
    const send = async (request: Request) => {
      const { text, status, headers } = await this.#send(request)
      this.#stats.rowsRead += sumOf(text, /"rows_read":(\d+)/g)
      this.#stats.rowsWritten += sumOf(text, /"rows_written":(\d+)/g)
      return new Response(text, { status, headers })
    }
    const client = () => createClient({ url, authToken, concurrency: 4, fetch: send })
    return (this.#db ??= drizzle(client()) as Db)
  }

  /** Selects in one transaction and one round trip. */
  async read(statements: readonly ReadyStatement[]): Promise<StatementRows[]> {
    if (statements.length === 0) return []
    const { url, streams } = sharedOf(this.#settings)
    const post: Post = async (target, body) => {
      const { ok, text } = await this.#send(
        new Request(target, { method: 'POST', headers: this.#headers(), body }),
      )
      return { ok, text }
    }
    const { rows, rowsRead } = await runReadBatch(statements, { url, streams, post, now: Date.now })
    this.#stats.rowsRead += rowsRead
    return rows
  }

  #headers(): Record<string, string> {
    const { LIBSQL_AUTH_TOKEN: token } = this.#settings
    return {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    }
  }

  async #send(request: Request) {
    const startedAt = Date.now()
    const blockedAtStart = this.#blockedMs()
    if (this.#remainingMs <= 0) throw new DatabaseUnavailable('TimeoutError: no time left')
    this.#stats.roundTrips += 1
    const deadline = startDeadline(this.#remainingMs, this.#blockedMs)
    try {
      const response = await this.#fetch(request, { signal: deadline.signal })
      const text = await response.text()
      throwIfNotFromDatabase(response, text)
      return { ok: response.ok, status: response.status, headers: response.headers, text }
    } catch (cause) {
      throw new DatabaseUnavailable('The database did not respond.', { cause })
    } finally {
      deadline.clear()
      const blocked = this.#blockedMs() - blockedAtStart
      const elapsedMs = Math.max(0, Date.now() - startedAt - blocked)
      this.#remainingMs -= elapsedMs
      this.#stats.ms += elapsedMs
    }
  }
}

/** The official client with drizzle, for tools and tests. */
export const openDb = (...connection: ConstructorParameters<typeof Connection>): Db =>
  new Connection(...connection).db
