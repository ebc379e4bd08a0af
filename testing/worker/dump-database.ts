import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'

/** A login attempt is counted on purpose, also when the request is rejected. */
const IGNORED_TABLES = new Set(['migrations', 'rate_limit_counters', 'sqlite_sequence'])
/** The full-text index follows `open_tasks` by triggers and stores blobs. */
const SEARCH_INDEX = /^task_search/

const TABLES = `SELECT t.name, group_concat('CASE typeof("' || c.name || '") WHEN ''blob'' THEN hex("' || c.name || '") ELSE "' || c.name || '" END') AS columns
  FROM sqlite_schema t, pragma_table_info(t.name) c
  WHERE t.type = 'table' AND t.name NOT LIKE 'libsql%' AND t.name NOT LIKE '\\_%' ESCAPE '\\'
  GROUP BY t.name`

type Database = Pick<TestServer, 'db'>

async function readTables({ db }: Database) {
  const { rows } = await db.$client.execute(TABLES)
  return rows
    .map(({ name, columns }) => ({ name: String(name), columns: String(columns) }))
    .filter(({ name }) => !IGNORED_TABLES.has(name) && !SEARCH_INDEX.test(name))
}
/** Read once: all databases of the tests have the same schema. */
let allTables: ReturnType<typeof readTables> | undefined

/** The rows of each table as one text: single values would all be converted for the protocol. */
export async function dumpDatabase(database: Database): Promise<Record<string, string>> {
  const tables = await (allTables ??= readTables(database))
  const selects = tables.map(
    ({ name, columns }) =>
      `SELECT '${name}' AS name, json_group_array(json_array(${columns})) AS content FROM "${name}"`,
  )
  const { rows } = await database.db.$client.execute(selects.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, content }) => [String(name), String(content)]))
}

/** No row was written, changed or deleted in between. */
export function expectSameRows(
  after: Record<string, string>,
  before: Record<string, string>,
): void {
  const changed = Object.keys(before).filter((name) => before[name] !== after[name])
  const rowsOf = (dump: Record<string, string>) =>
    Object.fromEntries(changed.map((name) => [name, JSON.parse(dump[name] ?? '[]')]))
  expect(rowsOf(after)).toEqual(rowsOf(before))
}
