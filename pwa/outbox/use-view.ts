import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OutboxEntry, Replica } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { afterFrame } from '#pwa/ui/browser/after-frame.ts'
import { useDevice } from './device.ts'
import { recallResult, rememberResult } from './last-results.ts'
import { OptimisticView } from './optimistic-view.ts'
import { outboxOf } from './outbox-store.ts'
import type { Device } from './queueable.ts'

type Result<T> = { value?: T; error?: unknown }

/** Rows that did not change stay the same objects, so that nothing renders when nothing changed. */
function withValue<T>(previous: Result<T>, value: T): Result<T> {
  const shared = replaceEqualDeep(previous.value, value) as T
  return shared === previous.value && !previous.error ? previous : { value: shared }
}

/** `changes` is the replica's count before the query read anything. */
type Read<T> = { value: T; changes: number }
type Observer<T> = { next: (read: Read<T>) => void; fail: (error: unknown) => void }
/** Runs a query of this phone's database and runs it again when what it has read changes. */
type Observe<T> = (device: Device, replica: Replica, observer: Observer<T>) => () => void
type Options<T> = {
  /** For the first render. */
  initial?: T | undefined
  /** Of the query and all that it depends on: its last result is then for the first render, while no row has changed. */
  key?: string | undefined
}

function observeReplica<T>(query: (device: Device) => Promise<T>): Observe<T> {
  return (device, replica, { next, fail }) => {
    const read = async (): Promise<Read<T>> => {
      // Dexie starts a query in the event of a change, in which the change may not be counted yet.
      await Promise.resolve()
      const { changes } = replica
      return { value: await query(device), changes }
    }
    const subscription = replica.observe(() => withReopen(replica, read)).subscribe(next, fail)
    return () => subscription.unsubscribe()
  }
}

/** With the entries of the outbox, which all queries share. */
function observeView<T>(query: (view: OptimisticView, device: Device) => Promise<T>): Observe<T> {
  return (device, replica, { next, fail }) => {
    const outbox = outboxOf(device)
    let applied: readonly OutboxEntry[] | undefined
    let withheld: (() => void) | undefined
    let stop = () => {}
    const receive = (read: Read<T>) => {
      withheld = undefined
      if (outbox.isFresh) next(read)
      // One transaction has changed the outbox too: these rows have the effects of entries that may be gone.
      else withheld = () => next(read)
    }
    const update = () => {
      const { value, error } = outbox.entries
      if (error) return fail(error)
      if (!value) return
      if (value === applied) return withheld?.()
      applied = value
      withheld = undefined
      stop()
      const load = async () => query(await OptimisticView.of(device, value), device)
      stop = observeReplica(load)(device, replica, { next: receive, fail })
    }
    const leave = outbox.subscribe(update)
    update()
    return () => {
      leave()
      stop()
    }
  }
}

function useObserved<T>(
  observe: Observe<T> | null,
  deps: unknown[],
  { initial, key }: Options<T>,
): T | undefined {
  const device = useDevice()
  const [result, setResult] = useState<Result<T>>(() => {
    const value = initial ?? (key === undefined ? undefined : recallResult<T>(device, key))
    return value === undefined ? {} : { value }
  })
  const isShown = useRef(result.value !== undefined)
  // oxlint-disable react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- as with any hook that takes `deps`, the caller names what the query depends on
  useEffect(() => {
    if (!observe) return
    const fail = (error: unknown) => setResult({ error })
    let isOver = false
    let stop = () => {}
    const start = (replica: Replica) => {
      if (isOver) return
      const next = (read: Read<T>) => {
        if (key !== undefined) rememberResult(device, key, read)
        setResult((previous) => withValue(previous, read.value))
      }
      stop = observe(device, replica, { next, fail })
    }
    const load = () => void device.loadReplica().then(start, fail)
    let cancel = () => {}
    // What a screen has from memory is painted before it is read again.
    if (isShown.current) cancel = afterFrame(load)
    else load()
    isShown.current = false
    return () => {
      isOver = true
      cancel()
      stop()
    }
  }, [device, ...deps])
  // oxlint-enable react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  if (result.error) throw result.error
  return result.value
}

/**
 * A live query on this phone's database. `undefined` while loading, or if `query` is null. Not Dexie's hook, which
 * queries once more while rendering and drops that result.
 */
export const useReplica = <T>(
  query: ((device: Device) => Promise<T>) | null,
  deps: unknown[],
  options: Options<T> = {},
): T | undefined => useObserved(query && observeReplica(query), deps, options)

/** A live query on the optimistic view. */
export const useView = <T>(
  query: ((view: OptimisticView, device: Device) => Promise<T>) | null,
  deps: unknown[],
  options: Options<T> = {},
): T | undefined => useObserved(query && observeView(query), deps, options)
