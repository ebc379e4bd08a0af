import { expect, test } from 'vitest'
import { isWritePipeline } from './hrana-is-write.ts'

const execute = (sql: string) => ({ type: 'execute', stmt: { sql } })
const batch = (...statements: string[]) => ({
  type: 'batch',
  batch: { steps: statements.map((sql) => ({ stmt: { sql } })) },
})
const isWrite = (...requests: object[]) =>
  isWritePipeline(JSON.stringify({ requests: [...requests, { type: 'close' }] }))

test.each([
  'SELECT * FROM tasks',
  '  -- newest first\n select 1',
  '(SELECT 1)',
  "WITH open AS (SELECT * FROM tasks WHERE title = 'please update me') SELECT * FROM open",
  'EXPLAIN QUERY PLAN SELECT 1',
  'PRAGMA table_info',
])('%s is a read', (sql) => expect(isWrite(execute(sql))).toBe(false))

test.each([
  'INSERT INTO tasks VALUES (1)',
  '/* comment */ update tasks set a = 1',
  'WITH old AS (SELECT 1) DELETE FROM tasks',
  'BEGIN IMMEDIATE',
  'BEGIN',
  'PRAGMA user_version = 3',
  'CREATE TABLE a (b)',
  'selection of nonsense',
])('%s is a write', (sql) => expect(isWrite(execute(sql))).toBe(true))

test('a batch is a read only when each of its steps is', () => {
  expect(isWrite(batch('BEGIN TRANSACTION READONLY', 'SELECT 1', 'COMMIT'))).toBe(false)
  expect(isWrite(batch('BEGIN DEFERRED', 'SELECT 1', 'COMMIT', 'ROLLBACK'))).toBe(false)
  expect(isWrite(batch('SELECT 1', 'INSERT INTO a VALUES (1)'))).toBe(true)
})

test('stored SQL is looked up, and unknown SQL is a write', () => {
  const store = (sql: string) => ({ type: 'store_sql', sql_id: 1, sql })
  const use = { type: 'execute', stmt: { sql_id: 1 } }
  expect(isWrite(store('SELECT 1'), use)).toBe(false)
  expect(isWrite(store('DELETE FROM a'), use)).toBe(true)
  expect(isWrite(use)).toBe(true)
  expect(isWritePipeline('not json')).toBe(true)
})

test('a stream with a baton is queued only for a new transaction that writes', () => {
  const isQueued = (...requests: object[]) =>
    isWritePipeline(JSON.stringify({ baton: 'abc', requests }))
  expect(isQueued(execute('INSERT INTO a VALUES (1)'))).toBe(false)
  expect(isQueued(batch('INSERT INTO a VALUES (1)', 'COMMIT'))).toBe(false)
  expect(isQueued(batch('BEGIN DEFERRED', 'SELECT 1', 'COMMIT'))).toBe(false)
  expect(isQueued(batch('BEGIN IMMEDIATE', 'INSERT INTO a VALUES (1)', 'COMMIT'))).toBe(true)
  expect(isQueued(execute('BEGIN'))).toBe(true)
})
