import { useCallback, useEffect, useRef, useState } from 'react'
import type { Replica } from '#pwa/replica/database.ts'
import { useDevice } from './device.ts'
import { deleteDraft, readDraft, saveDraft, saveNow, saveSoon } from './drafts.ts'

const SAVE_MS = 250

/** Saves at once when the tab is hidden or closed, or the form is unmounted. */
function useSaveOnLeave(replica: Replica, key: string) {
  useEffect(() => {
    const save = () => saveNow(replica, key)
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      save()
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
    }
  }, [replica, key])
}

/**
 * The fields of a form, saved while they are typed. They survive a reload, a killed tab and a rejection; only
 * submitting them (`enqueue` with `draft`) or the user clears them. `earlier`: the key of a form that has become this
 * one; what was typed there is shown here.
 */
export function useDraft<F extends object>(key: string, initial: F, earlier?: string) {
  const { replica } = useDevice()
  const [start] = useState(initial)
  const latest = useRef<F>(initial)
  const storedFiles = useRef(new Map<Blob, unknown>())
  const [current, setCurrent] = useState<{ key: string; fields: F; isReady: boolean }>({
    key,
    fields: initial,
    isReady: false,
  })

  const show = useCallback(
    (fields: F) => {
      latest.current = fields
      setCurrent({ key, fields, isReady: true })
    },
    [key],
  )
  const save = useCallback(
    (isTextOnly?: boolean) => {
      const fields = latest.current as Record<string, unknown>
      const options = { storedFiles: storedFiles.current, isTextOnly }
      // If not even the text has room, `withQuotaRecovery` has reported it.
      void saveDraft(replica, key, fields, options).catch(() => {})
    },
    [replica, key],
  )

  useEffect(() => {
    let isUnmounted = false
    const untouched = latest.current
    const showEmpty = () => {
      // What the user typed before the draft was read has precedence.
      if (!isUnmounted && latest.current === untouched) show(start)
    }
    // What cannot be read must not keep the form closed.
    void readDraft(replica, key, storedFiles.current, earlier).then((fields) => {
      if (isUnmounted || latest.current !== untouched) return
      show({ ...start, ...(fields as Partial<F>) })
    }, showEmpty)
    return () => {
      isUnmounted = true
    }
  }, [replica, key, earlier, start, show])
  useSaveOnLeave(replica, key)

  const change = useCallback(
    (fields: Partial<F>) => {
      show({ ...latest.current, ...fields })
      saveSoon(replica, key, SAVE_MS, save)
    },
    [replica, key, save, show],
  )
  const clear = useCallback(async () => {
    show(start)
    await deleteDraft(replica, key)
  }, [replica, key, start, show])

  const isCurrent = current.key === key
  return {
    fields: isCurrent ? current.fields : start,
    isReady: isCurrent && current.isReady,
    change,
    clear,
  }
}
