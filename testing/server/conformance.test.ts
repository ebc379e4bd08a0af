// What the worker sends to the database by itself (worker/db/pipeline.ts) has the results and the errors of the official client.
import { afterAll, expect, test } from 'vitest'
import { SEED } from '#testing/random-tests.ts'
import { seededRandom, type Random } from '#testing/random.ts'
import { openToolDb } from '#tools/db/open-db.ts'
import { Connection, newQueryStats } from '#worker/db/client.ts'
import type { ReadyStatement, Value } from '#worker/db/pipeline.ts'
import { testSettings } from './app-server.ts'
import type { DatabaseEngine } from './database-engine.ts'
import { createInProcessDatabase } from './in-process-database.ts'
import { createSqldDatabase } from './sqld-database.ts'

const BATCHES = 500
const CREATE = `CREATE TABLE conformance (id INTEGER PRIMARY KEY, name TEXT UNIQUE, amount INTEGER CHECK (amount > -900),
  ratio REAL, note, parent INTEGER REFERENCES conformance (id))`

type Mode = 'prepared' | 'one' | 'read' | 'write'
type Batch = { mode: Mode; statements: ReadyStatement[] }
type Result = { rows: unknown[] } | { error: string }

const TEXTS = [
  '',
  'a',
  "it's",
  'Ṣadé 🔧',
  '"q"',
  'line\nbreak',
  '\u0000x',
  '1',
  'NULL',
  'ẹ'.repeat(300),
]
const NUMBERS = [
  0,
  -0,
  1,
  -1,
  1.5,
  -2.25e-7,
  1e300,
  2 ** 31,
  2 ** 53 - 1,
  -(2 ** 53 - 1),
  Number.NaN,
]

function valueOf(random: Random): Value {
  const kind = random.weighted({ text: 4, number: 4, integer: 4, null: 1, boolean: 1 })
  if (kind === 'text') return random.pick(TEXTS) ?? ''
  if (kind === 'number') return random.pick(NUMBERS) ?? 0
  if (kind === 'integer') return random.between(-1000, 1000)
  return kind === 'null' ? null : random.chance(0.5)
}

const RETURNING = ['', '', ' RETURNING id, name, amount', ' RETURNING *']
const WHERE = ['name = ?', 'amount > ?', 'note IS ?', 'id % 5 = ?']
const SELECTS = [
  'SELECT * FROM conformance ORDER BY id LIMIT 20',
  'SELECT count(*) AS n, sum(amount), avg(ratio) AS mean FROM conformance',
  'SELECT 1 AS a, 2 AS a, NULL AS "length"',
  'SELECT name FROM conformance WHERE 0',
  "SELECT x'' IS NULL, 9007199254740991, -1.5e-9, 1e300 * 10",
  'PRAGMA foreign_keys',
]
/** Texts of syntax errors are the server's own in both. */
const FAILING = [
  'SELECT 9007199254740993 AS large',
  'SELECT * FROM no_such_table',
  'SELECT no_such_column FROM conformance',
  'SELEC 1',
  '',
  'SELECT 1; SELECT 2',
  "INSERT INTO assertions (code, ok) VALUES ('task_state', 0)",
  'INSERT INTO conformance (parent) VALUES (987654)',
  "SELECT json('{')",
]

function statementOf(random: Random): ReadyStatement {
  const value = () => valueOf(random)
  const returning = random.pick(RETURNING) ?? ''
  const where = random.pick(WHERE) ?? ''
  const kind = random.weighted({
    insert: 5,
    upsert: 3,
    update: 3,
    delete: 1,
    select: 6,
    values: 4,
    fail: 1,
  })
  if (kind === 'insert')
    return {
      sql: `INSERT INTO conformance (name, amount, ratio, note) VALUES (?, ?, ?, ?)${returning}`,
      args: [`name ${random.below(300)}`, random.between(-910, 900), random.float(), value()],
    }
  if (kind === 'upsert')
    return {
      sql: `INSERT INTO conformance (name, note) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET note = excluded.note${returning}`,
      args: [`name ${random.below(300)}`, value()],
    }
  if (kind === 'update')
    return {
      sql: `UPDATE conformance SET amount = amount - ?, note = ? WHERE ${where}${returning}`,
      args: [random.between(-50, 50), value(), value()],
    }
  if (kind === 'delete')
    return { sql: `DELETE FROM conformance WHERE ${where}${returning}`, args: [value()] }
  if (kind === 'values')
    return {
      sql: 'SELECT ?, ? AS b, typeof(?3), ?1 || ?2 AS both, ?2 = ?3',
      args: [value(), value(), value()],
    }
  return { sql: random.pick(kind === 'select' ? SELECTS : FAILING) ?? '', args: [] }
}

function batchOf(random: Random): Batch {
  const mode = random.weighted<Mode>({ prepared: 3, one: 2, read: 1, write: 4 })
  const count = mode === 'one' ? 1 : random.between(1, 6)
  const statements = Array.from({ length: count }, () => statementOf(random))
  // Prepared queries are selects; a write among them would be a defect of the caller.
  const isSelect = ({ sql }: ReadyStatement) => !/^(?:INSERT|UPDATE|DELETE)/.test(sql)
  return mode === 'prepared'
    ? { mode, statements: statements.filter(isSelect) }
    : { mode, statements }
}

/** By places, and by names where both sides have them. */
const rowsOf = (rows: readonly { length: number }[], isNamed: boolean) =>
  rows.map((row) => [Array.from(row as ArrayLike<unknown>), isNamed ? { ...row } : null])

/** Errors of the database have the same text; of a value that cannot be sent or received, each has its own. */
async function resultOf(run: () => Promise<unknown[]>): Promise<Result> {
  try {
    return { rows: await run() }
  } catch (error) {
    const isOfValue = error instanceof RangeError || error instanceof TypeError
    // The client names the code of a failed batch twice.
    const message = String((error as Error).message).replace(/^(\w+: )\1/, '$1')
    return { error: isOfValue ? 'a value' : message }
  }
}

type Runner = (batch: Batch) => Promise<Result>

const ownRunner = (engine: DatabaseEngine): Runner => {
  const settings = testSettings(engine.url)
  return ({ mode, statements }) =>
    resultOf(async () => {
      const connection = new Connection(settings, newQueryStats(), engine.fetch)
      const { $client } = connection.db
      if (mode === 'prepared')
        return (await connection.read(statements)).map((rows) => rowsOf(rows, false))
      if (mode === 'one')
        return [
          rowsOf((await $client.execute(statements[0] as ReadyStatement)).rows as never, true),
        ]
      return (await $client.batch(statements, mode)).map(({ rows }) => rowsOf(rows as never, true))
    })
}

const clientRunner =
  (engine: DatabaseEngine): Runner =>
  ({ mode, statements }) =>
    resultOf(async () => {
      const { $client } = openToolDb(testSettings(engine.url), engine.fetch)
      const isOne = mode === 'one' || (mode === 'prepared' && statements.length === 1)
      if (statements.length === 0) return []
      const results = isOne
        ? [await $client.execute(statements[0] as ReadyStatement)]
        : await $client.batch(statements, mode === 'prepared' ? 'deferred' : (mode as 'read'))
      return results.map(({ rows }) => rowsOf(rows, mode !== 'prepared'))
    })

const engines: DatabaseEngine[] = []
afterAll(() => Promise.all(engines.map((engine) => engine.close())))

/** sqld takes ten times as long as the engine in this process, which `engines.test.ts` compares with it. */
test.each([
  ['sqld', 50, createSqldDatabase],
  ['the engine in this process', BATCHES - 50, createInProcessDatabase],
])(
  `on %s, %i random batches have the results and errors of the official client (SEED=${SEED})`,
  async (_, count, create) => {
    const [first, second] = [await create(), await create()]
    engines.push(first, second)
    const [own, client] = [ownRunner(first), clientRunner(second)]
    const runBoth = async (batch: Batch) => {
      const [mine, theirs] = await Promise.all([own(batch), client(batch)])
      expect({ batch, ...mine }).toEqual({ batch, ...theirs })
      return mine
    }
    await runBoth({ mode: 'write', statements: [{ sql: CREATE, args: [] }] })
    const random = seededRandom(SEED)
    let failed = 0
    for (let n = 0; n < count; n++) if ('error' in (await runBoth(batchOf(random)))) failed += 1
    // Neither all of them, nor none.
    expect(failed).toBeGreaterThan(0)
    expect(failed).toBeLessThan(count)
    await runBoth({ mode: 'one', statements: [{ sql: 'SELECT * FROM conformance', args: [] }] })
  },
)
