import { useCallback, useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft, saveNow, saveSoon } from './drafts.ts'
import { usePhone } from './phone.ts'

const SAVE_MS = 250

type Fields = Record<string, unknown>

/**
 * A form that is saved as it is typed. It survives a reload, a killed tab and a refusal; only sending it
 * (say's `clears`) or the person empties it.
 */
export function useDraft<F extends object>(key: string, initial: F) {
  const { replica, now } = usePhone()
  const [start] = useState(initial)
  const latest = useRef<F>(initial)
  const known = useRef(new Map<Blob, unknown>())
  const [shown, setShown] = useState<{ key: string; fields: F; ready: boolean }>({
    key,
    fields: initial,
    ready: false,
  })

  const show = useCallback(
    (fields: F) => {
      latest.current = fields
      setShown({ key, fields, ready: true })
    },
    [key],
  )
  const save = useCallback(
    (onlyWords?: boolean) => {
      const fields = { ...latest.current } as Fields
      // When not even the words have room, makingRoom has said so.
      void keepDraft(replica, key, fields, now(), known.current, onlyWords).catch(() => {})
    },
    [replica, key, now],
  )

  useEffect(() => {
    let left = false
    const untouched = latest.current
    void readDraft(replica, key, known.current).then((fields) => {
      // What the person typed before we were ready counts for more.
      if (!left && latest.current === untouched) show({ ...start, ...(fields as Partial<F>) })
    })
    const flush = () => saveNow(replica, key)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      left = true
      flush()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [replica, key, start, show])

  const change = useCallback(
    (some: Partial<F>) => {
      show({ ...latest.current, ...some })
      saveSoon(replica, key, SAVE_MS, save)
    },
    [replica, key, save, show],
  )
  const clear = useCallback(async () => {
    show(start)
    await dropDraft(replica, key)
  }, [replica, key, start, show])

  const isCurrent = shown.key === key
  return {
    fields: isCurrent ? shown.fields : start,
    ready: isCurrent && shown.ready,
    change,
    clear,
  }
}
