import { sql } from 'drizzle-orm'
import { LOGIN_WINDOW_MS, RECEIPT_MS } from '#schema/domain/limits.ts'
import type { Deps } from '../context.ts'
import { newTally, openDb } from '../db/client.ts'
import { statementOf } from '../db/commit.ts'
import { patiently } from '../db/outage.ts'

/**
 * Takes away what has served: tries whose window is over, answers older than 30 days (R51), sessions that ended.
 * Once a night it reads these tables whole, which is cheaper than an index that every request would have to write.
 */
export async function sweep(deps: Pick<Deps, 'settings' | 'now' | 'log' | 'fetch'>): Promise<void> {
  const now = deps.now()
  const began = Date.now()
  const tally = newTally()
  const db = openDb(deps.settings, tally, deps.fetch)
  const writes = [
    sql`DELETE FROM login_attempts WHERE window_start <= ${now - LOGIN_WINDOW_MS}`,
    sql`DELETE FROM receipts WHERE created_at <= ${now - RECEIPT_MS}`,
    sql`DELETE FROM sessions WHERE expires_at <= ${now} OR revoked_at IS NOT NULL`,
  ]
  await patiently(() => db.$client.batch(writes.map(statementOf), 'write'))
  const { trips, rowsRead, rowsWritten } = tally
  deps.log({ clock: 'sweep', ms: Date.now() - began, trips, rowsRead, rowsWritten })
}
