import { sql, type SQL } from 'drizzle-orm'
import { newId, type NoticeId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import { isForPhone } from '#schema/domain/notice-delivery.ts'
import { categoryOf, hasChannel, type NoticeData, type NoticeKind } from '#schema/domain/notice.ts'
import type { Change, Effect } from '#worker/db/write.ts'

export type NewNotice = {
  to: UserId
  kind: NoticeKind
  taskId?: TaskId | null
  otherUserId?: UserId | null
  data?: NoticeData
  /** What the notice warns of: it is delivered before, also in quiet hours. */
  deadline?: number | null
  /** False: not by email, although its kind has one. */
  hasEmail?: boolean
  now: number
}

export const changedNotice = (to: UserId, id: NoticeId): Change => ({
  scope: `u:${to}`,
  entity: 'notice',
  id,
})

type Row = NewNotice & { id: NoticeId }

/** Most users have no browser that receives push; without one nothing is due. */
const pushAtOf = ({ to, kind, now }: Row): SQL | null =>
  hasChannel(kind, 'push')
    ? sql`iif(EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = ${to}), ${now}, NULL)`
    : null

/** Only to a number that is proven. */
const phoneAtOf = ({ to, kind, now }: Row): SQL | null =>
  isForPhone(kind)
    ? sql`iif((SELECT phone_proven_at FROM users WHERE id = ${to}) IS NOT NULL, ${now}, NULL)`
    : null

/** Settings and quiet hours decide when it leaves, at the time of sending. */
const valuesOf = (row: Row): SQL => {
  const { id, to, kind, taskId, otherUserId, data, deadline, hasEmail = true, now } = row
  return sql`(${to}, ${id}, ${kind}, ${categoryOf(kind)}, ${taskId ?? null}, ${otherUserId ?? null}, ${JSON.stringify(data ?? {})},
    ${deadline ?? null}, ${now}, ${pushAtOf(row)}, ${hasEmail && hasChannel(kind, 'email') ? now : null}, ${phoneAtOf(row)})`
}

const insertNotices = (rows: readonly Row[]): SQL => sql`
  INSERT INTO notices (user_id, id, kind, category, task_id, other_user_id, data, deadline, created_at, push_at, email_at, phone_at)
  VALUES ${sql.join(rows.map(valuesOf), sql`, `)}
  ON CONFLICT (user_id, id) DO NOTHING RETURNING push_at`

/**
 * What the batch of an event contains so that its users are notified exactly once: the notice
 * commits or aborts with the event, also when a command is repeated.
 */
export function notify(...news: readonly NewNotice[]): Effect {
  const rows = news.map((notice) => ({ ...notice, id: newId('notice') }))
  return rows.length === 0
    ? []
    : [insertNotices(rows), rows.map(({ to, id }) => changedNotice(to, id))]
}
