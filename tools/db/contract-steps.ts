// What a build of before may still use is removed in two releases: after the first no build uses it (expand); a later one
// removes it (contract), with a mark that names the first. docs/operations.md#migrate. Each migration is applied to an empty
// database, so that no wording of a statement hides what it removes.
import Database from 'libsql'
import type { Migration } from './migrate.ts'

type Column = { place: string; isRequired: number; isTable: number }
type Schema = { things: Set<string>; columns: Map<string, boolean> }

const THINGS = `SELECT type || ' ' || name AS thing FROM sqlite_schema
  WHERE type IN ('table', 'view', 'trigger') OR (type = 'index' AND sql LIKE 'CREATE UNIQUE%')`
const COLUMNS = `SELECT m.name || '.' || c.name AS place, c."notnull" AND c.dflt_value IS NULL AS isRequired
  FROM sqlite_schema AS m, pragma_table_xinfo(m.name) AS c WHERE m.type = 'table'`

function readSchema(db: Database.Database): Schema {
  const things = (db.prepare(THINGS).all() as { thing: string }[]).map(({ thing }) => thing)
  const columns = (db.prepare(COLUMNS).all() as Column[]).map(
    ({ place, isRequired }) => [place, isRequired === 1] as const,
  )
  return { things: new Set(things), columns: new Map(columns) }
}

const tableOf = (column: string) => `table ${column.slice(0, column.indexOf('.'))}`

/** What a build of before the migration would miss, or could not write. */
function removedBy(before: Schema, after: Schema): string[] {
  const things = [...before.things].filter((thing) => !after.things.has(thing))
  const columns = [...before.columns.keys()].filter(
    (column) => !after.columns.has(column) && after.things.has(tableOf(column)),
  )
  const required = [...after.columns].filter(
    ([column, isRequired]) =>
      isRequired && before.columns.get(column) !== true && before.things.has(tableOf(column)),
  )
  return [
    ...things,
    ...columns.map((column) => `column ${column}`),
    ...required.map(([column]) => `the choice to leave out ${column}`),
  ]
}

const addsSomething = (before: Schema, after: Schema): boolean =>
  [...after.columns.keys()].some((column) => !before.columns.has(column))

function problemOf(migration: Migration, all: readonly Migration[], before: Schema, after: Schema) {
  const { tag, contracts } = migration
  const removed = removedBy(before, after).join(', ')
  if (!contracts)
    return removed
      ? `${tag} removes ${removed}: an earlier build needs it. Remove it in a later release, and name the migration since which no build uses it in the first line: "-- contract: 0012_name".`
      : null
  const expand = all.find((each) => each.tag === contracts)
  if (!expand || expand.idx >= migration.idx)
    return `${tag} names ${contracts}, which is no earlier migration.`
  if (removed && addsSomething(before, after))
    return `${tag} adds and removes (${removed}): add in one release, remove in a later one.`
  return null
}

/** Why these migrations would break a build that is still running, or that somebody goes back to. */
export function contractProblems(migrations: readonly Migration[]): string[] {
  const db = new Database(':memory:')
  const problems: string[] = []
  try {
    let before = readSchema(db)
    for (const migration of migrations) {
      for (const statement of migration.statements) db.exec(statement)
      const after = readSchema(db)
      const problem = problemOf(migration, migrations, before, after)
      if (problem) problems.push(problem)
      before = after
    }
  } finally {
    db.close()
  }
  return problems
}
