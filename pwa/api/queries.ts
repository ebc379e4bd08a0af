import { QueryClient } from '@tanstack/react-query'
import { Unreached } from './failures.ts'
import { online } from './online.ts'

const STALE_MS = 30_000
const TRIES = 2

/**
 * React Query decides when to ask; it holds receipts, not the data. Asked even when the browser says there is
 * no network (it is often wrong), and a no is never asked again. What failed on a screen in sight is asked once more
 * when Onise is heard again, whatever the browser has noticed of that.
 */
export function newQueries() {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: STALE_MS,
        retry: (tried, failure) => failure instanceof Unreached && failure.heard && tried < TRIES,
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  let was = online.read().online
  online.subscribe(() => {
    const is = online.read().online
    if (is && !was)
      void queries.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.error instanceof Unreached,
      })
    was = is
  })
  return queries
}
