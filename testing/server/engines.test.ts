import type { InStatement } from '@libsql/client/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openToolDb } from '#tools/db/open-db.ts'
import { testSettings } from './app-server.ts'
import type { DatabaseEngine } from './database-engine.ts'
import { createInProcessDatabase } from './in-process-database.ts'
import { createSqldDatabase } from './sqld-database.ts'

type Batch = { mode: 'read' | 'write'; statements: InStatement[] }

let engines: DatabaseEngine[]
beforeAll(async () => {
  engines = [createInProcessDatabase(), await createSqldDatabase()]
})
afterAll(() => Promise.all(engines.map((engine) => engine.close())))

/** What the client returns or throws. */
async function run(engine: DatabaseEngine, { mode, statements }: Batch) {
  const { $client } = openToolDb(testSettings(engine.url), engine.fetch)
  try {
    const results = await $client.batch(statements, mode)
    return results.map(({ columns, rows, rowsAffected }) => ({
      columns,
      rows: rows.map((row) => ({ ...row })),
      rowsAffected,
    }))
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    return { message, code }
  }
}

const write = (...statements: InStatement[]): Batch => ({ mode: 'write', statements })
const read = (...statements: InStatement[]): Batch => ({ mode: 'read', statements })
const countRows = read('SELECT count(*) AS n FROM engine_test')
const CREATE = write(
  `CREATE TABLE engine_test (id INTEGER PRIMARY KEY, name TEXT UNIQUE, amount INTEGER CHECK (amount > 0),
     data BLOB, parent INTEGER REFERENCES engine_test (id))`,
)
const INSERT = 'INSERT INTO engine_test (name, amount, data) VALUES (?, ?, ?)'

/** The server parses statements itself, so the texts of syntax errors differ. */
const CASES: [string, Batch][] = [
  ['an insert', write({ sql: INSERT, args: ['a', 1, new Uint8Array([1, 2, 255])] })],
  ['RETURNING', write('UPDATE engine_test SET amount = amount + 1 RETURNING id, amount, data')],
  [
    'RETURNING of an upsert',
    write(
      "INSERT INTO engine_test (name, amount) VALUES ('a', 5) ON CONFLICT (name) DO UPDATE SET amount = 9 RETURNING *",
    ),
  ],
  ['values of every type', read("SELECT NULL, 1, 1.5, 'text', x'00ff', 9007199254740991")],
  ['arguments of every type', read({ sql: 'SELECT ?, ?, ?, ?', args: [null, 2, 1.5, 'text'] })],
  ['numbered arguments', read({ sql: 'SELECT ?2, ?1, ?2', args: ['a', 'b'] })],
  ['an unknown table', read('SELECT * FROM no_such_table')],
  ['a second row of a unique value', write({ sql: INSERT, args: ['a', 1, null] })],
  ['a violated CHECK', write({ sql: INSERT, args: ['b', -1, null] })],
  ['a violated foreign key', write("INSERT INTO engine_test (name, parent) VALUES ('c', 999)")],
  ['a trigger that aborts', write("INSERT INTO assertions (code, ok) VALUES ('x', 0)")],
  [
    'a batch that fails in the middle',
    write({ sql: INSERT, args: ['d', 1, null] }, 'SELECT * FROM no_such_table', {
      sql: INSERT,
      args: ['e', 1, null],
    }),
  ],
  ['the rows after that batch', countRows],
  ['a write in a read batch', read({ sql: INSERT, args: ['f', 1, null] })],
  ['the rows after that read batch', countRows],
  [
    'changes() after an update',
    write('UPDATE engine_test SET amount = 3', 'SELECT changes() AS n'),
  ],
  [
    'a full-text search',
    read("SELECT count(*) AS n FROM task_search WHERE task_search MATCH 'tap'"),
  ],
  ['the pragma of foreign keys', read('PRAGMA foreign_keys')],
]

test('the engine in this process answers as sqld does', async () => {
  for (const engine of engines) await run(engine, CREATE)
  for (const [name, batch] of CASES) {
    const [inProcess, sqld] = await Promise.all(engines.map((engine) => run(engine, batch)))
    expect.soft({ name, result: inProcess }).toEqual({ name, result: sqld })
  }
})
