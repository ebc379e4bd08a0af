import { messages } from '#pwa/features/tasks/messages.ts'
import { useEntryActions } from '#pwa/outbox/use-outbox-entry.ts'
import { Progress } from '#pwa/ui/display/progress.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { usePendingSubmission } from './use-submit.ts'

/** Upload progress of an unsent submission's file, with a button to stop it. */
export function SubmissionProgress({ id }: { id: TaskId }) {
  const pending = usePendingSubmission(id)
  const actions = useEntryActions(pending?.key ?? '')
  if (!pending?.upload) return null
  const stop = async () => {
    const isStopped = await actions.stop()
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
