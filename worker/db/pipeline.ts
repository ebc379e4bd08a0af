/** What SQLite stores; the schema has no BLOBs. */
export type Value = string | number | boolean | null
export type ReadyStatement = { sql: string; args: Value[] }
export type StatementRows = readonly (readonly Value[])[]

// Hrana 2 over HTTP (github.com/tursodatabase/libsql), as much of it as batches need.
type Cell =
  | { type: 'null' }
  | { type: 'integer' | 'text'; value: string }
  | { type: 'float'; value: number }
type StepResult = {
  cols: { name: string | null }[]
  rows: Cell[][]
  rows_read?: number
}
type StepError = { message: string; code?: string }
type Reply = {
  baton: string | null
  base_url: string | null
  results: readonly (
    | { type: 'error'; error: StepError }
    | {
        type: 'ok'
        response: {
          result?: { step_results: (StepResult | null)[]; step_errors: (StepError | null)[] }
        }
      }
  )[]
}

class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  constructor({ message, code }: StepError) {
    super(code ? `${code}: ${message}` : message)
  }
}

function toCell(value: Value): Cell {
  if (typeof value === 'string') return { type: 'text', value }
  if (typeof value === 'number' && Number.isFinite(value)) return { type: 'float', value }
  if (value === null) return { type: 'null' }
  if (typeof value === 'boolean') return { type: 'integer', value: value ? '1' : '0' }
  throw new TypeError(`an argument is ${typeof value}`)
}

function toValue(cell: Cell): Value {
  if (cell.type === 'text' || cell.type === 'float') return cell.value
  if (cell.type === 'null') return null
  const value = Number(cell.value)
  if (!Number.isSafeInteger(value)) throw new RangeError('an integer is too large')
  return value
}

type Step = { stmt: object; condition?: object }
const whenOk = (step: number) => ({ type: 'ok', step })

/** `null` for a single statement, which needs no transaction. */
type Begin = 'BEGIN DEFERRED' | 'BEGIN IMMEDIATE' | 'BEGIN TRANSACTION READONLY' | null

function batchOf(statements: readonly ReadyStatement[], begin: Begin) {
  return { type: 'batch', batch: { steps: stepsOf(statements, begin) } }
}

function stepsOf(statements: readonly ReadyStatement[], begin: Begin): Step[] {
  const stmts = statements.map(({ sql, args }) => ({ sql, args: args.map(toCell) }))
  if (begin === null) return stmts.map((stmt) => ({ stmt }))
  const last = stmts.length
  return [
    { stmt: { sql: begin } },
    ...stmts.map((stmt, index) => ({ stmt, condition: whenOk(index) })),
    { stmt: { sql: 'COMMIT' }, condition: whenOk(last) },
    { stmt: { sql: 'ROLLBACK' }, condition: { type: 'not', cond: whenOk(last + 1) } },
  ]
}

/** A stream is a connection of the server; opening one costs the server more than a batch (docs/performance.md#streams). */
type Stream = { baton: string; url: string; usedAt: number }
type Lease = { at: number; stream: Stream | null }
/** For each isolate. sqld has 128 connections for all. */
const STREAMS_MAX = 4
/** The server closes a stream 10 s after its last use. */
const IDLE_MS = 7_000

/** The streams of an isolate that wait for their next batch: only texts, so every request may use them. */
export class Streams {
  #idle: Stream[] = []
  readonly #leases = new Set<Lease>()

  /** Null when enough streams are in use: the batch then has a stream for itself alone. */
  lease(now: number): Lease | null {
    this.#idle = this.#idle.filter(({ usedAt }) => now - usedAt < IDLE_MS)
    // A request that was cancelled returns nothing.
    for (const lease of this.#leases) if (now - lease.at > IDLE_MS) this.#leases.delete(lease)
    if (this.#idle.length === 0 && this.#leases.size >= STREAMS_MAX) return null
    const lease = { at: now, stream: this.#idle.pop() ?? null }
    this.#leases.add(lease)
    return lease
  }

  end(lease: Lease, stream: Stream | null): void {
    if (this.#leases.delete(lease) && stream) this.#idle.push(stream)
  }
}

/** Sends a pipeline and returns the text of the response; the status is 200 unless it is the client's fault. */
export type Post = (url: string, body: string) => Promise<{ ok: boolean; text: string }>

type BatchResult = NonNullable<
  Extract<Reply['results'][number], { type: 'ok' }>['response']['result']
>

function replyOf(text: string): { reply: Reply; result: Partial<BatchResult> } {
  const reply = JSON.parse(text) as Reply
  if (!Array.isArray(reply.results))
    throw new DatabaseError({ code: 'HRANA_PROTO_ERROR', message: 'no results' })
  const [first] = reply.results as Reply['results']
  if (!first || first.type === 'error')
    throw new DatabaseError(first?.error ?? { message: 'empty' })
  return { reply, result: first.response.result ?? {} }
}

/** Of the statements. `begin` has a result before them, and its commit one after them. */
function resultsOf(
  { step_results: steps = [], step_errors: errors = [] }: Partial<BatchResult>,
  statements: readonly unknown[],
  begin: Begin,
): StepResult[] {
  const error = errors.find((each) => each !== null)
  if (error) throw new DatabaseError(error)
  // Without a possible rollback.
  const count = statements.length + (begin === null ? 0 : 2)
  const results = steps.slice(0, count).filter((result) => result !== null)
  if (results.length !== count)
    throw new DatabaseError({ message: 'a statement of the batch was not executed' })
  return begin === null ? results : results.slice(1, -1)
}

/** Its transaction was committed or rolled back, the last two steps. */
const isOver = ({ step_results: steps = [] }: Partial<BatchResult>, begin: Begin): boolean =>
  begin === null || steps.slice(-2).some((result) => result !== null)

function errorOf(text: string): Error {
  const { message = text, code } = JSON.parse(text) as Partial<StepError>
  return new DatabaseError({ message, ...(code && { code }) })
}

type Server = { url: string; post: Post; now: () => number; streams: Streams | null }

const openStreamOf = (
  { baton, base_url: base }: Reply,
  { url, now }: Pick<Server, 'url' | 'now'>,
): Stream | null =>
  baton ? { baton, url: base ? new URL('v2/pipeline', base).href : url, usedAt: now() } : null

/** Sends a batch on an open stream, if there is one: all or nothing after `begin`. */
async function sendBatch(
  statements: readonly ReadyStatement[],
  begin: Begin,
  { url, post, streams, now }: Server,
): Promise<StepResult[]> {
  const batch = batchOf(statements, begin)
  const lease = streams?.lease(now()) ?? null
  let stream: Stream | null = null
  try {
    const requests = lease ? [batch] : [batch, { type: 'close' }]
    const send = (open: Stream | null) =>
      post(open?.url ?? url, JSON.stringify({ baton: open?.baton ?? null, requests }))
    let response = await send(lease?.stream ?? null)
    // The server has closed the stream, as after its restart. Nothing was executed, so a write is not repeated either.
    if (!response.ok && lease?.stream) response = await send(null)
    if (!response.ok) throw errorOf(response.text)
    const { reply, result } = replyOf(response.text)
    if (lease && isOver(result, begin)) stream = openStreamOf(reply, { url, now })
    return resultsOf(result, statements, begin)
  } finally {
    if (lease) streams?.end(lease, stream)
  }
}

/** Runs selects in one transaction and one round trip. Returns the rows of each, and the rows that were read. */
export async function runReadBatch(
  statements: readonly ReadyStatement[],
  server: Server,
): Promise<{ rows: StatementRows[]; rowsRead: number }> {
  const begin = statements.length === 1 ? null : 'BEGIN DEFERRED'
  const results = await sendBatch(statements, begin, server)
  return {
    rows: results.map(({ rows }) => rows.map((row) => row.map(toValue))),
    rowsRead: results.reduce((total, { rows_read = 0 }) => total + rows_read, 0),
  }
}

/** By the names of its columns, and by their places as drizzle reads it. */
export type NamedRow = Record<string, unknown>

const namedRows = ({ cols, rows }: StepResult): NamedRow[] =>
  rows.map((cells) => {
    const row: NamedRow = {}
    Object.defineProperty(row, 'length', { value: cells.length })
    for (const [index, cell] of cells.entries()) {
      const value = toValue(cell)
      Object.defineProperty(row, index, { value })
      const name = cols[index]?.name ?? null
      // As the official client: of equal names the first counts.
      if (name !== null && !Object.hasOwn(row, name)) row[name] = value
    }
    return row
  })

/**
 * All or nothing after `begin`. Executed at most once, because a write must not be repeated when its outcome is unknown.
 * A single statement has a stream of its own: the write limiter cannot see that an open one has no transaction.
 */
export async function runBatch(
  statements: readonly ReadyStatement[],
  begin: Begin,
  { url, post, now, streams }: Server,
): Promise<NamedRow[][]> {
  const server = { url, post, now, streams: begin === null ? null : streams }
  return (await sendBatch(statements, begin, server)).map(namedRows)
}
