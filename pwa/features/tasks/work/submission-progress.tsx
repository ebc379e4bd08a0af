import { messages } from '#pwa/features/tasks/messages.ts'
import { stopSending } from '#pwa/outbox/queue.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Progress } from '#pwa/ui/display/progress.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { usePendingSubmission } from './use-submit.ts'

/** Upload progress of an unsent submission's file, with a button to stop it. */
export function SubmissionProgress({ id }: { id: TaskId }) {
  const session = useSession()
  const pending = usePendingSubmission(id)
  if (!pending?.upload) return null
  const stop = async () => {
    const isStopped = await stopSending(session, pending.key)
    toast(isStopped ? messages.stopped : messages.alreadySent, 'news')
  }
  return (
    <div className="stack stack-tight">
      <Progress {...pending.upload} />
      {pending.canStop && (
        <div className="row">
          <Button tone="quiet" size="small" icon="close" onClick={() => void stop()}>
            {messages.stop}
          </Button>
        </div>
      )}
    </div>
  )
}
