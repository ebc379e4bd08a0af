import { loadPlaces } from './use-places.ts'

/** Why the phone does not say where it is. */
export type LocateFailure = 'denied' | 'unknown' | 'slow' | 'abroad'

const SLOW_MS = 15_000
/** An area is large: where the phone was some minutes ago is as good. */
const MAX_AGE_MS = 10 * 60_000

const FAILURES: Readonly<Record<number, LocateFailure>> = { 1: 'denied', 3: 'slow' }

const readPosition = () =>
  new Promise<GeolocationCoordinates | LocateFailure>((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unknown')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => resolve(FAILURES[code] ?? 'unknown'),
      { enableHighAccuracy: false, timeout: SLOW_MS, maximumAge: MAX_AGE_MS },
    )
  })

/**
 * The area where the phone is now. It is asked once, the area is computed here, and the position is neither stored nor sent
 * (docs/rules.md#a-place-is-a-local-government-area).
 */
export async function locatePlace() {
  const position = await readPosition()
  if (typeof position === 'string') return position
  const { nearestPlace } = await loadPlaces()
  return nearestPlace(position.latitude, position.longitude) ?? 'abroad'
}
