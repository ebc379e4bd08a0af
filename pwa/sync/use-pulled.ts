import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useFreshness } from './use-sync.ts'

/**
 * A list that pull brings by itself, in whichever of its states it is: none known before the first pull is
 * loading, none known without a signal is a failure that can be tried again, none known after it is truly none.
 */
export function usePulled<Row>(rows: readonly Row[] | undefined) {
  const { kick } = useSession()
  const { at } = useFreshness()
  const { online } = useOnline()
  const isKnown = rows !== undefined && (rows.length > 0 || at !== null)
  return {
    items: isKnown ? rows : undefined,
    failed: rows !== undefined && !isKnown && !online,
    onRetry: () => kick(true),
  }
}
