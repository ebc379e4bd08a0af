import { useEffect, useRef, useState } from 'react'
import { useDevice } from '#pwa/outbox/device.ts'
import type { WorkPictureId } from '#schema/domain/ids.ts'
import { UNDO_MS } from '#schema/domain/limits.ts'
import { removePicture } from './commands.ts'

/** Deletions that can be undone on the screen; each is queued after its time, or when the screen is left. */
export function useDeletions() {
  const device = useDevice()
  const [deleted, setDeleted] = useState<ReadonlySet<WorkPictureId>>(new Set())
  const timers = useRef(new Map<WorkPictureId, ReturnType<typeof setTimeout>>())

  const forget = (id: WorkPictureId) => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    setDeleted((ids) => new Set([...ids].filter((each) => each !== id)))
  }
  const remove = async (id: WorkPictureId) => {
    await removePicture(device, id)
    forget(id)
  }

  useEffect(() => {
    const waiting = timers.current
    const removeAll = () => {
      for (const [id, timer] of waiting) {
        clearTimeout(timer)
        void removePicture(device, id)
      }
      waiting.clear()
    }
    window.addEventListener('pagehide', removeAll)
    return () => {
      window.removeEventListener('pagehide', removeAll)
      removeAll()
    }
  }, [device])

  return {
    deleted,
    undo: forget,
    markDeleted(id: WorkPictureId) {
      timers.current.set(
        id,
        setTimeout(() => void remove(id), UNDO_MS),
      )
      setDeleted((ids) => new Set([...ids, id]))
    },
  }
}
