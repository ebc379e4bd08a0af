import type { QueryClient } from '@tanstack/react-query'

const QUERIES_TIMEOUT_MS = 5000
const IDLE_TIMEOUT_MS = 2000
/** Safari has no `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 200

const untilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, IDLE_FALLBACK_MS)
  })

const untilQueriesSettled = (queries: QueryClient) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      unsubscribe()
      clearTimeout(timer)
      resolve()
    }
    const check = () => {
      if (queries.isFetching() === 0) finish()
    }
    const timer = setTimeout(finish, QUERIES_TIMEOUT_MS)
    const unsubscribe = queries.getQueryCache().subscribe(check)
    check()
  })

/** Resolves when the first screen has rendered and its queries settled (5 s at most). All other network use waits for it. */
export async function firstRender(rendered: Promise<void>, queries: QueryClient): Promise<void> {
  await rendered
  // React has rendered, so the queries of the screen have started: on a first visit the one that stores the shown list.
  await untilIdle()
  await untilQueriesSettled(queries)
  await untilIdle()
}
