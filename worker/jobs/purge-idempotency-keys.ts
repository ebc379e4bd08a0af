import { sql, type SQL } from 'drizzle-orm'
import { DAY_MS, IDEMPOTENCY_RECORD_MS } from '#schema/domain/limits.ts'
import { cursorOf, saveCursor, type Job } from '#worker/background/job.ts'
import { uuidPrefixOf } from '#worker/db/uuid-prefix.ts'

export const USERS_PER_RUN = 500
export const RECORDS_PER_RUN = 500
const JOB = 'purge-idempotency-keys'

/** The next users who have records, by a loose index scan: one row read per user. */
const usersAfter = (cursor: SQL): SQL => sql`
  WITH RECURSIVE next_user(id, n) AS (
    SELECT (SELECT min(user_id) FROM idempotency_keys WHERE user_id > ${cursor} OR ${cursor} = ''), 1
    UNION ALL
    SELECT (SELECT min(user_id) FROM idempotency_keys WHERE user_id > next_user.id), n + 1
    FROM next_user WHERE next_user.id IS NOT NULL AND n < ${USERS_PER_RUN})`

/**
 * Deletes records after 30 days. There is no index by time: our keys are UUIDv7 and begin with their time, so a range
 * of keys finds a user's old records. Keys that seem to be from the future come from other clients or from a phone
 * with a wrong clock; there are few, and each is read. `created_at`, the server's clock, decides.
 */
export const purgeIdempotencyKeysJob: Job = {
  name: JOB,
  async run({ read, write, now }) {
    const position = cursorOf(JOB)
    const before = now - IDEMPOTENCY_RECORD_MS
    const oldRecords = (keyRange: SQL) => sql`
      SELECT r.user_id AS user_id, r.key AS key
      FROM next_user CROSS JOIN idempotency_keys r ON r.user_id = next_user.id AND ${keyRange}
      WHERE r.created_at < ${before}`
    const [cursors, users = [], records = []] = await read(
      sql`SELECT ${position} AS cursor`,
      sql`${usersAfter(position)} SELECT id FROM next_user WHERE id IS NOT NULL`,
      sql`${usersAfter(position)}
        ${oldRecords(sql`r.key < ${uuidPrefixOf(before)}`)}
        UNION ALL ${oldRecords(sql`r.key > ${uuidPrefixOf(now + DAY_MS)}`)}
        LIMIT ${RECORDS_PER_RUN}`,
    )
    const cursor = String(cursors?.[0]?.['cursor'])
    const lastUser = users.length === USERS_PER_RUN ? String(users.at(-1)?.['id']) : ''
    // A full page of records may not be all of these users, so the next run reads them again.
    const next = records.length < RECORDS_PER_RUN ? lastUser : cursor

    if (records.length > 0 || next !== cursor) {
      const pairs = JSON.stringify(records.map(({ user_id: userId, key }) => [userId, key]))
      await write(
        sql`DELETE FROM idempotency_keys WHERE created_at < ${before} AND (user_id, key) IN
          (SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(${pairs}))`,
        saveCursor(JOB, next),
      )
    }
    return { users: users.length, deleted: records.length }
  },
}
