import { useCallback, useEffect, useState } from 'react'

export type Stored = {
  used: number | null
  free: number | null
  /** Whether the browser promised to keep it; null when it makes no promises. */
  isKept: boolean | null
}

async function storedNow(): Promise<Stored> {
  const storage = navigator.storage as StorageManager | undefined
  const { usage, quota } = (await storage?.estimate?.()) ?? {}
  return {
    used: usage ?? null,
    free: usage === undefined || quota === undefined ? null : quota - usage,
    isKept: (await storage?.persisted?.()) ?? null,
  }
}

/** How much is kept here and how safe it is; `look` looks again. */
export function useStorage() {
  const [stored, setStored] = useState<Stored>()
  const look = useCallback(
    () => storedNow().then(setStored, () => setStored({ used: null, free: null, isKept: null })),
    [],
  )
  useEffect(() => void look(), [look])
  return { stored, look }
}
