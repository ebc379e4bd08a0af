/** Chromium only. Browsers without this event get no install button. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

let installEvent: InstallEvent | null = null
const listeners = new Set<() => void>()

export function setInstallEvent(event: InstallEvent | null) {
  installEvent = event
  for (const listener of listeners) listener()
}
export const readInstallEvent = () => installEvent

export const subscribeToInstallEvent = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
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
