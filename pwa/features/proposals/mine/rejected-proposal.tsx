import { messages } from '#pwa/features/proposals/messages.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { UnsentActions } from './unsent-actions.tsx'

type RejectedProps = { entry: EntryView; showTitle?: boolean }

/** The server's rejection, with Edit and Discard. */
export function RejectedProposal({ entry, showTitle }: RejectedProps) {
  return (
    <Notice
      tone="bad"
      title={showTitle ? entry.title : messages.failed}
      action={<UnsentActions entry={entry.key} command={entry.command} isFailed />}
    >
      {showTitle && `${messages.failed}. `}
      {entry.reason?.message}
    </Notice>
  )
}
