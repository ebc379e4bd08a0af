import { stopSending } from '#pwa/replica/outbox.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Progress } from '#pwa/ui/progress.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { useUnsentWork } from './use-submit.ts'
import { words } from './words.ts'

/** How far the file of unsent work has got, where the work is shown; what is stopped is kept in its form. */
export function SendingWork({ id }: { id: TaskId }) {
  const session = useSession()
  const unsent = useUnsentWork(id)
  if (!unsent?.upload) return null
  const stop = async () => {
    const isStopped = await stopSending(session, unsent.key)
    toast(isStopped ? words.stopped : words.goneOut, 'news')
  }
  return (
    <div className="stack stack-tight">
      <Progress {...unsent.upload} />
      {unsent.canStop && (
        <div className="row">
          <Button tone="quiet" size="small" icon="close" onClick={() => void stop()}>
            {words.stop}
          </Button>
        </div>
      )}
    </div>
  )
}
