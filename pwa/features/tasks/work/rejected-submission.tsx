import { useRouter } from '@tanstack/react-router'
import { messages } from '#pwa/features/tasks/messages.ts'
import type { PendingEntry } from '#pwa/outbox/pending.ts'
import { discardEntry, editEntry } from '#pwa/outbox/queue.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'

/** A submission that the server rejected or the user stopped, with Edit and Discard. */
export function RejectedSubmission({ entry }: { entry: PendingEntry }) {
  const session = useSession()
  const router = useRouter()
  const edit = async () => {
    const path = await editEntry(session, entry.key)
    if (path) router.history.push(path)
  }
  return (
    <Notice
      tone={entry.isStopped ? 'wait' : 'bad'}
      title={entry.isStopped ? messages.stoppedTitle : messages.failedTitle}
      action={
        <div className="row">
          <Button tone="plain" size="small" icon="edit" onClick={() => void edit()}>
            {messages.change}
          </Button>
          <Button
            tone="quiet"
            size="small"
            icon="delete"
            onClick={() => void discardEntry(session, entry.key)}
          >
            {messages.discard}
          </Button>
        </div>
      }
    >
      {entry.message}
    </Notice>
  )
}
