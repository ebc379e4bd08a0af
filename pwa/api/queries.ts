import { QueryClient } from '@tanstack/react-query'
import { NetworkError } from './errors.ts'
import { online } from './online.ts'

const STALE_MS = 30_000
const RETRIES = 2

/**
 * React Query decides when to fetch; the data is in the replica. It fetches even when the browser reports no network,
 * which is often wrong, and never repeats a rejected call. Active queries that failed are fetched again when Onise
 * becomes reachable.
 */
export function createQueryClient() {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: STALE_MS,
        retry: (failures, error) =>
          error instanceof NetworkError && error.hasResponse && failures < RETRIES,
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  let wasOnline = online.read().online
  online.subscribe(() => {
    const isOnline = online.read().online
    if (isOnline && !wasOnline)
      void queries.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.error instanceof NetworkError,
      })
    wasOnline = isOnline
  })
  return queries
}
