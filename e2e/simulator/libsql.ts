import Database from 'libsql'
import { readMigrations } from '../../local/migrate.mjs'
import type { Engine } from './server.ts'

type Value = { type: string; value?: string | number; base64?: string }
type Stmt = { sql?: string; sql_id?: number; args?: Value[]; want_rows?: boolean }
type Condition = { type: string; step?: number; cond?: Condition; conds?: Condition[] }
type Step = { stmt: Stmt; condition?: Condition }
type Asked = {
  type: string
  sql?: string
  sql_id?: number
  stmt?: Stmt
  batch?: { steps: Step[] }
}

const fromWire = ({ type, value, base64 }: Value): unknown => {
  if (type === 'null') return null
  if (type === 'integer') return BigInt(value ?? 0)
  return type === 'blob' ? Buffer.from(base64 ?? '', 'base64') : value
}
const toWire = (value: unknown): Value => {
  if (value === null || value === undefined) return { type: 'null' }
  if (typeof value === 'string') return { type: 'text', value }
  if (typeof value === 'number')
    return Number.isInteger(value)
      ? { type: 'integer', value: String(value) }
      : { type: 'float', value }
  return { type: 'blob', base64: Buffer.from(value as Uint8Array).toString('base64') }
}

type Statement = {
  reader: boolean
  raw: (on: boolean) => Statement
  all: (...args: unknown[]) => unknown[][]
  run: (...args: unknown[]) => { changes: number }
  columns: () => { name: string; type: string | null }[]
}

/**
 * The libSQL engine in this process, spoken to in the server's own protocol (Hrana over HTTP, v2) through the client
 * that the worker uses. A hundred thousand batches cost minutes instead of hours; the same seeds are also run against
 * the server itself, and must tell the same story.
 */
export function engineWire(): Pick<Engine, 'wire' | 'close'> {
  const db = new Database(':memory:')
  const known = new Map<string, Statement>()
  for (const { statements } of readMigrations())
    for (const sql of statements as string[]) db.exec(sql)

  function prepared(sql: string): Statement {
    const text = sql.replace('BEGIN TRANSACTION READONLY', 'BEGIN')
    const there = known.get(text)
    if (there) return there
    const made = db.prepare(text) as unknown as Statement
    const statement = made.reader ? made.raw(true) : made
    known.set(text, statement)
    return statement
  }

  function execute(sql: string, args: unknown[]) {
    const statement = prepared(sql)
    const shape = { affected_row_count: 0, last_insert_rowid: null, rows_read: 0, rows_written: 0 }
    if (!statement.reader)
      return { ...shape, cols: [], rows: [], affected_row_count: statement.run(...args).changes }
    const rows = statement.all(...args).map((row) => row.map(toWire))
    const cols = statement.columns().map(({ name, type }) => ({ name, decltype: type }))
    return { ...shape, cols, rows }
  }

  function batch(steps: Step[], texts: Map<number, string>) {
    const results: unknown[] = []
    const errors: unknown[] = []
    const holds = ({ type, step = -1, cond, conds = [] }: Condition): boolean => {
      if (type === 'ok') return Boolean(results[step])
      if (type === 'error') return Boolean(errors[step])
      if (type === 'not') return cond ? !holds(cond) : false
      return type === 'and' ? conds.every(holds) : conds.some(holds)
    }
    steps.forEach(({ stmt, condition }, at) => {
      results[at] = errors[at] = null
      if (condition && !holds(condition)) return
      try {
        const sql = stmt.sql ?? texts.get(stmt.sql_id ?? -1) ?? ''
        results[at] = execute(sql, (stmt.args ?? []).map(fromWire))
      } catch (error) {
        const { message, code } = error as Error & { code?: string }
        errors[at] = { message: `SQLite error: ${message}`, code: code ?? 'SQLITE_ERROR' }
      }
    })
    return { step_results: results, step_errors: errors }
  }

  const wire = (async (request: Request) => {
    const { requests } = (await request.json()) as { requests: Asked[] }
    const texts = new Map<number, string>()
    const results = requests.map(({ type, sql, sql_id, stmt, batch: asked }) => {
      if (type === 'store_sql') texts.set(sql_id ?? -1, sql ?? '')
      if (type === 'batch')
        return { type: 'ok', response: { type, result: batch(asked?.steps ?? [], texts) } }
      if (type !== 'execute' || !stmt) return { type: 'ok', response: { type } }
      const { step_results, step_errors } = batch([{ stmt }], texts)
      return step_errors[0]
        ? { type: 'error', error: step_errors[0] }
        : { type: 'ok', response: { type, result: step_results[0] } }
    })
    return Response.json({ baton: null, base_url: null, results })
  }) as unknown as typeof fetch
  return { wire, close: () => void db.close() }
}
