import type { Settings } from '#worker/env.ts'
import { createDb, type Db } from './drizzle.ts'
import {
  runBatch,
  runReadBatch,
  Streams,
  type Post,
  type ReadyStatement,
  type StatementRows,
} from './pipeline.ts'

export type { Db }

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

  /** drizzle, for what is not prepared, and for writes. */
  get db(): Db {
    return (this.#db ??= createDb({
      execute: async (statement) => {
        const [rows = []] = await this.#run([statement], null)
        return { rows }
      },
      batch: async (statements, mode) => {
        const begin = mode === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN TRANSACTION READONLY'
        const results = await this.#run(statements, begin)
        return results.map((rows) => ({ rows }))
      },
    }))
  }

  async #run(...[statements, begin]: [readonly ReadyStatement[], Parameters<typeof runBatch>[1]]) {
    if (statements.length === 0) return []
    const { url, streams } = sharedOf(this.#settings)
    // An aborted batch has read and written rows too.
    const post: Post = async (target, body) => {
      const response = await this.#post(target, body)
      this.#stats.rowsRead += sumOf(response.text, /"rows_read":(\d+)/g)
      this.#stats.rowsWritten += sumOf(response.text, /"rows_written":(\d+)/g)
      return response
    }
    return runBatch(statements, begin, { url, streams, post, now: Date.now })
  }

  /** Selects in one transaction and one round trip. */
  async read(statements: readonly ReadyStatement[]): Promise<StatementRows[]> {
    if (statements.length === 0) return []
    const { url, streams } = sharedOf(this.#settings)
    const server = { url, streams, post: this.#post, now: Date.now }
    const { rows, rowsRead } = await runReadBatch(statements, server)
    this.#stats.rowsRead += rowsRead
    return rows
  }

  readonly #post: Post = (url, body) =>
    this.#send(new Request(url, { method: 'POST', headers: this.#headers(), body }))

  #headers(): Record<string, string> {
    const { LIBSQL_AUTH_TOKEN: token } = this.#settings
    return {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    }
  }

  async #send(request: Request): ReturnType<Post> {
    const startedAt = Date.now()
    const blockedAtStart = this.#blockedMs()
    if (this.#remainingMs <= 0) throw new DatabaseUnavailable('TimeoutError: no time left')
    this.#stats.roundTrips += 1
    const deadline = startDeadline(this.#remainingMs, this.#blockedMs)
    try {
      const response = await this.#fetch(request, { signal: deadline.signal })
      const text = await response.text()
      throwIfNotFromDatabase(response, text)
      return { ok: response.ok, text }
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

export const openDb = (...connection: ConstructorParameters<typeof Connection>): Db =>
  new Connection(...connection).db
