import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type Client, type InStatement, type Row } from '@libsql/client/web'

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../schema/migrations')
const STATEMENT_BREAK = '--> statement-breakpoint'
const CREATE_MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS migrations (
  idx integer PRIMARY KEY, tag text NOT NULL UNIQUE, hash text NOT NULL, applied_at integer NOT NULL, needs integer
)`
const SELECT_APPLIED = 'SELECT * FROM migrations ORDER BY idx'
/** A database on one machine that is older than this column. */
const ADD_NEEDS = 'ALTER TABLE migrations ADD COLUMN needs integer'
const DEFER_FOREIGN_KEYS = 'PRAGMA defer_foreign_keys = ON'
const INSERT_MIGRATION =
  'INSERT INTO migrations (idx, tag, hash, applied_at, needs) VALUES (?, ?, ?, ?, ?)'
/** Whose database it is, so that no other environment, and no `npm start`, changes it by a mistake. */
const ENVIRONMENT_STATEMENTS = (name: string): InStatement[] => [
  'CREATE TABLE IF NOT EXISTS environment (one integer PRIMARY KEY CHECK (one = 1), name text NOT NULL)',
  { sql: 'INSERT OR IGNORE INTO environment VALUES (1, ?)', args: [name] },
  'SELECT name FROM environment',
]
/** The first line of a migration that removes what no build uses since the named one (docs/operations.md#migrate). */
const CONTRACT_MARK = /^-- contract: (\S+)$/m

export type Migration = {
  idx: number
  tag: string
  statements: string[]
  hash: string
  /** The migration whose build is the first that works without what this one removes. */
  contracts: string | null
}

/** Every migration in the order of drizzle-kit's journal. */
export function readMigrations(folder = MIGRATIONS_FOLDER): Migration[] {
  const journal = `${folder}/meta/_journal.json`
  if (!existsSync(journal)) return []
  const { entries }: { entries: Pick<Migration, 'idx' | 'tag'>[] } = JSON.parse(
    readFileSync(journal, 'utf8'),
  )
  return entries.map(({ idx, tag }) => {
    const text = readFileSync(`${folder}/${tag}.sql`, 'utf8')
    const statements = text
      .split(STATEMENT_BREAK)
      .map((sql) => sql.trim())
      // This pragma has no effect inside a transaction; rebuilt tables need `defer_foreign_keys` instead.
      .filter((sql) => sql.replace(/--[^\n]*/g, '').trim() && !/^PRAGMA foreign_keys/i.test(sql))
    const hash = createHash('sha256').update(text).digest('hex')
    return { idx, tag, statements, hash, contracts: CONTRACT_MARK.exec(text)?.[1] ?? null }
  })
}

/** The migrations of newer builds, which this build does not have. */
const laterThan = (migrations: readonly Migration[], applied: readonly Row[]): Row[] => {
  const last = migrations.at(-1)?.idx ?? -1
  return applied.filter((row) => Number(row['idx']) > last)
}

/** An earlier build runs on the tables of later ones, until one of them has removed what it uses. */
function assertRunsOn(migrations: readonly Migration[], later: readonly Row[]): void {
  const last = migrations.at(-1)?.idx ?? -1
  const removal = later.find((row) => row['needs'] !== null && Number(row['needs']) > last)
  if (!removal) return
  throw new Error(
    `The migration ${String(removal['tag'])} of the database removed what this version of Onise uses. Go back no further than the version that has the migration number ${String(removal['needs'])}.`,
  )
}

function assertUnchanged(migrations: readonly Migration[], applied: readonly Row[]): void {
  const last = migrations.at(-1)?.idx ?? -1
  for (const row of applied) {
    const migration = migrations.find(({ idx }) => idx === Number(row['idx']))
    if (migration ? migration.tag !== row['tag'] : Number(row['idx']) <= last)
      throw new Error(
        `The database has the migration ${String(row['tag'])} where this version of Onise has ${migration?.tag ?? 'none'}: it has another history, as one that was made before the migrations were merged into one baseline. Start with an empty database.`,
      )
    if (migration && migration.hash !== row['hash'])
      throw new Error(
        `The migration ${migration.tag} was changed after it had been applied. Migrations are append-only: undo the change and write a new one. (On your own machine "npm start -- --fresh" starts with an empty database.)`,
      )
  }
}

/** The build that runs now still uses what a contract step removes, unless it has the expand step already. */
function assertTwoReleases(migrations: readonly Migration[], pending: readonly Migration[]): void {
  if (pending.length === migrations.length) return
  for (const { tag, contracts } of pending)
    if (pending.some((each) => each.tag === contracts))
      throw new Error(
        `The migration ${tag} removes what the version that runs now still uses, because ${contracts} is new too. Deploy the version that ends before ${tag} first.`,
      )
}

const needsOf = (migrations: readonly Migration[], { contracts }: Migration) =>
  migrations.find(({ tag }) => tag === contracts)?.idx ?? null

async function assertOwn(client: Client, name: string): Promise<void> {
  const owner = (await client.batch(ENVIRONMENT_STATEMENTS(name), 'write')).at(-1)?.rows[0]?.[
    'name'
  ]
  if (owner !== name)
    throw new Error(
      `This is the database of the environment ${String(owner)}. Give ${name} a database of its own. (A copy that ${name} may change: UPDATE environment SET name = '${name}')`,
    )
}

type MigrateOptions = {
  url: string
  authToken?: string | undefined
  folder?: string
  now?: () => number
  fetch?: typeof fetch
  /** Recorded in the database; another one is refused from then on. */
  environment?: string
}

export type Migrated = {
  applied: string[]
  /** Of newer builds, whose tables this build runs on. */
  later: string[]
}

export const laterNotice = (later: readonly string[]): string =>
  `The database has migrations of a later version, which this one ignores: ${later.join(', ')}`

/** Brings a database up to date: each migration in one write batch with its own record. */
export async function migrate({
  url,
  authToken,
  folder = MIGRATIONS_FOLDER,
  now = Date.now,
  fetch: databaseFetch,
  environment,
}: MigrateOptions): Promise<Migrated> {
  const client = createClient({
    url,
    ...(authToken && { authToken }),
    ...(databaseFetch && { fetch: databaseFetch }),
    concurrency: 4,
  })
  const migrations = readMigrations(folder)
  const statementsOf = (migration: Migration): InStatement[] => {
    const { idx, tag, hash, statements } = migration
    const args = [idx, tag, hash, now(), needsOf(migrations, migration)]
    return [...statements, { sql: INSERT_MIGRATION, args }]
  }
  const apply = (some: readonly Migration[]) =>
    client.batch([DEFER_FOREIGN_KEYS, ...some.flatMap(statementsOf)], 'write')
  try {
    if (environment) await assertOwn(client, environment)
    const [, applied] = await client.batch([CREATE_MIGRATIONS_TABLE, SELECT_APPLIED], 'write')
    if (applied && !applied.columns.includes('needs')) await client.execute(ADD_NEEDS)
    const appliedRows = applied?.rows ?? []
    assertUnchanged(migrations, appliedRows)
    const later = laterThan(migrations, appliedRows)
    assertRunsOn(migrations, later)
    const appliedIds = new Set(appliedRows.map((row) => Number(row['idx'])))
    const pending = migrations.filter(({ idx }) => !appliedIds.has(idx))
    assertTwoReleases(migrations, pending)
    // An empty database gets all of them in one round trip; if that fails, one by one shows which is wrong.
    const areAllApplied =
      appliedIds.size === 0 &&
      (await apply(pending).then(
        () => true,
        () => false,
      ))
    for (const migration of areAllApplied ? [] : pending) {
      await apply([migration]).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`The migration ${migration.tag} failed and was rolled back: ${reason}`, {
          cause: error,
        })
      })
    }
    return { applied: pending.map(({ tag }) => tag), later: later.map((row) => String(row['tag'])) }
  } finally {
    client.close()
  }
}
