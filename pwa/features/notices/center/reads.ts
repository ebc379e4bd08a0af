import { useView } from '#pwa/outbox/use-view.ts'
import { lagosDay } from '#pwa/ui/format/format-time.ts'
import type { EntityRow } from '#schema/contract/entities.ts'

export type NoticeRow = EntityRow<'notice'>
/** The notices of one day in Lagos. */
export type NoticeDay = { day: number; at: string; notices: NoticeRow[] }

/** Newest first: the ids are made in the order of time. */
export const useNotices = (): NoticeRow[] | undefined =>
  useView(
    async (view) =>
      (await view.rows('notices')).toSorted((one, other) => (one._id < other._id ? 1 : -1)),
    [],
  )

export function byDay(notices: readonly NoticeRow[]): NoticeDay[] {
  const days: NoticeDay[] = []
  for (const notice of notices) {
    const day = lagosDay(notice.createdAt)
    const last = days.at(-1)
    if (last?.day === day) last.notices.push(notice)
    else days.push({ day, at: notice.createdAt, notices: [notice] })
  }
  return days
}
