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

/** The rows of each table as one text: single values would all be converted for the protocol. */
export async function dumpDatabase({
  db,
}: Pick<TestServer, 'db'>): Promise<Record<string, string>> {
  const tables = (await db.$client.execute(TABLES)).rows
    .map(({ name, columns }) => ({ name: String(name), columns: String(columns) }))
    .filter(({ name }) => !IGNORED_TABLES.has(name) && !SEARCH_INDEX.test(name))
  const results = await db.$client.batch(
    tables.map(
      ({ name, columns }) =>
        `SELECT json_group_array(json_array(${columns})) AS rows FROM "${name}"`,
    ),
    'read',
  )
  return Object.fromEntries(
    tables.map(({ name }, index) => [name, String(results[index]?.rows[0]?.['rows'])]),
  )
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
