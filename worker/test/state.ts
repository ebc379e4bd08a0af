import type { World } from './world.ts'

const UNWATCHED = new Set(['migrations', 'login_attempts', 'sqlite_sequence'])
/** The index of words is kept by triggers from `open_tasks`, in tables of bytes. */
const INDEX = /^task_search/

/** All that the database holds, to see whether something left a trace. (A try at the door leaves one on purpose.) */
export async function stateOf({ db }: Pick<World, 'db'>): Promise<Record<string, unknown[]>> {
  const { rows } = await db.$client.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'libsql%' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  )
  const names = rows
    .map(({ name }) => String(name))
    .filter((name) => !UNWATCHED.has(name) && !INDEX.test(name))
  const all = await db.$client.batch(
    names.map((name) => `SELECT * FROM "${name}"`),
    'read',
  )
  return Object.fromEntries(
    names.map((name, place) => [name, all[place]?.rows.map((row) => JSON.stringify(row)) ?? []]),
  )
}
