import { useEffect, useEffectEvent, useState } from 'react'
import { createTask, deleteTask, restoreTask } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { UNDO_MS } from '#schema/domain/limits.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { wordsFor } from '#pwa/api/failures.ts'
import { discard } from '#pwa/replica/outbox.ts'
import { useWaiting } from '#pwa/replica/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/toast-store.ts'

/** asking: one button. deleted and refused: the server's words. restored: Undo was pressed in time. */
export type Deletion =
  | { step: 'asking' }
  | { step: 'deleting' }
  | { step: 'deleted'; message: string; canUndo: boolean }
  | { step: 'refused'; message: string }
  | { step: 'restored'; message: string }

/** F5: what becomes of a todo that is to be deleted, and the thirty seconds in which it can be taken back. */
export function useDeletion(id: TaskId) {
  const session = useSession()
  const unsent = useWaiting(id)
  const { run: remove } = useCommand(deleteTask)
  const restore = useCommand(restoreTask)
  const [deletion, setDeletion] = useState<Deletion>({ step: 'asking' })
  const isUnsent = unsent?.kind === createTask.name

  const refused = (failure: unknown) => {
    const message = wordsFor(failure)
    toast(message, 'bad')
    setDeletion({ step: 'refused', message })
  }

  const start = async () => {
    setDeletion({ step: 'deleting' })
    try {
      // What the server has not heard of is let go here. Just now being sent, it is deleted like any other.
      if (isUnsent && (await discard(session, unsent.key)))
        return setDeletion({ step: 'deleted', message: TEXTS.taskDeleted, canUndo: false })
      const { message } = await remove({ id })
      setDeletion({ step: 'deleted', message, canUndo: true })
    } catch (failure) {
      refused(failure)
    }
  }

  const undo = async () => {
    try {
      const { message } = await restore.run({ id })
      setDeletion({ step: 'restored', message })
    } catch (failure) {
      refused(failure)
    }
  }

  const canUndo = deletion.step === 'deleted' && deletion.canUndo
  const letGo = useEffectEvent(() => {
    if (restore.busy) return
    setDeletion((now) => (now.step === 'deleted' ? { ...now, canUndo: false } : now))
  })
  useEffect(() => {
    if (!canUndo) return
    const timer = setTimeout(() => letGo(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [canUndo])

  return { deletion, start, undo, undoing: restore.busy, isUnsent }
}
