import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createClient } from '@libsql/client/web'

const FOLDER = fileURLToPath(new URL('../schema/migrations', import.meta.url))
const BREAK = '--> statement-breakpoint'
const LEDGER = `CREATE TABLE IF NOT EXISTS migrations (
  idx integer PRIMARY KEY, tag text NOT NULL UNIQUE, hash text NOT NULL, applied_at integer NOT NULL
)`
const DEFER = 'PRAGMA defer_foreign_keys = ON'
const RECORD = 'INSERT INTO migrations (idx, tag, hash, applied_at) VALUES (?, ?, ?, ?)'

/** Every migration in the order of drizzle-kit's journal. */
export function readMigrations(folder = FOLDER) {
  const journal = `${folder}/meta/_journal.json`
  if (!existsSync(journal)) return []
  return JSON.parse(readFileSync(journal, 'utf8')).entries.map(({ idx, tag }) => {
    const text = readFileSync(`${folder}/${tag}.sql`, 'utf8')
    const statements = text
      .split(BREAK)
      .map((sql) => sql.trim())
      // Inside one transaction this pragma does nothing; `defer_foreign_keys` below is what a rebuilt table needs.
      .filter((sql) => sql.replace(/--[^\n]*/g, '').trim() && !/^PRAGMA foreign_keys/i.test(sql))
    return { idx, tag, statements, hash: createHash('sha256').update(text).digest('hex') }
  })
}

function refuseRewrittenHistory(migrations, applied) {
  for (const row of applied) {
    const migration = migrations.find(({ idx }) => idx === Number(row.idx))
    if (!migration) {
      throw new Error(
        `The database has the migration ${row.tag}, which this version of Onise does not know. Deploy the newer version, or begin afresh.`,
      )
    }
    if (migration.hash !== row.hash) {
      throw new Error(
        `The migration ${migration.tag} was changed after it had been applied. Migrations are append-only: undo the change and write a new one. (On your own machine "npm start -- --fresh" begins anew.)`,
      )
    }
  }
}

const stepsOf =
  (at) =>
  ({ idx, tag, hash, statements }) => [...statements, { sql: RECORD, args: [idx, tag, hash, at] }]

/** Brings a database up to date: each migration in a write batch together with its own record. */
export async function migrate({ url, authToken, folder = FOLDER, now = Date.now }) {
  const client = createClient({ url, authToken, concurrency: 4 })
  try {
    const [, applied] = await client.batch(
      [LEDGER, 'SELECT idx, tag, hash FROM migrations ORDER BY idx'],
      'write',
    )
    const migrations = readMigrations(folder)
    refuseRewrittenHistory(migrations, applied.rows)
    const have = new Set(applied.rows.map((row) => Number(row.idx)))
    const pending = migrations.filter(({ idx }) => !have.has(idx))
    const apply = (each) => client.batch([DEFER, ...each.flatMap(stepsOf(now()))], 'write')
    // An empty database takes them all in one journey; if that fails, one by one says which.
    const whole = have.size === 0 && (await apply(pending).catch(() => false))
    for (const migration of whole ? [] : pending) {
      await apply([migration]).catch((error) => {
        throw new Error(
          `The migration ${migration.tag} failed and left no trace: ${error.message}`,
          {
            cause: error,
          },
        )
      })
    }
    return pending.map(({ tag }) => tag)
  } finally {
    client.close()
  }
}
