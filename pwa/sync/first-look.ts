import type { QueryClient } from '@tanstack/react-query'

/** A first screen whose answer takes longer than this no longer holds up the rest. */
const PATIENCE_MS = 5000

/** Safari has no word for it. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })

const answered = (queries: QueryClient) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (queries.isFetching() > 0) return
      stop()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      stop()
      resolve()
    }, PATIENCE_MS)
    const stop = queries.getQueryCache().subscribe(look)
    look()
  })

/**
 * Resolves when the first screen stands with what it asked for: only then may anything else have a turn on a
 * poor line. Service worker, push, pull and what is seldom seen all wait for it.
 */
export async function firstLook(shown: Promise<void>, queries: QueryClient): Promise<void> {
  await shown
  await answered(queries)
  await idle()
}
