import { QueryClientContext } from '@tanstack/react-query'
import { use, useCallback } from 'react'
import { create } from 'zustand'
import { useSession, type Session } from '#pwa/session/session.tsx'

/** A query gets no answer after so long. */
const TIMEOUT_MS = 10_000

/** Resolves when a pull has ended since, in whichever tab. */
async function pulledSince({ loadReplica }: Session, since: number): Promise<void> {
  const replica = await loadReplica()
  await new Promise<void>((resolve) => {
    const subscription = replica
      .observe(() => replica.getMeta('lastPullAt'))
      .subscribe(
        (at) => {
          if (at === undefined || at < since) return
          resolve()
          // The first value may come before the subscription is returned.
          queueMicrotask(() => subscription.unsubscribe())
        },
        () => resolve(),
      )
  })
}

/** When the user last refreshed, by button or pull; 0 before. For lists that hold back what is new. */
export const useRefreshedAt = create<number>()(() => 0)

/** Sends what waits, pulls, and fetches again what the screen shows besides. Resolves when all of it has ended. */
export function useRefresh(): () => Promise<void> {
  const session = useSession()
  // Not `useQueryClient`: the build renders the shell without one.
  const queries = use(QueryClientContext)
  return useCallback(async () => {
    const now = session.now()
    useRefreshedAt.setState(now, true)
    const pulled = pulledSince(session, now)
    session.requestSync(true)
    const fetched = queries?.refetchQueries({ type: 'active' }, { cancelRefetch: false })
    const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
    await Promise.race([Promise.all([pulled, fetched]), timeout])
  }, [session, queries])
}
