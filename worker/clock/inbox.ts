import { sql } from 'drizzle-orm'
import { workThrough, type Kept } from '../wallet/inbox.ts'
import type { Job } from './job.ts'

/** As many events as one turn works through. */
export const EVENTS_AT_ONCE = 20
const FIRST_WAIT_MS = 60_000

/**
 * MONEY 2, Webhook: what was kept and not done, because the worker ended, the provider was away, or nothing was
 * conclusive. Each event waits twice as long as before its last try, so that one which cannot be done keeps none back.
 */
export const inbox: Job = {
  name: 'inbox',
  async turn({ read, now, errand }) {
    const [waiting] = await read(sql`
      SELECT dedupe_key AS dedupeKey, event, body, attempts FROM webhook_inbox
      WHERE processed_at IS NULL AND received_at + (${FIRST_WAIT_MS} << min(attempts, 11)) <= ${now}
      ORDER BY received_at LIMIT ${EVENTS_AT_ONCE}`)
    const did = { tried: 0, done: 0, givenUp: 0 }
    for (const kept of waiting ?? []) {
      const end = await workThrough(errand, kept as Kept)
      did.tried += 1
      if (end === 'done') did.done += 1
      if (end === 'given up') did.givenUp += 1
    }
    return did
  },
}
