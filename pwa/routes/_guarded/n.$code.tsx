import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useNotices } from '#pwa/features/notices/center/reads.ts'
import { messages } from '#pwa/features/notices/messages.ts'
import { useSyncedList } from '#pwa/sync/use-synced-list.ts'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { noticeOfCode } from '#schema/domain/notice-links.ts'
import { noticeLink } from '#schema/domain/notice.ts'

export const Route = createFileRoute('/_guarded/n/$code')({ component: OpenNotice })

/** The link of a message to the phone number. Its notice may arrive with the pull that opening it starts. */
function OpenNotice() {
  const { code } = Route.useParams()
  const rows = useNotices()
  const notice = rows && noticeOfCode(rows, code)
  const { items, failed } = useSyncedList(rows && (notice ? [notice] : []))
  if (notice) return <Navigate to={noticeLink(notice)} replace />
  if (items || failed) return <Navigate to="/notices" replace />
  return (
    <Page title={messages.title} back="/dashboard">
      <SkeletonList look="rows" />
    </Page>
  )
}
