import { kilometresFrom, placeOf, allPlaces } from './places.ts'
import { REACHES, type Reach } from './reach.ts'

/** Of an alert without a place. */
const NO_AREA = '*'

/** Of an alert at a place: what the triggers of `alerts` write. */
const areaKey = (place: string, reach: Reach) => `${place}:${reach}`

/** An area that a todo is in, and its whole kilometres from the place of that area; null without a place. */
type AlertArea = readonly [km: number | null, area: string]

/**
 * All areas of alerts that contain a place, the nearest first: as `isWithinReach` has it. Work without a place is only in
 * those that reach anywhere.
 */
export function alertAreasOf(placeId: string | null): AlertArea[] {
  const target = placeOf(placeId)
  const places = target
    ? allPlaces()
        .map((place) => ({ place, km: kilometresFrom([place], target) }))
        .toSorted((one, other) => one.km - other.km)
    : allPlaces().map((place) => ({ place, km: null }))
  const contains = (reach: Reach, km: number | null, isSameState: boolean) => {
    if (reach === 'anywhere') return true
    if (km === null) return false
    return reach === 'state' ? isSameState : km <= Number(reach)
  }
  const areas = places.flatMap(({ place, km }) =>
    REACHES.filter((reach) => contains(reach, km, place.state === target?.state)).map(
      (reach): AlertArea => [km === null ? null : Math.round(km), areaKey(place.id, reach)],
    ),
  )
  return [...areas, [null, NO_AREA]]
}
