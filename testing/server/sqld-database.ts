import { databaseAt, type DatabaseEngine } from './database-engine.ts'
import { dropNamespace, urlOfServer } from './run-server-urls.ts'

/** An empty database on the run's sqld, which deletes it on `close`. */
export async function createSqldDatabase(): Promise<DatabaseEngine> {
  const name = `w${crypto.randomUUID().replaceAll('-', '')}`
  const url = `${await urlOfServer('sqld')}/@${name}/`
  return { ...databaseAt(url), close: () => dropNamespace(name) }
}
