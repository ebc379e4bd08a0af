import { useEffect, useState } from 'react'

const RETRY_MS = 5000

/** Loads code when it is first needed; null until then. A failed load is tried again. */
export function useLazyModule<Module>(
  isNeeded: boolean,
  load: () => Promise<Module>,
): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  const isMissing = isNeeded && module === null
  useEffect(() => {
    if (!isMissing) return
    let isCancelled = false
    let timer: ReturnType<typeof setTimeout>
    const attempt = () =>
      void load().then(
        (loaded) => isCancelled || setModule(() => loaded),
        () => {
          if (!isCancelled) timer = setTimeout(attempt, RETRY_MS)
        },
      )
    attempt()
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [isMissing, load])
  return module
}
