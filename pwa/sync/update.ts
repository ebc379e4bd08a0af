import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'

const HOURLY_MS = 60 * 60_000
type Connection = { saveData?: boolean }

let waiting: Workbox | null = null
const listeners = new Set<() => void>()

function offer(workbox: Workbox) {
  waiting = workbox
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A new build waits. Offered, never forced: what is being typed or sent comes first (DESIGN 4). */
export const useUpdateWaiting = (): boolean =>
  useSyncExternalStore(subscribe, () => waiting !== null)

/** The person wants it now: the new worker takes over and the page starts again with it. */
export function takeUpdate(): void {
  if (!waiting) return location.reload()
  waiting.addEventListener('controlling', () => location.reload())
  waiting.messageSkipWaiting()
}

const WORKER = '/sw.js'
type Rules = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules }

/** The one script that is named by a text. Where a browser takes only trusted ones, this policy vouches for it alone (SECURITY 4). */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('onise', { createScriptURL: () => WORKER })
  return policy?.createScriptURL(WORKER) ?? WORKER
}

/** Registers the service worker and looks for a newer one each hour and on coming back, unless data is dear. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox(workerAddress())
  workbox.addEventListener('waiting', () => offer(workbox))
  await workbox.register().catch(() => {})

  let looked = Date.now()
  const look = () => {
    const { saveData } = (navigator as { connection?: Connection }).connection ?? {}
    const isDue = Date.now() - looked > HOURLY_MS && document.visibilityState === 'visible'
    if (!isDue || saveData) return
    looked = Date.now()
    void workbox.update().catch(() => {})
  }
  setInterval(look, HOURLY_MS / 4)
  document.addEventListener('visibilitychange', look)
}
