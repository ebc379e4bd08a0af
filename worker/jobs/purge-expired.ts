import { sql } from 'drizzle-orm'
import {
  BANK_LIST_TTL_MS,
  DAY_MS,
  KNOWN_DEVICE_MS,
  MASKED_TEXTS_MS,
  NOTICE_KEEP_MS,
  UNPROVEN_UPLOAD_LIFETIME_MS,
  UPLOAD_LIFETIME_MS,
  WEBHOOK_RETENTION_MS,
} from '#schema/domain/limits.ts'
import type { Job } from '#worker/background/job.ts'
import { shortenStoredBodies } from '#worker/webhooks/inbox.ts'

/** How long the record of a sent email is stored. */
const EMAIL_RETENTION_MS = 30 * DAY_MS
/** Longer than a delivery report takes. */
const PHONE_MESSAGE_RETENTION_MS = 7 * DAY_MS

/** Whoever checks a pass a while later still reads that it has expired. */
const PASS_RETENTION_MS = 7 * DAY_MS

/** Reads these tables whole once a night, which is cheaper than an index that every request would have to write. */
export const purgeExpiredJob: Job = {
  name: 'purge-expired',
  async run({ write, now }) {
    await write(
      sql`DELETE FROM rate_limit_counters WHERE expires_at <= ${now}`,
      // The parts then have no row, so worker/files/delete-orphans.ts deletes them.
      sql`DELETE FROM uploads WHERE created_at <= ${now - UPLOAD_LIFETIME_MS}`,
      sql`DELETE FROM uploads WHERE created_at <= ${now - UNPROVEN_UPLOAD_LIFETIME_MS}
        AND (SELECT coalesce(email_proven_at, phone_proven_at) FROM users WHERE users.id = uploads.user_id) IS NULL`,
      sql`DELETE FROM codes WHERE expires_at <= ${now}`,
      sql`DELETE FROM phone_codes WHERE expires_at <= ${now}`,
      sql`DELETE FROM emails WHERE sent_at <= ${now - EMAIL_RETENTION_MS}`,
      sql`DELETE FROM phone_messages WHERE sent_at <= ${now - PHONE_MESSAGE_RETENTION_MS}`,
      // Only account names; a stale list of banks is better than none.
      sql`DELETE FROM provider_cache WHERE name LIKE 'name:%' AND fetched_at <= ${now - BANK_LIST_TTL_MS}`,
      sql`DELETE FROM passes WHERE expires_at <= ${now - PASS_RETENTION_MS}`,
      sql`DELETE FROM known_devices WHERE seen_at <= ${now - KNOWN_DEVICE_MS}`,
      sql`DELETE FROM sharings WHERE since <= ${now - KNOWN_DEVICE_MS}`,
      sql`DELETE FROM masked_contacts WHERE created_at <= ${now - MASKED_TEXTS_MS}`,
      sql`DELETE FROM alert_matches WHERE digest_at IS NULL AND created_at <= ${now - NOTICE_KEEP_MS}`,
      sql`DELETE FROM sessions WHERE expires_at <= ${now} OR revoked_at IS NOT NULL`,
      sql`DELETE FROM push_subscriptions WHERE session_id NOT IN (SELECT id FROM sessions)`,
      shortenStoredBodies(),
      // An event repeated after that finds its journal in the ledger and does nothing.
      sql`DELETE FROM webhook_inbox WHERE processed_at <= ${now - WEBHOOK_RETENTION_MS}`,
    )
    return {}
  },
}
