import { useEffect, useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { readNow } from '#pwa/ui/browser/clock.ts'

/** Older data is shown with its age. */
const STALE_MS = 2 * 60_000
const TICK_MS = 30_000

/** Time of the last pull. `at` is null before the first one. */
export function useFreshness(): { at: number | null; isStale: boolean } {
  const { online } = useOnline()
  const at = useReplica(({ replica }) => replica.getMeta('lastPullAt'), []) ?? null
  const [now, setNow] = useState(readNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(readNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return { at, isStale: at !== null && (!online || now - at > STALE_MS) }
}

/** Number of unsent entries that the browser deleted; null if there were none or the user dismissed the note. */
export const useLostEntries = (): number | null =>
  useReplica(({ replica }) => replica.getMeta('lostEntries'), []) ?? null

/** The server rejects this build: nothing is sent or fetched until the app is updated. */
export const useTooOld = (): boolean =>
  useReplica(({ replica }) => replica.getMeta('tooOld'), []) ?? false
