import { useEffect, useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useReplica } from '#pwa/replica/use-view.ts'

/** Older than this, what is shown says how old it is. */
const STALE_MS = 2 * 60_000
const TICK_MS = 30_000

/** How old what is shown is. `at` is null before the first pull. */
export function useFreshness(): { at: number | null; isStale: boolean } {
  const { online } = useOnline()
  const at = useReplica(({ replica }) => replica.fact('lastPullAt'), []) ?? null
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return { at, isStale: at !== null && (!online || now - at > STALE_MS) }
}

/** How much that was unsent the browser has cleared with everything else; null when it has not, or was read. */
export const useLost = (): number | null =>
  useReplica(({ replica }) => replica.fact('lost'), []) ?? null

/** The server no longer speaks this app's language: nothing is sent or fetched until it is updated. */
export const useTooOld = (): boolean =>
  useReplica(({ replica }) => replica.fact('tooOld'), []) ?? false
