import { createClient, type Client } from '@libsql/client/http'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { drizzle } from 'drizzle-orm/libsql/http'
import type { Settings } from '#worker/env.ts'

export type ToolDb = LibSQLDatabase & { $client: Client }

/** The official client with drizzle, for tools and tests. A client that is shared fails under parallel use. */
export function openToolDb(
  {
    LIBSQL_URL: url,
    LIBSQL_AUTH_TOKEN: authToken,
  }: Pick<Settings, 'LIBSQL_URL' | 'LIBSQL_AUTH_TOKEN'>,
  databaseFetch: typeof fetch = fetch,
): ToolDb {
  const client = createClient({ url, authToken, concurrency: 4, fetch: databaseFetch })
  return drizzle(client) as ToolDb
}
