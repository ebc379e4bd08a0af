import { allPlaces, kilometresFrom, placeOf } from './places.ts'
import { REACHES, type Reach } from './reach.ts'

/** Of who goes anywhere, in the entries of the directory. */
const ANYWHERE_AREA = '*'

export type DirectoryArea = {
  area: string
  /** From its middle to that of the place that is asked for; null where that says nothing. */
  km: number | null
  /** Those of its professionals who go to the place that is asked for, by their reach. */
  reaches: readonly Reach[]
}

/** The longest reach in kilometres. */
const FARTHEST_KM = 100

/** The areas of the directory whose professionals may go to a place, as `isWithinReach` has it, the nearest first. */
export function directoryAreasNear(placeId: string): DirectoryArea[] {
  const target = placeOf(placeId)
  if (!target) return []
  const near = allPlaces()
    .map((place) => ({ place, km: kilometresFrom([place], target) }))
    .filter(({ place, km }) => km <= FARTHEST_KM || place.state === target.state)
    .toSorted((one, other) => one.km - other.km || (one.place.id < other.place.id ? -1 : 1))
  const areas = near.map(({ place, km }) => ({
    area: place.id,
    km: Math.round(km),
    reaches: REACHES.filter((reach) => {
      if (reach === 'anywhere') return true
      return reach === 'state' ? place.state === target.state : km <= Number(reach)
    }),
  }))
  return [...areas, { area: ANYWHERE_AREA, km: null, reaches: REACHES }]
}
