import { useSyncExternalStore } from 'react'
import { readInstallEvent, setInstallEvent, subscribeToInstallEvent } from './watch-install.ts'

const DECLINED = 'install-declined'
const canInstall = () => readInstallEvent() !== null
const canOffer = () => canInstall() && localStorage.getItem(DECLINED) === null

/** Whether the app may offer the installation: false once it was declined. */
export const useCanInstall = (): boolean => useSyncExternalStore(subscribeToInstallEvent, canOffer)
/** Whether the browser can install, even after the offer was declined. */
export const useInstallable = (): boolean =>
  useSyncExternalStore(subscribeToInstallEvent, canInstall)

export async function install(): Promise<void> {
  const event = readInstallEvent()
  setInstallEvent(null)
  await event?.prompt()
}

export function declineInstall(): void {
  localStorage.setItem(DECLINED, String(Date.now()))
  setInstallEvent(readInstallEvent())
}
