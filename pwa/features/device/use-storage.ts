import { useCallback, useEffect, useState } from 'react'

type StorageState = {
  usedBytes: number | null
  /** Null where the browser has no persistent storage. */
  isPersisted: boolean | null
}

async function readStorage(): Promise<StorageState> {
  const storage = navigator.storage as StorageManager | undefined
  const { usage } = (await storage?.estimate?.()) ?? {}
  return { usedBytes: usage ?? null, isPersisted: (await storage?.persisted?.()) ?? null }
}

export function useStorage() {
  const [storage, setStorage] = useState<StorageState>()
  const refresh = useCallback(
    () => readStorage().then(setStorage, () => setStorage({ usedBytes: null, isPersisted: null })),
    [],
  )
  useEffect(() => void refresh(), [refresh])
  return { storage, refresh }
}
