import Database from 'libsql'
import { readMigrations } from '#tools/db/migrate.ts'
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
    return Number.isInteger(value)
      ? { type: 'integer', value: String(value) }
      : { type: 'float', value }
  return { type: 'blob', base64: Buffer.from(value as Uint8Array).toString('base64') }
}

type PreparedStatement = {
  reader: boolean
  raw: (on: boolean) => PreparedStatement
  all: (...args: unknown[]) => unknown[][]
  run: (...args: unknown[]) => { changes: number }
  columns: () => { name: string; type: string | null }[]
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

function createExecutor(db: Database.Database): Execute {
  const prepared = new Map<string, PreparedStatement>()
  function prepare(sql: string): PreparedStatement {
    const text = sql.replace('BEGIN TRANSACTION READONLY', 'BEGIN')
    const existing = prepared.get(text)
    if (existing) return existing
    const created = db.prepare(text) as unknown as PreparedStatement
    const statement = created.reader ? created.raw(true) : created
    prepared.set(text, statement)
    return statement
  }
  const readChanges = db.prepare('SELECT changes()').raw(true)
  return (sql, args) => {
    const statement = prepare(sql)
    if (!statement.reader) return toResult([], [], statement.run(...args).changes)
    const rows = statement.all(...args).map((row) => row.map(toHrana))
    const cols = statement.columns().map(({ name, type }) => ({ name, decltype: type }))
    const [changes] = /\bRETURNING\b/i.test(sql) ? (readChanges.get() as number[]) : []
    return toResult(cols, rows, changes)
  }
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

let schema: string | undefined

/** All migrations as one script, which takes a third of the time of single statements. */
function readSchema(): string {
  if (schema) return schema
  const statements = readMigrations().flatMap((migration) => migration.statements)
  schema = ['BEGIN', ...statements.map((sql) => sql.replace(/;\s*$/, '')), 'COMMIT'].join(';\n')
  return schema
}

/**
 * The libSQL engine in this process, behind the protocol of the server (Hrana over HTTP, version 2). A hundred thousand
 * batches take minutes instead of hours.
 */
export function createInProcessDatabase(): DatabaseEngine {
  const db = new Database(':memory:')
  db.exec(readSchema())
  const execute = createExecutor(db)
  const handle = async (request: Request) => {
    const { requests } = (await request.json()) as { requests: StreamRequest[] }
    const storedSql = new Map<number, string>()
    const results = requests.map((each) => runRequest(execute, each, storedSql))
    return Response.json({ baton: null, base_url: null, results })
  }
  return {
    fetch: handle as unknown as typeof fetch,
    url: 'http://database.test/',
    countsRows: false,
    close: () => void db.close(),
  }
}
