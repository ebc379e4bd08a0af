import { isNoticeKind } from '#schema/domain/notice.ts'
import type { notices } from '#schema/tables/notices.ts'
import { englishNotice } from './text.ts'

type NoticeRow = typeof notices.$inferSelect
type ShownRow = Pick<
  NoticeRow,
  'id' | 'kind' | 'category' | 'taskId' | 'otherUserId' | 'data' | 'createdAt' | 'readAt'
>

/** Null for a kind that only a newer build has. */
export function presentNotice(row: ShownRow) {
  if (!isNoticeKind(row.kind)) return null
  const { title, lines } = englishNotice(row.kind, row.data)
  return {
    _id: row.id,
    kind: row.kind,
    category: row.category,
    title,
    text: lines.join('\n'),
    data: row.data,
    taskId: row.taskId,
    otherUserId: row.otherUserId,
    createdAt: row.createdAt,
    readAt: row.readAt,
  }
}
