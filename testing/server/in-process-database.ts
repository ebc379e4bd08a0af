import type Database from 'libsql'
import { createDatabaseCopy, type DatabaseCopy } from './database-copy.ts'
import type { DatabaseEngine } from './database-engine.ts'

type HranaValue = { type: string; value?: string | number; base64?: string }
type HranaStatement = { sql?: string; sql_id?: number; args?: HranaValue[]; want_rows?: boolean }
type Condition = { type: string; step?: number; cond?: Condition; conds?: Condition[] }
type BatchStep = { stmt: HranaStatement; condition?: Condition }
type StreamRequest = {
  type: string
  sql?: string
  sql_id?: number
  stmt?: HranaStatement
  batch?: { steps: BatchStep[] }
}

const fromHrana = ({ type, value, base64 }: HranaValue): unknown => {
  if (type === 'null') return null
  if (type === 'integer') return BigInt(value ?? 0)
  return type === 'blob' ? Buffer.from(base64 ?? '', 'base64') : value
}
const toHrana = (value: unknown): HranaValue => {
  if (value === null || value === undefined) return { type: 'null' }
  if (typeof value === 'string') return { type: 'text', value }
  if (typeof value === 'number')
    return Number.isSafeInteger(value)
      ? { type: 'integer', value: String(value) }
      : { type: 'float', value }
  return { type: 'blob', base64: Buffer.from(value as Uint8Array).toString('base64') }
}

type LibsqlStatement = {
  reader: boolean
  raw: (on: boolean) => LibsqlStatement
  all: (...args: unknown[]) => unknown[][]
  run: (...args: unknown[]) => { changes: number }
  columns: () => { name: string; type: string | null }[]
}
type PreparedStatement = {
  statement: LibsqlStatement
  /** Null for a statement without rows. */
  cols: object[] | null
  isReturning: boolean
}
type Execute = (sql: string, args: unknown[]) => object

const toResult = (cols: object[], rows: object[], changes = 0) => ({
  cols,
  rows,
  affected_row_count: changes,
  last_insert_rowid: null,
  rows_read: 0,
  rows_written: 0,
})

function prepareStatement(db: Database.Database, sql: string): PreparedStatement {
  const statement = db.prepare(sql) as unknown as LibsqlStatement
  if (!statement.reader) return { statement, cols: null, isReturning: false }
  return {
    statement: statement.raw(true),
    cols: statement.columns().map(({ name, type }) => ({ name, decltype: type })),
    isReturning: /\bRETURNING\b/i.test(sql),
  }
}

const CHANGES_THE_SCHEMA = /^\s*(?:CREATE|DROP|ALTER)\b/i
/** Changes nothing but rows, so that a copy of the template's rows restores everything. */
const CHANGES_ROWS_ONLY =
  /^\s*(?:BEGIN|COMMIT|ROLLBACK|SELECT|WITH|INSERT|REPLACE|UPDATE|DELETE|EXPLAIN)\b/i
const MAX_PREPARED = 2000

type Connection = {
  copy: DatabaseCopy
  execute: Execute
  readTotalChanges: () => number
  /** Whether a copy of the template restores everything. */
  isReusable: () => boolean
}

function createConnection(): Connection {
  const copy = createDatabaseCopy()
  const { db } = copy
  let isRestorable = true
  const prepared = new Map<string, PreparedStatement>()
  function prepare(sql: string): PreparedStatement {
    const text = sql.replace('BEGIN TRANSACTION READONLY', 'BEGIN')
    const existing = prepared.get(text)
    if (existing) return existing
    isRestorable &&= CHANGES_ROWS_ONLY.test(text)
    const created = prepareStatement(db, text)
    const changesSchema = CHANGES_THE_SCHEMA.test(text)
    if (changesSchema || prepared.size === MAX_PREPARED) prepared.clear()
    if (!changesSchema) prepared.set(text, created)
    return created
  }
  const readChanges = db.prepare('SELECT changes()').raw(true)
  const readTotalChanges = db.prepare('SELECT total_changes()').raw(true)
  const execute: Execute = (sql, args) => {
    const { statement, cols, isReturning } = prepare(sql)
    if (!cols) return toResult([], [], statement.run(...args).changes)
    const rows = statement.all(...args).map((row) => row.map(toHrana))
    const [changes] = isReturning ? (readChanges.get() as number[]) : []
    return toResult(cols, rows, changes)
  }
  return {
    copy,
    execute,
    readTotalChanges: () => Number((readTotalChanges.get() as number[])[0]),
    isReusable: () => isRestorable && !db.inTransaction,
  }
}

/** Of closed databases, with their prepared statements. */
const idleConnections: Connection[] = []

function takeConnection(): Connection {
  const connection = idleConnections.pop()
  connection?.copy.reset()
  return connection ?? createConnection()
}

function releaseConnection(connection: Connection) {
  if (connection.isReusable()) idleConnections.push(connection)
  else connection.copy.close()
}

/** sqld reports the primary code, `SQLITE_CONSTRAINT` for all constraints, and has no code for an SQLite error. */
function toHranaError({ message, code = '' }: Error & { code?: string }) {
  const primary = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? 'SQLITE_ERROR'
  return {
    message: `SQLite error: ${message}`,
    code: primary === 'SQLITE_ERROR' ? 'SQLITE_UNKNOWN' : primary,
  }
}

function runBatch(execute: Execute, steps: BatchStep[], storedSql: Map<number, string>) {
  const results: unknown[] = []
  const errors: unknown[] = []
  const isMet = ({ type, step = -1, cond, conds = [] }: Condition): boolean => {
    if (type === 'ok') return Boolean(results[step])
    if (type === 'error') return Boolean(errors[step])
    if (type === 'not') return cond ? !isMet(cond) : false
    return type === 'and' ? conds.every(isMet) : conds.some(isMet)
  }
  for (const [index, { stmt, condition }] of steps.entries()) {
    results[index] = errors[index] = null
    if (condition && !isMet(condition)) continue
    try {
      const sql = stmt.sql ?? storedSql.get(stmt.sql_id ?? -1) ?? ''
      results[index] = execute(sql, (stmt.args ?? []).map(fromHrana))
    } catch (error) {
      errors[index] = toHranaError(error as Error & { code?: string })
    }
  }
  return { step_results: results, step_errors: errors }
}

function runRequest(execute: Execute, request: StreamRequest, storedSql: Map<number, string>) {
  const { type, sql, sql_id, stmt, batch } = request
  if (type === 'store_sql') storedSql.set(sql_id ?? -1, sql ?? '')
  if (type === 'batch') {
    const result = runBatch(execute, batch?.steps ?? [], storedSql)
    return { type: 'ok', response: { type, result } }
  }
  if (type !== 'execute' || !stmt) return { type: 'ok', response: { type } }
  const { step_results, step_errors } = runBatch(execute, [{ stmt }], storedSql)
  return step_errors[0]
    ? { type: 'error', error: step_errors[0] }
    : { type: 'ok', response: { type, result: step_results[0] } }
}

const HEADERS = new Headers({ 'content-type': 'application/json' })

/** The part of a response that is read. A real one, with its stream, costs as much as a small batch. */
const toResponse = (body: object) => ({
  ok: true,
  status: 200,
  headers: HEADERS,
  text: async () => JSON.stringify(body),
  json: async () => body,
})

/**
 * The libSQL engine in this process, behind the protocol of the server (Hrana over HTTP, version 2). A hundred thousand
 * batches take minutes instead of hours.
 */
export function createInProcessDatabase(): DatabaseEngine {
  const connection = takeConnection()
  const { execute, readTotalChanges } = connection
  let isClosed = false
  const handle = async (request: Request) => {
    const { requests } = JSON.parse(await request.text()) as { requests: StreamRequest[] }
    // Work that a test left behind must not reach the database of another.
    if (isClosed) throw new TypeError('The database is closed')
    const storedSql = new Map<number, string>()
    const results = requests.map((each) => runRequest(execute, each, storedSql))
    return toResponse({ baton: null, base_url: null, results })
  }
  return {
    fetch: handle as unknown as typeof fetch,
    url: 'http://database.test/',
    countsRows: false,
    countChanges: readTotalChanges,
    close() {
      if (isClosed) return
      isClosed = true
      releaseConnection(connection)
    },
  }
}
