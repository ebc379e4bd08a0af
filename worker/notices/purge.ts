import { sql } from 'drizzle-orm'
import type { NoticeId, UserId } from '#schema/domain/ids.ts'
import { NOTICE_KEEP_MS } from '#schema/domain/limits.ts'
import { cursorOf, saveCursor, type Job } from '#worker/background/job.ts'
import { textOf } from '#worker/db/row.ts'
import { uuidPrefixOf } from '#worker/db/uuid-prefix.ts'
import { changedNotice } from './notify.ts'

const JOB = 'purge-notices'
const USERS_PER_RUN = 500
const NOTICES_PER_RUN = 200

/**
 * Deletes notices after 90 days, with a tombstone for the phones. Ids begin with their time, so a range of the primary
 * key finds a user's old ones; users are found by a loose index scan, one row read for each. The id of a notice of a
 * chat is a user's, so its own time counts.
 */
export const purgeNoticesJob: Job = {
  name: JOB,
  async run({ read, write, background, now }) {
    const position = cursorOf(JOB)
    const users = sql`
      WITH RECURSIVE next_user(id, n) AS (
        SELECT (SELECT min(user_id) FROM notices WHERE user_id > ${position}), 1
        UNION ALL
        SELECT (SELECT min(user_id) FROM notices WHERE user_id > next_user.id), n + 1
        FROM next_user WHERE next_user.id IS NOT NULL AND n < ${USERS_PER_RUN})`
    const [cursors, owners = [], old = []] = await read(
      sql`SELECT ${position} AS cursor`,
      sql`${users} SELECT id FROM next_user WHERE id IS NOT NULL`,
      sql`${users}
        SELECT notices.user_id, notices.id
        FROM next_user CROSS JOIN notices ON notices.user_id = next_user.id
          AND notices.id < ${uuidPrefixOf(now - NOTICE_KEEP_MS)}
          AND notices.created_at <= ${now - NOTICE_KEEP_MS}
        LIMIT ${NOTICES_PER_RUN}`,
    )
    const cursor = String(cursors?.[0]?.['cursor'])
    const lastUser = owners.length === USERS_PER_RUN ? String(owners.at(-1)?.['id']) : ''
    // A full page may not be all of these users' notices, so the next run reads them again.
    const next = old.length < NOTICES_PER_RUN ? lastUser : cursor
    if (old.length > 0) {
      const pairs = JSON.stringify(old.map((row) => [row['user_id'], row['id']]))
      await background.commit([
        sql`DELETE FROM notices WHERE (user_id, id) IN
            (SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(${pairs}))`,
        old.map((row) => ({
          ...changedNotice(textOf<UserId>(row, 'user_id'), textOf<NoticeId>(row, 'id')),
          op: 'del',
        })),
      ])
    }
    if (next !== cursor) await write(saveCursor(JOB, next))
    return { users: owners.length, deleted: old.length }
  },
}
