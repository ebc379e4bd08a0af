import { discardPrefetched } from '#pwa/api/prefetched.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import type { Replica, TableName } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'

/** Pull brings everything of the user's own, so a response that is overtaken this often is about something else. */
const ATTEMPTS_MAX = 3

/** Null during the first snapshot, when no response can be older than the replica. */
async function readCursor(replica: Replica): Promise<string | null> {
  const cursor = await replica.getMeta('cursor')
  return cursor === undefined || cursor.includes('-') ? null : cursor
}

/**
 * Applies the response to a query in one transaction. If a pull was applied since the request, the response may be
 * older than the replica, so the query is sent again.
 */
export async function applyResponse<Body>(
  { replica }: Device,
  send: () => Promise<Body>,
  apply: (response: Body) => Promise<unknown>,
): Promise<Body> {
  for (let attempt = 1; ; attempt++) {
    const cursor = await withReopen(replica, () => readCursor(replica))
    // Another tab may have pulled since the document prefetched its responses.
    if (cursor !== null) discardPrefetched()
    const response = await send()
    const isApplied = await withReopen(replica, () =>
      replica.transaction('rw', [...replica.syncedTables, replica.meta], async () => {
        const isOvertaken = cursor !== null && (await readCursor(replica)) !== cursor
        if (isOvertaken && attempt < ATTEMPTS_MAX) return false
        await apply(response)
        return true
      }),
    )
    if (isApplied) return response
  }
}

export const storeRows = <T extends TableName>(
  replica: Replica,
  table: T,
  rows: readonly object[],
) => replica.table(table).bulkPut([...rows])
