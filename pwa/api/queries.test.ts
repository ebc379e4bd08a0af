import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { ApiError, NetworkError } from './errors.ts'
import { online } from './online.ts'
import { createQueryClient } from './queries.ts'

afterEach(() => online.markReachable())

/** Observes a query that always fails with this error, and counts its fetches. */
function observeFailingQuery(
  queries: ReturnType<typeof createQueryClient>,
  name: string,
  error: Error,
) {
  let fetches = 0
  const queryFn = () => {
    fetches++
    return Promise.reject(error)
  }
  const observer = new QueryObserver(queries, { queryKey: [name], queryFn })
  const unsubscribe = observer.subscribe(() => {})
  return { unsubscribe, fetches: () => fetches }
}

test('refetches active queries that had no response when Onise becomes reachable, and no rejected ones', async () => {
  const queries = createQueryClient()
  const active = observeFailingQuery(queries, 'active', new NetworkError('no response'))
  const inactive = observeFailingQuery(queries, 'inactive', new NetworkError('no response'))
  const rejected = observeFailingQuery(queries, 'rejected', new ApiError(404, 'not_found', 'No'))
  await expect.poll(() => queries.isFetching()).toBe(0)
  inactive.unsubscribe()
  online.markUnreachable()
  expect(active.fetches()).toBe(1)
  online.markReachable()
  await expect.poll(() => [active.fetches(), queries.isFetching()]).toEqual([2, 0])
  online.markReachable()
  expect([active.fetches(), inactive.fetches(), rejected.fetches()]).toEqual([2, 1, 1])
})
