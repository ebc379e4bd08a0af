import { useSyncExternalStore } from 'react'

/** Chromium only. Browsers without this event get no install button. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

const DECLINED = 'install-declined'
let installEvent: InstallEvent | null = null
const listeners = new Set<() => void>()

function setInstallEvent(event: InstallEvent | null) {
  installEvent = event
  for (const listener of listeners) listener()
}

/** Stores the browser's install prompt, so that the app can offer it later. */
export function watchForInstall(target: EventTarget = window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setInstallEvent(event as InstallEvent)
  })
  target.addEventListener('appinstalled', () => {
    setInstallEvent(null)
    void import('#pwa/maintenance/persist-storage.ts')
      .then(({ requestPersistence }) => requestPersistence(true))
      .catch(() => {})
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const canOffer = () => installEvent !== null && localStorage.getItem(DECLINED) === null

/** Whether the app may offer the installation: false once it was declined. */
export const useCanInstall = (): boolean => useSyncExternalStore(subscribe, canOffer)
/** Whether the browser can install, even after the offer was declined. */
export const useInstallable = (): boolean =>
  useSyncExternalStore(subscribe, () => installEvent !== null)

export async function install(): Promise<void> {
  const event = installEvent
  setInstallEvent(null)
  await event?.prompt()
}

export function declineInstall(): void {
  localStorage.setItem(DECLINED, String(Date.now()))
  setInstallEvent(installEvent)
}
