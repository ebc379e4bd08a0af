/**
 * The libSQL server's own protocol over HTTP (hrana 2), as far as we speak it: a statement, or a batch that is one
 * transaction. The official client carries two encodings and WebSockets besides, 12 kB of our 80 (DESIGN 8).
 */
export type Stmt = string | { sql: string; args?: readonly unknown[] }
export type Mode = 'read' | 'write'
type Cell =
  | { type: 'null' }
  | { type: 'integer' | 'text'; value: string }
  | { type: 'float'; value: number }
type Answer = {
  cols: { name: string | null }[]
  rows: Cell[][]
  rows_read?: number
  rows_written?: number
}
type Failure = { message: string; code?: string | null }
type Result =
  | { type: 'error'; error: Failure }
  | {
      type: 'ok'
      response:
        | { type: 'execute'; result: Answer }
        | { type: 'batch'; result: BatchAnswer }
        | { type: 'close' }
    }
type BatchAnswer = { step_results: (Answer | null)[]; step_errors: (Failure | null)[] }

export type Values = { columns: string[]; rows: unknown[][] }
export type Rows = { rows: Record<string, unknown>[] }
/** Carries a question there and its answer back; says so itself when it cannot. */
export type Post = (path: string, question: object) => Promise<object>
export type Cost = { rowsRead: number; rowsWritten: number }

/** The database understood, and said no. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  constructor({ message, code }: Failure) {
    super(`${code ?? 'UNKNOWN'}: ${message}`)
  }
}

function cellOf(value: unknown): Cell {
  if (value === null) return { type: 'null' }
  if (typeof value === 'string') return { type: 'text', value }
  if (typeof value === 'boolean') return { type: 'integer', value: value ? '1' : '0' }
  if (Number.isSafeInteger(value)) return { type: 'integer', value: String(value) }
  if (typeof value === 'number' && Number.isFinite(value)) return { type: 'float', value }
  throw new TypeError(`A database cannot hold ${typeof value} ${String(value)}.`)
}

function valueOf(cell: Cell): unknown {
  if (cell.type === 'null') return null
  if (cell.type === 'float' || cell.type === 'text') return cell.value
  const value = Number(cell.value)
  if (cell.type !== 'integer' || !Number.isSafeInteger(value))
    throw new RangeError(`A ${cell.type} of the database does not fit here.`)
  return value
}

const stmtOf = (stmt: Stmt) =>
  typeof stmt === 'string'
    ? { sql: stmt, want_rows: true }
    : { sql: stmt.sql, args: (stmt.args ?? []).map(cellOf), want_rows: true }

const valuesOf = ({ cols, rows }: Answer): Values => ({
  columns: cols.map(({ name }) => name ?? ''),
  rows: rows.map((row) => row.map(valueOf)),
})

export const namedRows = ({ columns, rows }: Values): Rows => ({
  rows: rows.map((row) => Object.fromEntries(columns.map((name, place) => [name, row[place]]))),
})

const BEGIN: Record<Mode, string> = { read: 'BEGIN TRANSACTION READONLY', write: 'BEGIN IMMEDIATE' }
const ok = (step: number) => ({ type: 'ok', step })

/** Each step runs only if the one before it did; what did not reach its COMMIT is rolled back. */
function stepsOf(stmts: readonly Stmt[], mode: Mode) {
  const last = stmts.length
  return [
    { stmt: { sql: BEGIN[mode] } },
    ...stmts.map((stmt, place) => ({ condition: ok(place), stmt: stmtOf(stmt) })),
    { condition: ok(last), stmt: { sql: 'COMMIT' } },
    { condition: { type: 'not', cond: ok(last + 1) }, stmt: { sql: 'ROLLBACK' } },
  ]
}

export function openHrana(post: Post, spend: (cost: Cost) => void) {
  const count = (answers: readonly (Answer | null)[]) =>
    spend({
      rowsRead: answers.reduce((sum, answer) => sum + (answer?.rows_read ?? 0), 0),
      rowsWritten: answers.reduce((sum, answer) => sum + (answer?.rows_written ?? 0), 0),
    })

  async function ask(request: object) {
    const answer = await post('v2/pipeline', {
      baton: null,
      requests: [request, { type: 'close' }],
    })
    const { results } = answer as { results: Result[] }
    const [first] = results
    if (first?.type === 'error') throw new DatabaseError(first.error)
    if (!first || first.response.type === 'close') throw new Error('The database answered nothing.')
    return first.response
  }

  async function one(stmt: Stmt): Promise<Values> {
    const response = await ask({ type: 'execute', stmt: stmtOf(stmt) })
    const { result } = response as { result: Answer }
    count([result])
    return valuesOf(result)
  }

  async function all(stmts: readonly Stmt[], mode: Mode): Promise<Values[]> {
    const response = await ask({ type: 'batch', batch: { steps: stepsOf(stmts, mode) } })
    const { step_results: answers, step_errors: failures } = (response as { result: BatchAnswer })
      .result
    count(answers)
    // The last step is the ROLLBACK, which has nothing to undo when all went well.
    const failure = failures.slice(0, -1).find((each) => each !== null)
    if (failure) throw new DatabaseError(failure)
    return answers.slice(1, -2).map((answer) => {
      if (!answer) throw new Error('The database left out a step.')
      return valuesOf(answer)
    })
  }

  return {
    one,
    all,
    execute: async (stmt: Stmt): Promise<Rows> => namedRows(await one(stmt)),
    batch: async (stmts: readonly Stmt[], mode: Mode): Promise<Rows[]> =>
      (await all(stmts, mode)).map(namedRows),
  }
}
export type Hrana = ReturnType<typeof openHrana>
