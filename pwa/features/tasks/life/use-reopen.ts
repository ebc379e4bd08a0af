import { messageFor } from '#pwa/api/errors.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { repostTask } from '#schema/contract/cancel.ts'
import { restoreTask } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'

/** Opens an expired task again, or brings a deleted one back. */
export function useReopen(id: TaskId) {
  const repost = useCommand(repostTask)
  const restore = useCommand(restoreTask)
  const reopen = async (kind: 'repost' | 'restore') => {
    try {
      const { message } = await (kind === 'repost' ? repost : restore).run({ id })
      toast(message)
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
  }
  return { reopen, busy: repost.busy || restore.busy }
}
