import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { readMigrations } from '#tools/db/migrate.ts'

let template: Buffer | undefined

/** A file with all migrations. A copy of it costs a tenth of the migrations. */
function readTemplate(directory: string): Buffer {
  if (template) return template
  const statements = readMigrations().flatMap((migration) => migration.statements)
  const path = join(directory, 'template.db')
  const db = new Database(path)
  db.exec(['BEGIN', ...statements.map((sql) => sql.replace(/;\s*$/, '')), 'COMMIT'].join(';\n'))
  db.close()
  return (template = readFileSync(path))
}

export type DatabaseCopy = {
  db: Database.Database
  /** Makes it equal to the template again. Its prepared statements remain valid. */
  reset: () => void
  close: () => void
}

/** A database with the schema. Its file has no name any more, and nothing of it is written for good. */
export function createDatabaseCopy(): DatabaseCopy {
  const directory = mkdtempSync(join(tmpdir(), 'onise-database-'))
  try {
    const content = readTemplate(directory)
    const path = join(directory, 'copy.db')
    writeFileSync(path, content)
    const db = new Database(path)
    // Open as long as the database, because closing any descriptor of a file ends all locks that the process has on it.
    const file = openSync(path, 'r+')
    db.exec(
      'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE',
    )
    const readSchema = db.prepare('SELECT 1 FROM sqlite_schema')
    return {
      db,
      reset() {
        // The lock ends with the next read. When the engine takes it again and has written since, it finds another change
        // counter in the file, and forgets what it has read: https://sqlite.org/fileformat2.html#file_change_counter
        db.exec('PRAGMA locking_mode = NORMAL')
        readSchema.get()
        ftruncateSync(file, content.length)
        writeSync(file, content, 0, content.length, 0)
        db.exec('PRAGMA locking_mode = EXCLUSIVE')
      },
      close() {
        db.close()
        closeSync(file)
      },
    }
  } finally {
    rmSync(directory, { recursive: true })
  }
}
