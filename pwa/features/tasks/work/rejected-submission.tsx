import { EntryActions } from '#pwa/features/tasks/detail/entry-actions.tsx'
import { messages } from '#pwa/features/tasks/messages.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'

/** A submission that the server rejected or the user stopped, with Edit and Discard. */
export function RejectedSubmission({ entry }: { entry: EntryView }) {
  const { reason } = entry
  return (
    <Notice
      tone={reason?.isStopped ? 'wait' : 'bad'}
      title={reason?.isStopped ? messages.stoppedTitle : messages.failedTitle}
      action={<EntryActions entryKey={entry.key} />}
    >
      {reason?.message}
    </Notice>
  )
}
