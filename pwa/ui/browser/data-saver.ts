import { useSyncExternalStore } from 'react'

type Connection = EventTarget & { saveData?: boolean; type?: string; effectiveType?: string }

const LITE = 'lite'
const listeners = new Set<() => void>()
const connection = () =>
  (globalThis.navigator as { connection?: Connection } | undefined)?.connection

/** The browser's own data saver is on. */
export const isSaveData = (): boolean => connection()?.saveData === true

/** The user's choice on this device. */
const isLite = (): boolean => globalThis.localStorage?.getItem(LITE) === 'on'

/** Saves data: pictures load on tap, nothing is prefetched, and polls are rarer. */
export const isDataSaverOn = (): boolean => isLite() || isSaveData()

/** Data costs money or is slow here. Firefox and Safari do not report it, and count as unmetered. */
export function isMetered(): boolean {
  const { type, effectiveType = '4g' } = connection() ?? {}
  return isDataSaverOn() || type === 'cellular' || effectiveType !== '4g'
}

/** The phone has moved to another network, such as from Wi-Fi to mobile data. Firefox and Safari do not say so. */
export function watchNetwork(onChange: () => void, signal: AbortSignal): void {
  let type = connection()?.type
  const onEvent = () => {
    const before = type
    type = connection()?.type
    if (type !== before && type !== 'none') onChange()
  }
  connection()?.addEventListener('change', onEvent, { signal })
}

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

/** A prerendered page does not know its reader's setting. */
const atBuild = () => false
export const useDataSaver = (): boolean => useSyncExternalStore(subscribe, isDataSaverOn, atBuild)
export const useLite = (): boolean => useSyncExternalStore(subscribe, isLite, atBuild)
