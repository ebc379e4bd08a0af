import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Replica } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { useDevice } from './device.ts'
import { OptimisticView } from './optimistic-view.ts'
import type { Device } from './queueable.ts'

type Result<T> = { value?: T; error?: unknown }

/** Rows that did not change stay the same objects, so that nothing renders when nothing changed. */
function withValue<T>(previous: Result<T>, value: T): Result<T> {
  const shared = replaceEqualDeep(previous.value, value) as T
  return shared === previous.value && !previous.error ? previous : { value: shared }
}

/**
 * A live query on this phone's database. `undefined` while loading, or if `query` is null. `initial` is for the first
 * render. Not Dexie's hook, which queries once more while rendering and drops that result.
 */
export function useReplica<T>(
  query: ((device: Device) => Promise<T>) | null,
  deps: unknown[],
  initial?: T,
): T | undefined {
  const device = useDevice()
  const [result, setResult] = useState<Result<T>>(initial === undefined ? {} : { value: initial })
  // oxlint-disable react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- as with any hook that takes `deps`, the caller names what the query depends on
  useEffect(() => {
    if (!query) return
    const fail = (error: unknown) => setResult({ error })
    let isOver = false
    let unsubscribe = () => {}
    const subscribe = (replica: Replica) => {
      if (isOver) return
      const subscription = replica
        .observe(() => withReopen(replica, () => query(device)))
        .subscribe((value) => setResult((previous) => withValue(previous, value)), fail)
      unsubscribe = () => subscription.unsubscribe()
    }
    device.loadReplica().then(subscribe, fail)
    return () => {
      isOver = true
      unsubscribe()
    }
  }, [device, ...deps])
  // oxlint-enable react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  if (result.error) throw result.error
  return result.value
}

/** A live query on the optimistic view. */
export const useView = <T>(
  query: (view: OptimisticView) => Promise<T>,
  deps: unknown[],
  initial?: T,
): T | undefined =>
  useReplica(async (device) => query(await OptimisticView.load(device)), deps, initial)
