import type { Db } from '#worker/db/client.ts'
import { SUBJECTS, type Among, type Subject } from './invariant-parts.ts'
import { INVARIANTS } from './invariant-queries.ts'

type RunQueries = (queries: string[]) => Promise<readonly (readonly Record<string, unknown>[])[]>
/** `rows` are the keys of violating rows, up to a limit. */
export type BrokenInvariant = { invariant: string; of: Subject | 'ledger'; rows: string[] }

export const ROWS_SHOWN = 5

const literal = (value: string | number) =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`

export const ALL: Among = () => '1'
/** Keys after `after`, which is null at the beginning, up to `last`. */
export const pageOf =
  (after: string | number | null, last: string | number): Among =>
  (key) =>
    `${after === null ? '' : `${key} > ${literal(after)} AND `}${key} <= ${literal(last)}`
export const amongKeys =
  (keys: readonly (string | number)[]): Among =>
  (key) =>
    `${key} IN (SELECT value FROM json_each(${literal(JSON.stringify(keys))}))`

export type NamedQuery = Omit<BrokenInvariant, 'rows'> & { sql: string }

/** The queries of some subjects, each among its own rows. `except`: invariants that are checked in another way. */
export const queriesFor = (
  scopes: Partial<Record<Subject | 'ledger', Among>>,
  except: readonly string[] = [],
): NamedQuery[] =>
  Object.entries(INVARIANTS).flatMap(([invariant, { of, query }]) => {
    const among = scopes[of]
    return among && !except.includes(invariant) ? [{ invariant, of, sql: query(among) }] : []
  })

/** `runQueries` must run all queries against one state of the database. */
export async function findBroken(
  queries: readonly NamedQuery[],
  runQueries: RunQueries,
  limit = ROWS_SHOWN,
): Promise<BrokenInvariant[]> {
  if (queries.length === 0) return []
  const results = await runQueries(
    queries.map(({ sql }) => `SELECT * FROM (${sql}) LIMIT ${limit}`),
  )
  return queries.flatMap(({ invariant, of }, index) => {
    const rows = (results[index] ?? []).map((row) => String(row[0]))
    return rows.length === 0 ? [] : [{ invariant, of, rows }]
  })
}

const EVERYTHING = Object.fromEntries([...SUBJECTS, 'ledger'].map((of) => [of, ALL]))

/** All invariants over all rows: for tests and `npm run reconcile`, not for a database of any size. */
export const findBrokenInvariants = (runQueries: RunQueries): Promise<BrokenInvariant[]> =>
  findBroken(queriesFor(EVERYTHING), runQueries)

/** Runs them in one batch. */
export const readIn =
  ({ $client }: Pick<Db, '$client'>): RunQueries =>
  async (queries) => {
    const statements = queries.map((sql) => ({ sql, args: [] }))
    return (await $client.batch(statements, 'read')).map(({ rows }) => rows)
  }

/** As texts for tests and scripts; an empty list means that all invariants are satisfied. */
export async function brokenInvariants(db: Pick<Db, '$client'>): Promise<string[]> {
  const broken = await findBrokenInvariants(readIn(db))
  return broken.map(({ invariant, rows }) => `${invariant}: ${rows.join(', ')}`)
}
