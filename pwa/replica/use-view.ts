import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'
import { reopening } from './database.ts'
import type { Phone } from './write.ts'
import { usePhone } from './phone.ts'
import { unsentOn, type Unsent } from './unsent.ts'
import { View } from './view.ts'

type Heard<T> = { value?: T; error?: unknown }

/**
 * Something live from this phone's memory, whatever it is made of. `undefined` while looking, or with nothing to ask. Our own rather
 * than Dexie's hook, which looks once more while rendering only to forget what it saw. `first`: what somebody saw a moment
 * ago, so that the first rendering has something to show.
 */
export function useReplica<T>(
  ask: ((phone: Phone) => Promise<T>) | null,
  deps: unknown[],
  first?: T,
): T | undefined {
  const phone = usePhone()
  const [heard, setHeard] = useState<Heard<T>>(first === undefined ? {} : { value: first })
  // oxlint-disable react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- as with any hook that takes `deps`, whoever asks says what the question depends on
  useEffect(() => {
    if (!ask) return
    // Async in itself: only then does Dexie follow it across every `await` and know all that it read.
    const looking = liveQuery(async () => reopening(phone.replica, () => ask(phone))).subscribe(
      (value) => setHeard({ value }),
      (error: unknown) => setHeard({ error }),
    )
    return () => looking.unsubscribe()
  }, [phone, ...deps])
  // oxlint-enable react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  if (heard.error) throw heard.error
  return heard.value
}

/** What a person sees: base plus what is unsaid, live. `undefined` only while looking. */
export const useView = <T>(
  ask: (view: View) => Promise<T>,
  deps: unknown[],
  first?: T,
): T | undefined => useReplica(async (phone) => ask(await View.of(phone)), deps, first)

const NOTHING: Unsent[] = []

/** Undefined until it has been looked. */
export const useUnsentKnown = (): Unsent[] | undefined => useReplica(unsentOn, [])

export const useUnsent = (): Unsent[] => useUnsentKnown() ?? NOTHING

/** The unsent thing about one row, the latest if there are more. */
export function useWaiting(ref: string): Unsent | null {
  return useUnsent().findLast((unsent) => unsent.ref === ref) ?? null
}
