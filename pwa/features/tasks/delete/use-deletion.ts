import { useEffect, useEffectEvent, useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { messages } from '#pwa/features/tasks/client/messages.ts'
import { discardEntry, findLatestKey } from '#pwa/outbox/queue.ts'
import { useUnsentEntry } from '#pwa/outbox/use-unsent-entries.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { createTask, deleteTask, restoreTask } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { UNDO_MS } from '#schema/domain/limits.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'

/** Messages come from the server. */
export type Deletion =
  | { step: 'confirm' }
  | { step: 'deleting' }
  /** `isOnServer`: it can be restored after Undo too. */
  | { step: 'deleted'; message: string; canUndo: boolean; isOnServer: boolean }
  | { step: 'failed'; message: string }
  | { step: 'restored'; message: string }

/** Deletes a task and offers Undo for `UNDO_MS`. */
export function useDeletion(id: TaskId) {
  const session = useSession()
  const pending = useUnsentEntry(id)
  const { run: remove } = useCommand(deleteTask)
  const restore = useCommand(restoreTask)
  const [deletion, setDeletion] = useState<Deletion>({ step: 'confirm' })
  const isUnsent = pending?.command === createTask.name
  const maybeSent = isUnsent && pending.maybeSent

  const fail = (failure: unknown) => {
    const message = messageFor(failure)
    toast(message, 'bad')
    setDeletion({ step: 'failed', message })
  }

  const start = async () => {
    setDeletion({ step: 'deleting' })
    try {
      // A task that was never sent is discarded; if it is being sent, the server deletes it.
      const key = await findLatestKey(session, id, [createTask.name])
      const discarded = key ? await discardEntry(session, key) : 'too_late'
      if (discarded !== 'too_late') {
        const message =
          discarded === 'discarded' ? GENERAL_MESSAGES.taskDeleted : messages.deletesWhenReached
        return setDeletion({ step: 'deleted', message, canUndo: false, isOnServer: false })
      }
      const { message } = await remove({ id })
      setDeletion({ step: 'deleted', message, canUndo: true, isOnServer: true })
    } catch (failure) {
      fail(failure)
    }
  }

  const undo = async () => {
    try {
      const { message } = await restore.run({ id })
      setDeletion({ step: 'restored', message })
    } catch (failure) {
      fail(failure)
    }
  }

  const canUndo = deletion.step === 'deleted' && deletion.canUndo
  const disableUndo = useEffectEvent(() => {
    if (restore.busy) return
    setDeletion((now) => (now.step === 'deleted' ? { ...now, canUndo: false } : now))
  })
  useEffect(() => {
    if (!canUndo) return
    const timer = setTimeout(() => disableUndo(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [canUndo])

  return { deletion, start, undo, isUndoing: restore.busy, isUnsent, maybeSent }
}
