import { useSyncExternalStore } from 'react'

/** Chromium's own; not every browser has it, and where it is missing nothing is offered. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

const DECLINED = 'install-declined'
let waiting: InstallEvent | null = null
const listeners = new Set<() => void>()

function hold(event: InstallEvent | null) {
  waiting = event
  for (const listener of listeners) listener()
}

/** The browser would offer at the door; we keep its offer until somebody has found Onise useful. */
export function watchForInstall(target: EventTarget = window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    hold(event as InstallEvent)
  })
  target.addEventListener('appinstalled', () => {
    hold(null)
    void import('#pwa/sync/keep-storage.ts')
      .then(({ askToKeep }) => askToKeep(true))
      .catch(() => {})
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const canOffer = () => waiting !== null && localStorage.getItem(DECLINED) === null

export const useCanInstall = (): boolean => useSyncExternalStore(subscribe, canOffer)
/** Whoever looks for it in the settings may change their mind. */
export const useInstallable = (): boolean => useSyncExternalStore(subscribe, () => waiting !== null)

export async function install(): Promise<void> {
  const event = waiting
  hold(null)
  await event?.prompt()
}

/** Asked once: a no is a no. */
export function declineInstall(): void {
  localStorage.setItem(DECLINED, String(Date.now()))
  hold(waiting)
}
