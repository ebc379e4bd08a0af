import { useEffect, useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'

/** Longer than a query may take (docs/sync-protocol.md#failure-classes). */
const LATE_MS = 12_000

/**
 * Whether a pull has ended since the screen was opened, or shown again. Until then an empty list may be empty only
 * because this phone does not know better.
 */
function useOpeningPull() {
  const { now } = useSession()
  const [openedAt, setOpenedAt] = useState(now)
  const [lateSince, setLateSince] = useState<number | null>(null)
  const at = useReplica(({ replica }) => replica.getMeta('lastPullAt'), []) ?? null
  const hasPulled = at !== null && at >= openedAt
  useEffect(() => {
    const reopen = () => {
      if (document.visibilityState === 'visible') setOpenedAt(now())
    }
    document.addEventListener('visibilitychange', reopen)
    window.addEventListener('pageshow', reopen)
    return () => {
      document.removeEventListener('visibilitychange', reopen)
      window.removeEventListener('pageshow', reopen)
    }
  }, [now])
  useEffect(() => {
    if (hasPulled) return
    const timer = setTimeout(() => setLateSince(openedAt), LATE_MS)
    return () => clearTimeout(timer)
  }, [hasPulled, openedAt])
  return {
    /** Time of the last pull; null before the first one. */
    at,
    hasPulled,
    /** No answer came in time. */
    isLate: !hasPulled && lateSince === openedAt,
    reopen: () => setOpenedAt(now()),
  }
}

/**
 * State of a list that pull fills. Without rows it is loading until a pull has ended since the screen was opened, and
 * only then empty. Without a network it is what the phone last saw, `asOf` then, and failed before the first pull.
 */
export function useSyncedList<Row>(rows: readonly Row[] | undefined) {
  const { requestSync } = useSession()
  const { at, hasPulled, isLate, reopen } = useOpeningPull()
  const { online } = useOnline()
  const isEmpty = rows?.length === 0
  const isOld = isEmpty && !hasPulled && !online && at !== null
  const isKnown = rows !== undefined && (!isEmpty || hasPulled || isOld)
  return {
    items: isKnown ? rows : undefined,
    failed: isEmpty && !isKnown && (isLate || !online),
    /** When an empty list was last known to be empty; null while it is up to date. */
    asOf: isOld ? at : null,
    onRetry: () => {
      reopen()
      requestSync(true)
    },
  }
}
