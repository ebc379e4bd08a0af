import { useReplica } from '#pwa/outbox/use-view.ts'

/**
 * Whether a row that the server has found, but this phone has not, comes with the first snapshot: it replaces all rows,
 * also those that were fetched before its last page. `found` is what the request for the row returned.
 */
export const useIsArriving = (found: string | null | undefined): boolean => {
  const lastPullAt = useReplica(({ replica }) => replica.getMeta('lastPullAt'), [])
  return typeof found === 'string' && lastPullAt === undefined
}
