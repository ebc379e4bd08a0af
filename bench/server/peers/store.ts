import Database from 'libsql'

const SCHEMA = `
  CREATE TABLE users (
    id TEXT PRIMARY KEY, userType TEXT NOT NULL, username TEXT NOT NULL, email TEXT NOT NULL, profilePicture TEXT,
    jobTitle TEXT, isVerified INTEGER NOT NULL, balance INTEGER NOT NULL, held INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE tasks (
    id TEXT PRIMARY KEY, client TEXT NOT NULL, tasker TEXT, title TEXT NOT NULL, description TEXT NOT NULL,
    price INTEGER NOT NULL, duration INTEGER NOT NULL, projectType TEXT NOT NULL, location TEXT NOT NULL,
    skills TEXT NOT NULL, taskImage TEXT, status TEXT NOT NULL, submissionNotes TEXT, createdAt INTEGER NOT NULL,
    updatedAt INTEGER NOT NULL
  );
  CREATE INDEX tasks_by_status ON tasks (status, createdAt);
  CREATE TABLE proposals (
    id TEXT PRIMARY KEY, task TEXT NOT NULL, tasker TEXT NOT NULL, title TEXT NOT NULL, description TEXT NOT NULL,
    price INTEGER NOT NULL, date TEXT NOT NULL, status TEXT NOT NULL, createdAt INTEGER NOT NULL
  );
  CREATE INDEX proposals_by_task ON proposals (task, tasker);
  CREATE TABLE transactions (
    id TEXT PRIMARY KEY, user TEXT NOT NULL, details TEXT NOT NULL, amount INTEGER NOT NULL, type TEXT NOT NULL,
    status TEXT NOT NULL, createdAt INTEGER NOT NULL, reference TEXT NOT NULL
  );
  CREATE INDEX transactions_by_user ON transactions (user, createdAt);`

export type PeerDatabase = InstanceType<typeof Database>

/** The plain database of a server that keeps it in its own process. */
export function openPeerDatabase(path: string): PeerDatabase {
  const database = new Database(path)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000')
  return database
}

export const createPeerTables = (database: PeerDatabase): void => void database.exec(SCHEMA)

export type PeerRow = Record<string, unknown>

/** All rows of one table have the same columns. */
export function insertRows(database: PeerDatabase, table: string, rows: readonly PeerRow[]): void {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const values = columns.map(() => '?').join(', ')
  const insert = database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values})`)
  database.transaction(() => {
    for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null))
  })()
}
