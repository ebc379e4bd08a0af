import type { Client } from '@libsql/client/http'
import { LibSQLDatabase } from 'drizzle-orm/libsql/driver-core'
import { LibSQLSession } from 'drizzle-orm/libsql/session'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { NamedRow, ReadyStatement } from './pipeline.ts'

type Rows = { rows: NamedRow[] }
/** As much of the official client as the worker and drizzle use. */
export type DatabaseClient = {
  execute(statement: ReadyStatement): Promise<Rows>
  /** All or nothing. */
  batch(statements: ReadyStatement[], mode: 'read' | 'write'): Promise<Rows[]>
}
export type Db = LibSQLDatabase & { $client: DatabaseClient }

const dialect = new SQLiteAsyncDialect()

/** drizzle's driver without the client that its own entries import, which would be 12 kB of the bundle. */
export function createDb($client: DatabaseClient): Db {
  const session = new LibSQLSession($client as unknown as Client, dialect, undefined, {}, undefined)
  return Object.assign(new LibSQLDatabase('async', dialect, session as never, undefined), {
    $client,
  })
}
