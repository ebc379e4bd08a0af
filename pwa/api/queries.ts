import { QueryClient } from '@tanstack/react-query'
import { Unreached } from './failures.ts'

const STALE_MS = 30_000
const TRIES = 2

/**
 * React Query decides when to ask; it holds receipts, not the data. Asked even when the browser says there is
 * no network (it is often wrong), and a no is never asked again.
 */
export const newQueries = () =>
  new QueryClient({
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
