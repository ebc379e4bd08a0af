import { sql } from 'drizzle-orm'
import {
  BANKS_KEPT_MS,
  DAY,
  LOGIN_WINDOW_MS,
  UPLOAD_MS,
  WEBHOOK_KEPT_MS,
} from '#schema/domain/limits.ts'
import type { Job } from './job.ts'

/** How long it can be looked up whether a letter went out. */
const LETTERS_KEPT_MS = 30 * DAY

/**
 * Takes away what has served: tries whose window is over, sessions that ended, files nobody finished. Once a night it reads these tables
 * whole, which is cheaper than an index that every request would have to write.
 */
export const sweep: Job = {
  name: 'sweep',
  async turn({ write, now }) {
    await write(
      sql`DELETE FROM login_attempts WHERE window_start <= ${now - LOGIN_WINDOW_MS}`,
      // Their parts are then named by nothing, and go with the files that are not (files.ts).
      sql`DELETE FROM uploads WHERE created_at <= ${now - UPLOAD_MS}`,
      sql`DELETE FROM codes WHERE expires_at <= ${now}`,
      sql`DELETE FROM letters WHERE sent_at <= ${now - LETTERS_KEPT_MS}`,
      // Names of accounts that were asked for; the list of banks stays, however old.
      sql`DELETE FROM provider_cache WHERE name LIKE 'name:%' AND fetched_at <= ${now - BANKS_KEPT_MS}`,
      sql`DELETE FROM sessions WHERE expires_at <= ${now} OR revoked_at IS NOT NULL`,
      // Told again after that, an event finds its effect in the books and does nothing.
      sql`DELETE FROM webhook_inbox WHERE processed_at <= ${now - WEBHOOK_KEPT_MS}`,
    )
    return {}
  },
}
