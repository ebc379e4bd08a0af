import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useOpeningPull } from './use-opening-pull.ts'

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
