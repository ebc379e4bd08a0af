import { useSyncExternalStore } from 'react'
import { readNow } from '#pwa/ui/browser/clock.ts'
import { faultText, type FaultSide, type NetworkError } from './errors.ts'

/**
 * Null while Onise can be reached. `noNetwork` only if the phone says that it has none, else what is known: that Onise
 * does not answer, or cannot be reached.
 */
export type WhyOffline = (noNetwork: string) => string | null

type Connectivity = {
  online: boolean
  /** Why Onise cannot be reached, when the phone says that it has a network. */
  fault: NetworkError | null
  lastResponseAt: number | null
  whyOffline: WhyOffline
}

const stateOf = (
  online: boolean,
  fault: NetworkError | null,
  lastResponseAt: number | null,
): Connectivity => ({
  online,
  fault,
  lastResponseAt,
  whyOffline: (noNetwork) => {
    if (online) return null
    return fault ? faultText(fault) : noNetwork
  },
})

/**
 * Whether Onise can be reached. `navigator.onLine` is only a hint: a phone with two bars and no bytes claims to be
 * online, so the outcome of the last call has precedence.
 */
export function createOnline(now: () => number, browserHint: () => boolean = () => true) {
  let state = stateOf(browserHint(), null, null)
  const listeners = new Set<() => void>()
  const update = (next: Connectivity) => {
    const { online, fault, lastResponseAt } = state
    if (next.online === online && next.fault === fault && next.lastResponseAt === lastResponseAt)
      return
    state = next
    for (const listener of listeners) listener()
  }
  return {
    markReachable: () => update(stateOf(true, null, now())),
    markUnreachable: (failure?: NetworkError) =>
      update(
        stateOf(false, failure && failure.side !== 'phone' ? failure : null, state.lastResponseAt),
      ),
    /** After an `online` or `offline` event of the browser. */
    applyHint: () => update(stateOf(browserHint(), null, state.lastResponseAt)),
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The state of this tab, updated by every call. */
export const online = createOnline(readNow, () => globalThis.navigator?.onLine !== false)

export const useOnline = (): Connectivity =>
  useSyncExternalStore(online.subscribe, online.read, online.read)

const PROBE_FILE = '/icons/icon-192.png'
const PROBE_MS = 2000

/** After a call without a response: whether a file of Onise arrives that no cache holds, and that is served without the worker. */
export async function findSide(): Promise<FaultSide> {
  if (!navigator.onLine) return 'phone'
  const aborter = new AbortController()
  const timer = setTimeout(() => aborter.abort(), PROBE_MS)
  try {
    const { ok, headers } = await fetch(PROBE_FILE, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'error',
      signal: aborter.signal,
    })
    return ok && headers.get('content-type') === 'image/png' ? 'onise' : 'unknown'
  } catch {
    return navigator.onLine ? 'unknown' : 'phone'
  } finally {
    clearTimeout(timer)
  }
}
