import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useFreshness } from './use-sync-state.ts'

/**
 * State of a list that pull fills. Without rows it is loading before the first pull, failed if there is also no
 * network, and empty after it.
 */
export function useSyncedList<Row>(rows: readonly Row[] | undefined) {
  const { requestSync } = useSession()
  const { at } = useFreshness()
  const { online } = useOnline()
  const isKnown = rows !== undefined && (rows.length > 0 || at !== null)
  return {
    items: isKnown ? rows : undefined,
    failed: rows !== undefined && !isKnown && !online,
    onRetry: () => requestSync(true),
  }
}
