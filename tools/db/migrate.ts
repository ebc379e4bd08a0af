import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type InStatement, type Row } from '@libsql/client/web'

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../schema/migrations')
const STATEMENT_BREAK = '--> statement-breakpoint'
const CREATE_MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS migrations (
  idx integer PRIMARY KEY, tag text NOT NULL UNIQUE, hash text NOT NULL, applied_at integer NOT NULL
)`
const SELECT_APPLIED = 'SELECT idx, tag, hash FROM migrations ORDER BY idx'
const DEFER_FOREIGN_KEYS = 'PRAGMA defer_foreign_keys = ON'
const INSERT_MIGRATION = 'INSERT INTO migrations (idx, tag, hash, applied_at) VALUES (?, ?, ?, ?)'

type Migration = { idx: number; tag: string; statements: string[]; hash: string }

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
    return { idx, tag, statements, hash: createHash('sha256').update(text).digest('hex') }
  })
}

function assertUnchanged(migrations: readonly Migration[], applied: readonly Row[]): void {
  for (const row of applied) {
    const migration = migrations.find(({ idx }) => idx === Number(row['idx']))
    if (migration && migration.tag !== row['tag'])
      throw new Error(
        `The database has the migration ${String(row['tag'])} where this version of Onise has ${migration.tag}: it was made before the migrations were merged into one baseline. Start with an empty database.`,
      )
    if (!migration)
      throw new Error(
        `The database has the migration ${String(row['tag'])}, which this version of Onise does not contain. Deploy the newer version, or start with an empty database.`,
      )
    if (migration.hash !== row['hash'])
      throw new Error(
        `The migration ${migration.tag} was changed after it had been applied. Migrations are append-only: undo the change and write a new one. (On your own machine "npm start -- --fresh" starts with an empty database.)`,
      )
  }
}

const statementsOf = ({ idx, tag, hash, statements }: Migration, at: number): InStatement[] => [
  ...statements,
  { sql: INSERT_MIGRATION, args: [idx, tag, hash, at] },
]

type MigrateOptions = {
  url: string
  authToken?: string | undefined
  folder?: string
  now?: () => number
}

/** Brings a database up to date: each migration in one write batch with its own record. Returns the applied tags. */
export async function migrate({
  url,
  authToken,
  folder = MIGRATIONS_FOLDER,
  now = Date.now,
}: MigrateOptions): Promise<string[]> {
  const client = createClient({ url, ...(authToken && { authToken }), concurrency: 4 })
  const apply = (migrations: readonly Migration[]) =>
    client.batch(
      [DEFER_FOREIGN_KEYS, ...migrations.flatMap((each) => statementsOf(each, now()))],
      'write',
    )
  try {
    const [, applied] = await client.batch([CREATE_MIGRATIONS_TABLE, SELECT_APPLIED], 'write')
    const appliedRows = applied?.rows ?? []
    const migrations = readMigrations(folder)
    assertUnchanged(migrations, appliedRows)
    const appliedIds = new Set(appliedRows.map((row) => Number(row['idx'])))
    const pending = migrations.filter(({ idx }) => !appliedIds.has(idx))
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
    return pending.map(({ tag }) => tag)
  } finally {
    client.close()
  }
}
