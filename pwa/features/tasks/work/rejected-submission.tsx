import { messages } from '#pwa/features/tasks/messages.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { useEntryActions } from '#pwa/outbox/use-outbox-entry.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'

/** A submission that the server rejected or the user stopped, with Edit and Discard. */
export function RejectedSubmission({ entry }: { entry: EntryView }) {
  const { edit, discard } = useEntryActions(entry.key)
  const { reason } = entry
  return (
    <Notice
      tone={reason?.isStopped ? 'wait' : 'bad'}
      title={reason?.isStopped ? messages.stoppedTitle : messages.failedTitle}
      action={
        <div className="row">
          <Button tone="plain" size="small" icon="edit" onClick={() => void edit()}>
            {messages.change}
          </Button>
          <Button tone="quiet" size="small" icon="delete" onClick={() => void discard()}>
            {messages.discard}
          </Button>
        </div>
      }
    >
      {reason?.message}
    </Notice>
  )
}
