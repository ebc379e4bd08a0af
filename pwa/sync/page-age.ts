import { useEffect, useSyncExternalStore } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import type { Replica } from '#pwa/replica/database.ts'

/** Pages whose time is stored; the oldest are dropped first. */
const FETCHED_MAX = 100

/** Stores when something that pull does not bring was last fetched, or was found unchanged. */
export const markFetched = ({ replica, now }: Device, key: string): Promise<void> =>
  replica.transaction('rw', replica.meta, async () => {
    const { [key]: _previous, ...others } = (await replica.getMeta('fetchedAt')) ?? {}
    const latest = Object.entries(others).slice(1 - FETCHED_MAX)
    await replica.setMeta('fetchedAt', Object.fromEntries([...latest, [key, now()]]))
  })

/** Null when the time is not known. */
export const readFetchedAt = async (replica: Replica, key: string): Promise<number | null> =>
  (await replica.getMeta('fetchedAt'))?.[key] ?? null

let shownAt: number | null | undefined
const listeners = new Set<() => void>()
function setShownAt(at: number | null | undefined) {
  shownAt = at
  for (const listener of listeners) listener()
}

/** The age of a page that shows more than pull brings, for the banner. Read only while there is no network. */
export function usePageAge(
  read: (device: Device) => Promise<number | null>,
  deps: unknown[],
): void {
  const { online } = useOnline()
  const at = useReplica(online ? null : read, [online, ...deps])
  useEffect(() => {
    if (at === undefined) return
    setShownAt(at)
    return () => setShownAt(undefined)
  }, [at])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Undefined when the page shows only what pull brings, null when its age is not known. */
export const useShownAt = () => useSyncExternalStore(subscribe, () => shownAt)
