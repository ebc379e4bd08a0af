import type { Replica } from './database.ts'

const CONNECTION_LOST =
  /Connection to Indexed Database server lost|database connection is clos|connection was closed|InvalidStateError/i

/**
 * Reopens the database and tries once more. WebKit drops the connection after a long sleep; Chromium aborts an open
 * while it deletes the storage, after which Dexie never opens by itself again.
 */
export async function withReopen<T>(replica: Replica, work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (replica.isRetired || !CONNECTION_LOST.test(String(error))) throw error
    replica.close({ disableAutoOpen: false })
    await replica.open()
    return await work()
  }
}
