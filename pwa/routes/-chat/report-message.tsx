import { createElement } from 'react'
import type { RenderReport } from '#pwa/features/chats/thread/message-options.tsx'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import type { MessageId } from '#schema/domain/ids.ts'

const loadSheet = async () => (await import('#pwa/features/trust/report-sheet.tsx')).ReportSheet

type Props = { id: MessageId | null; onClose: () => void }

function ReportMessage({ id, onClose }: Props) {
  const ReportSheet = useLazyModule(id !== null, loadSheet)
  if (!ReportSheet) return null
  return createElement(ReportSheet, {
    target: 'message',
    targetId: id ?? '',
    open: id !== null,
    onClose,
  })
}

/** The form that reports a message of the other user. */
export const reportMessage: RenderReport = (id, onClose) => (
  <ReportMessage id={id} onClose={onClose} />
)
