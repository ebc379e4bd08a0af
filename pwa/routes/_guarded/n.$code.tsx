import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useNotices } from '#pwa/features/notices/center/reads.ts'
import { NoticesScreen } from '#pwa/routes/-notices/notices-screen.tsx'
import { noticeOfCode } from '#schema/domain/notice-links.ts'
import { noticeLink } from '#schema/domain/notice.ts'

export const Route = createFileRoute('/_guarded/n/$code')({ component: OpenNotice })

/** The link of a message to the phone number. Its notice may arrive with the pull that opening it starts; until then, all are listed. */
function OpenNotice() {
  const { code } = Route.useParams()
  const rows = useNotices()
  const notice = rows && noticeOfCode(rows, code)
  return notice ? <Navigate to={noticeLink(notice)} replace /> : <NoticesScreen />
}
