import { useMemo } from 'react'
import { usePlaces } from '#pwa/places/use-places.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Place } from '#schema/domain/places/places.ts'
import { DEFAULT_REACH, type Reach } from '#schema/domain/places/reach.ts'
import { messages } from './messages.ts'

/** What lies where, seen from the places of the user's profile. */
export type Near = {
  /** How many places are nearer than this one; work without a place comes last. */
  nearer: (place: string | null) => number
  /** "4 km", "in Ikeja"; null for work without a place. */
  distanceTo: (place: string | null) => string | null
  isWithin: (place: string | null, reach: Reach) => boolean
  /** "Within 25 km"; null for who goes anywhere. */
  reachLabel: string | null
  /** For the server, which lists from there too. */
  input: { place: string; areas: readonly string[] }
  reach: Reach
  home: Place
  placeOf: (id: string | null) => Place | null
}

/** Null for a user without a place, and until the table of places is there. */
export function useNear(user: Partial<OwnUser> | null | undefined): Near | null {
  const { place = null, areas, reach = DEFAULT_REACH } = user ?? {}
  const places = usePlaces(place !== null)
  return useMemo(() => {
    const home = places?.placeOf(place)
    if (!places || !home) return null
    const area = { place: home.id, areas: areas ?? [] }
    const bases = places.basesOf(area)
    let ranks: ReadonlyMap<string | null, number> | undefined
    // Of all places, so only once something is sorted by them.
    const rankPlaces = () => {
      const order = places.placesByDistance({ ...area, reach: 'anywhere' }) ?? []
      return new Map(order.map((id, rank) => [id, rank]))
    }
    const distanceTo = (id: string | null) => {
      const target = places.placeOf(id)
      if (!target) return null
      const km = places.kilometresFrom(bases, target)
      return km === 0
        ? messages.inPlace(target.name)
        : messages.kilometres(Math.max(1, Math.round(km)))
    }
    const labels = { anywhere: null, state: messages.inState(home.state.name) } as const
    return {
      nearer: (id) => {
        ranks ??= rankPlaces()
        return ranks.get(id) ?? ranks.size
      },
      distanceTo,
      isWithin: (id, within) => places.isWithinReach(id, { ...area, reach: within }),
      reachLabel:
        reach === 'anywhere' || reach === 'state'
          ? labels[reach]
          : messages.inReach(messages.kilometres(Number(reach))),
      input: area,
      reach,
      home,
      placeOf: places.placeOf,
    }
  }, [places, place, areas, reach])
}
