import { useSyncExternalStore } from 'react'

type Connection = EventTarget & { saveData?: boolean }

const LITE = 'lite'
const listeners = new Set<() => void>()
const connection = () =>
  (globalThis.navigator as { connection?: Connection } | undefined)?.connection

/** The phone itself asks every site to spare its data. */
export const isSaveData = (): boolean => connection()?.saveData === true

/** What the person chose on this device. */
export const isLite = (): boolean => globalThis.localStorage?.getItem(LITE) === 'on'

/** Data is dear here: pictures on tap, nothing ahead of being wanted, and rarer polls (PERFORMANCE 3). */
export const isSparing = (): boolean => isLite() || isSaveData()

export function setLite(on: boolean): void {
  if (on) localStorage.setItem(LITE, 'on')
  else localStorage.removeItem(LITE)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** No page that is drawn at build knows whose data it will cost. */
const unknown = () => false
export const useSparing = (): boolean => useSyncExternalStore(subscribe, isSparing, unknown)
export const useLite = (): boolean => useSyncExternalStore(subscribe, isLite, unknown)
