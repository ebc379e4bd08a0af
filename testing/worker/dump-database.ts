import type { TestServer } from './test-server.ts'

/** A login attempt is counted on purpose, also when the request is rejected. */
const IGNORED_TABLES = new Set(['migrations', 'rate_limit_counters', 'sqlite_sequence'])
/** The full-text index follows `open_tasks` by triggers and stores blobs. */
const SEARCH_INDEX = /^task_search/

/** All rows of all tables, to compare the database before and after a request. */
export async function dumpDatabase({
  db,
}: Pick<TestServer, 'db'>): Promise<Record<string, unknown[]>> {
  const tables = await db.$client.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'libsql%' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  )
  const names = tables.rows
    .map(({ name }) => String(name))
    .filter((name) => !IGNORED_TABLES.has(name) && !SEARCH_INDEX.test(name))
  const results = await db.$client.batch(
    names.map((name) => `SELECT * FROM "${name}"`),
    'read',
  )
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      results[index]?.rows.map((row) => JSON.stringify(row)) ?? [],
    ]),
  )
}
