import type { InStatement } from '@libsql/client/http'
import { expect, test } from 'vitest'
import { dumpDatabase, expectSameRows } from '#testing/worker/dump-database.ts'
import { openToolDb } from '#tools/db/open-db.ts'
import { createAppServer, testSettings } from './app-server.ts'
import type { DatabaseEngine } from './database-engine.ts'
import { createInProcessDatabase } from './in-process-database.ts'

const open = (engine: DatabaseEngine) => openToolDb(testSettings(engine.url), engine.fetch)
const run = (engine: DatabaseEngine, statement: InStatement) =>
  open(engine).$client.execute(statement)
const dump = (engine: DatabaseEngine) => dumpDatabase({ db: open(engine) })

/** A connection counts the changes of all its databases. */
const isUsedAgain = (engine: DatabaseEngine) => (engine.countChanges?.() ?? 0) > 0

test('a database on the connection of a closed one has the rows of a new one', async () => {
  const first = createInProcessDatabase()
  const rows = await dump(first)
  const server = createAppServer({ engine: first })
  await server.createUser()
  expect(await dump(first)).not.toEqual(rows)
  await server.close()

  const second = createInProcessDatabase()
  expect(isUsedAgain(second)).toBe(true)
  expectSameRows(await dump(second), rows)
  expect((await run(second, 'PRAGMA integrity_check')).rows[0]?.['integrity_check']).toBe('ok')
  second.close()
})

test.each([
  ['a dropped trigger', 'DROP TRIGGER ledger_journals_no_update'],
  ['another pragma', 'PRAGMA foreign_keys = OFF'],
  ['a new table', 'CREATE TABLE another (id INTEGER)'],
])('a connection with %s is not used again', async (_, statement) => {
  const first = createInProcessDatabase()
  await run(first, statement)
  first.close()
  const second = createInProcessDatabase()
  const { rows } = await run(
    second,
    "SELECT foreign_keys, (SELECT count(*) FROM sqlite_schema WHERE name = 'ledger_journals_no_update') AS triggers, (SELECT count(*) FROM sqlite_schema WHERE name = 'another') AS tables FROM pragma_foreign_keys",
  )
  expect({ ...rows[0] }).toEqual({ foreign_keys: 1, triggers: 1, tables: 0 })
  second.close()
})

test('a closed database rejects requests, and its connection is used for one database', async () => {
  const first = createInProcessDatabase()
  first.close()
  first.close()
  await expect(run(first, 'SELECT 1')).rejects.toThrow('The database is closed')
  const [second, third] = [createInProcessDatabase(), createInProcessDatabase()]
  await createAppServer({ engine: second }).createUser()
  expect((await run(third, 'SELECT count(*) AS n FROM users')).rows[0]?.['n']).toBe(0)
  second.close()
  third.close()
})
