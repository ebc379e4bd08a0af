import { sql, type SQL } from 'drizzle-orm'
import { newId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import { MASKED_TEXTS_MAX, MASKED_TEXTS_MS } from '#schema/domain/limits.ts'
import type { MASKED_TEXTS } from '#schema/domain/report.ts'
import type { Statement } from '#worker/db/write.ts'

type MaskedText = {
  userId: UserId
  text: (typeof MASKED_TEXTS)[number]
  taskId?: TaskId
  otherUserId?: UserId
  now: number
}

/**
 * In the batch that writes a text, if `condition` says that contact details in it were hidden. Several within a time
 * become one report about the user, for the administrators.
 */
export const recordMasked = (
  { userId, text, taskId, otherUserId, now }: MaskedText,
  condition: SQL,
): Statement[] => [
  sql`INSERT INTO masked_contacts (id, user_id, text, task_id, other_user_id, created_at)
    SELECT ${newId('maskedContact')}, ${userId}, ${text}, ${taskId ?? null}, ${otherUserId ?? null}, ${now}
    WHERE ${condition}`,
  sql`INSERT INTO reports (id, reporter_id, is_verified, target, target_id, subject_id, reason, created_at)
    SELECT ${newId('report')}, NULL, 0, 'user', ${userId}, ${userId}, 'contacts', ${now}
    WHERE ${condition}
      AND (SELECT count(*) FROM masked_contacts
        WHERE user_id = ${userId} AND created_at > ${now - MASKED_TEXTS_MS}) >= ${MASKED_TEXTS_MAX}
      AND NOT EXISTS (SELECT 1 FROM reports
        WHERE target = 'user' AND target_id = ${userId} AND reporter_id IS NULL AND status = 'open')`,
]
