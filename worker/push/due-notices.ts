import { sql, type SQL } from 'drizzle-orm'
import type { NoticeId, TaskId, UserId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import {
  DEFAULT_NOTICE_SETTINGS,
  isNoticeKind,
  type NoticeData,
  type NoticeKind,
  type NoticeSettings,
} from '#schema/domain/notice.ts'
import { PUSH_GAP_KIND, type WaitingNotice } from '#schema/domain/push-plan.ts'
import { numberOf, textOf, textOrNull, type Row } from '#worker/db/row.ts'
import { uuidPrefixOf } from '#worker/db/uuid-prefix.ts'
import type { Subscription } from './post-message.ts'

const NOTICES_PER_RUN = 30

export type DueNotice = WaitingNotice & {
  id: NoticeId
  userId: UserId
  taskId: TaskId | null
  otherUserId: UserId | null
  data: NoticeData
  pushAt: number
}
export type DueSubscription = Subscription & { userId: UserId; failures: number; retryAt: number }

/** Only a browser whose user is still signed in there. */
export const isLive = (now: number) => sql`EXISTS (SELECT 1 FROM sessions s
  WHERE s.id = p.session_id AND s.revoked_at IS NULL AND s.expires_at > ${now})`

const isDue = (now: number) => sql`n.push_at IS NOT NULL AND n.push_at <= ${now}`

/** Most users have no browser that receives push: their notices end here, in the round trip that looks for others. */
export const forgetUnreachable = (now: number): SQL => sql`
  UPDATE notices AS n SET push_at = NULL WHERE ${isDue(now)} AND NOT EXISTS (
    SELECT 1 FROM push_subscriptions p WHERE p.user_id = n.user_id AND ${isLive(now)})`

/** `from` and `where` name the notices as `n`. */
const selectNotices = (from: SQL, where: SQL, now: number): SQL => sql`
  SELECT n.*, u.notice_settings, (
    SELECT max(m.pushed_at) FROM notices m WHERE m.user_id = n.user_id AND m.kind = ${PUSH_GAP_KIND}
      AND m.id > ${uuidPrefixOf(now - 2 * DAY_MS)}) AS last_gap_push_at
  FROM ${from} JOIN users u ON u.id = n.user_id
  WHERE ${where} ORDER BY n.push_at LIMIT ${NOTICES_PER_RUN}`

export const selectDueNotices = (now: number): SQL => selectNotices(sql`notices n`, isDue(now), now)

export const selectDueSubscriptions = (now: number): SQL => sql`
  SELECT p.* FROM push_subscriptions p WHERE ${isLive(now)} AND p.user_id IN (
    SELECT n.user_id FROM notices n WHERE ${isDue(now)} ORDER BY n.push_at LIMIT ${NOTICES_PER_RUN})`

const dueRetries = (columns: SQL, now: number): SQL => sql`
  SELECT ${columns} FROM push_retries r JOIN push_subscriptions p ON p.endpoint = r.endpoint
  WHERE r.retry_at <= ${now} AND ${isLive(now)} ORDER BY r.retry_at, r.notice_id, r.endpoint LIMIT ${NOTICES_PER_RUN}`

/** Sent but not acknowledged by the push service of one browser. */
export const selectRetries = (now: number): SQL =>
  dueRetries(sql`r.notice_id, r.attempts, p.*`, now)

/** The notices of `selectRetries`. */
export const selectRetriedNotices = (now: number): SQL =>
  selectNotices(
    sql`notices n`,
    sql`(n.user_id, n.id) IN (${dueRetries(sql`p.user_id, r.notice_id`, now)})`,
    now,
  )

const optionalNumber = (row: Row, column: string) =>
  row[column] === null ? null : numberOf(row, column)

/** Null for a kind of a newer version of the worker. */
export function parseNotice(row: Row): DueNotice | null {
  const kind = textOf(row, 'kind')
  if (!isNoticeKind(kind)) return null
  const settings = textOrNull(row, 'notice_settings')
  return {
    id: textOf<NoticeId>(row, 'id'),
    userId: textOf<UserId>(row, 'user_id'),
    kind: kind as NoticeKind,
    taskId: textOrNull<TaskId>(row, 'task_id'),
    otherUserId: textOrNull<UserId>(row, 'other_user_id'),
    data: JSON.parse(textOf(row, 'data')) as NoticeData,
    createdAt: numberOf(row, 'created_at'),
    readAt: optionalNumber(row, 'read_at'),
    deadline: optionalNumber(row, 'deadline'),
    pushAt: optionalNumber(row, 'push_at') ?? 0,
    lastGapPushAt: optionalNumber(row, 'last_gap_push_at'),
    settings:
      settings === null ? DEFAULT_NOTICE_SETTINGS : (JSON.parse(settings) as NoticeSettings),
  }
}

export const parseSubscription = (row: Row): DueSubscription => ({
  userId: textOf<UserId>(row, 'user_id'),
  endpoint: textOf(row, 'endpoint'),
  p256dh: textOf(row, 'p256dh'),
  auth: textOf(row, 'auth'),
  keyId: textOf(row, 'key_id'),
  failures: numberOf(row, 'failures'),
  retryAt: numberOf(row, 'retry_at'),
})
