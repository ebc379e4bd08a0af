import { useEffect, useSyncExternalStore } from 'react'

const importPlaces = () => import('#schema/domain/places/places.ts')
type Places = Awaited<ReturnType<typeof importPlaces>>

let places: Places | null = null
const listeners = new Set<() => void>()

/** The table of places is a chunk of its own, in the precache: no first screen waits for it. */
export async function loadPlaces(): Promise<Places> {
  places ??= await importPlaces()
  for (const listener of listeners) listener()
  return places
}

/** Null until they have been loaded. */
const placesIfLoaded = (): Places | null => places

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads them, and renders again when they are there. Null before, and without the file. */
export function usePlaces(isNeeded = true): Places | null {
  // Without a network and a precache the screen goes without it.
  useEffect(() => {
    if (isNeeded) void loadPlaces().catch(() => null)
  }, [isNeeded])
  return useSyncExternalStore(subscribe, placesIfLoaded, placesIfLoaded)
}

/** "Ikeja, Lagos"; the id of a place that only a newer build knows, and before the table is there. */
export const placeLabel = (id: string): string => places?.placeOf(id)?.label ?? id
