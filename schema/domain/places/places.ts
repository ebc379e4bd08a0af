// The places of the marketplace: states and local government areas, what people call them, and how far apart they are. On the
// phone it is a chunk of its own: forms and lists load it by `import()`.
import { foldWords } from '../fold-search.ts'
import type { Reach } from './reach.ts'
import { LGAS, OTHER_NAMES, OTHER_STATE_NAMES } from './table.ts'

export type State = { id: string; name: string; otherNames: readonly string[] }
export type Place = {
  /** For ever: "lagos-ikeja". */
  id: string
  name: string
  state: State
  /** "Ikeja, Lagos"; "Lagos Island" names its state itself. */
  label: string
  latitude: number
  longitude: number
  otherNames: readonly string[]
}

const slugOf = (name: string) => foldWords(name).replaceAll(' ', '-')

/** Of "id: name, name; id: name". */
const entriesOf = (text: string) =>
  text.split(';').map((entry) => {
    const [key = '', list = ''] = entry.trim().split(/:\s/)
    return [key, list.split(',').map((name) => name.trim().replace(/\s+/g, ' '))] as const
  })

const STATE = /^(.+) (\d+) (\d+)$/
const LGA = /^(.*?)(?:=(\S+))? (\d+) (\d+)$/

function readTable() {
  const otherNames = new Map(entriesOf(OTHER_NAMES))
  const otherStateNames = new Map(entriesOf(OTHER_STATE_NAMES))
  const places = new Map<string, Place>()
  const states = new Map<string, State>()
  for (const [key, lgas] of entriesOf(LGAS)) {
    const [, stateName = '', south, west] = STATE.exec(key) ?? []
    const stateId = slugOf(stateName)
    const state = { id: stateId, name: stateName, otherNames: otherStateNames.get(stateId) ?? [] }
    states.set(stateId, state)
    for (const lga of lgas) {
      const [, name = '', slug = slugOf(name), north, east] = LGA.exec(lga) ?? []
      const id = `${stateId}-${slug}`
      places.set(id, {
        id,
        name,
        state,
        label: name.startsWith(`${stateName} `) ? name : `${name}, ${stateName}`,
        latitude: (Number(south) + Number(north)) / 100,
        longitude: (Number(west) + Number(east)) / 100,
        otherNames: otherNames.get(id) ?? [],
      })
    }
  }
  return { places, states }
}

let table: ReturnType<typeof readTable> | undefined
/** Read when it is first needed: a worker that answers another call does not wait for it. */
const getTable = () => (table ??= readTable())

export const allPlaces = (): Place[] => [...getTable().places.values()]
export const allStates = (): State[] => [...getTable().states.values()]

/** Null for no place, and for one that only a newer build has. */
export const placeOf = (id: string | null | undefined): Place | null =>
  getTable().places.get(id ?? '') ?? null
export const stateOf = (id: string | null | undefined): State | null =>
  getTable().states.get(id ?? '') ?? null

export const placesOfState = (stateId: string): Place[] =>
  allPlaces().filter(({ state }) => state.id === stateId)

const EARTH_RADIUS_KM = 6371
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

type Point = Pick<Place, 'latitude' | 'longitude'>

/** By the haversine formula. */
function kilometresBetween(one: Point, other: Point): number {
  const latitudes = Math.sin(toRadians(other.latitude - one.latitude) / 2) ** 2
  const longitudes = Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2
  const cosines = Math.cos(toRadians(one.latitude)) * Math.cos(toRadians(other.latitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(latitudes + cosines * longitudes))
}

/** Between the middles of two places; 0 in the same place, null when one of them is not known. */
export function distanceKm(one: string | null, other: string | null): number | null {
  const from = placeOf(one)
  const to = placeOf(other)
  return from && to && kilometresBetween(from, to)
}

/** Whoever is farther from the middle of every place is not in Nigeria: the largest is 100 km wide. */
const NEAREST_MAX_KM = 100

/** The place whose middle is nearest, for a position that the phone knows and nobody else gets; null outside of Nigeria. */
export function nearestPlace(latitude: number, longitude: number): Place | null {
  let nearest: Place | null = null
  let shortest = NEAREST_MAX_KM
  for (const place of allPlaces()) {
    const km = kilometresBetween({ latitude, longitude }, place)
    if (km < shortest) {
      nearest = place
      shortest = km
    }
  }
  return nearest
}

export type WorkArea = {
  place: string | null
  /** Where a professional works beside it. */
  areas: readonly string[]
  reach: Reach
}

/** The own places of a professional. */
export const basesOf = ({ place, areas }: Pick<WorkArea, 'place' | 'areas'>): Place[] =>
  [place, ...areas].flatMap((id) => placeOf(id) ?? [])

/** From the nearest of them; 0 in one of them. */
export const kilometresFrom = (bases: readonly Place[], target: Place): number =>
  Math.min(...bases.map((base) => kilometresBetween(base, target)))

/** Whether a professional goes to a place. Who says no place of his own, or goes anywhere, goes to each. */
export function isWithinReach(place: string | null, area: WorkArea): boolean {
  const bases = basesOf(area)
  const { reach } = area
  if (reach === 'anywhere' || bases.length === 0) return true
  const target = placeOf(place)
  if (!target) return false
  return reach === 'state'
    ? bases.some(({ state }) => state === target.state)
    : kilometresFrom(bases, target) <= Number(reach)
}

/**
 * The ids of the places that somebody goes to, the nearest first: by kilometres from the nearest of the own places, in one
 * place by its id. Null stands for work without a place, last, and only for who goes anywhere. Null without a place of
 * one's own: nothing is near then.
 */
export function placesByDistance(area: WorkArea): (string | null)[] | null {
  const bases = basesOf(area)
  if (bases.length === 0) return null
  const ranked = allPlaces()
    .filter(({ id }) => isWithinReach(id, area))
    .map((place) => ({ id: place.id, km: kilometresFrom(bases, place) }))
    .toSorted((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id)
  return area.reach === 'anywhere' ? [...ranked, null] : ranked
}

export type FoundPlace = {
  place: Place
  /** The name that was written, when it is not the place's own: "Berger" of Ikeja. */
  otherName: string | null
}

const SEARCH_MIN = 2

/** A name as searches compare it. */
type Name = { written: string; folded: string }
const toName = (written: string): Name => ({ written, folded: foldWords(written) })

const toEntry = (place: Place) => ({
  place,
  name: toName(place.name),
  label: toName(place.label),
  otherNames: place.otherNames.map(toName),
  stateNames: [place.state.name, ...place.state.otherNames].map(foldWords),
})
type Entry = ReturnType<typeof toEntry>

let entries: Entry[] | undefined

const hasWords = (folded: string, search: string) =>
  search.split(' ').every((word) => ` ${folded}`.includes(` ${word}`))

/** How well a place answers a search, from 0, and the name by which it does. */
function rankOf({ name, label, otherNames, stateNames }: Entry, search: string) {
  const states = stateNames.join(' ')
  const answers: (readonly [isAnswer: (name: Name) => boolean, of: readonly Name[]])[] = [
    [({ folded }) => folded === search, [name, label]],
    [({ folded }) => folded.startsWith(search), [name]],
    [({ folded }) => folded === search, otherNames],
    [({ folded }) => folded.startsWith(search), otherNames],
    [({ folded }) => hasWords(folded, search), [name, ...otherNames]],
    [({ folded }) => hasWords(`${folded} ${states}`, search), [name, ...otherNames]],
  ]
  for (const [rank, [isAnswer, names]] of answers.entries()) {
    const found = names.find(isAnswer)
    if (found) return { rank, otherName: otherNames.includes(found) ? found.written : null }
  }
  return null
}

const inOrder = (one: string, other: string) => (one < other ? -1 : 1)

/** Places whose name, other name or state begins with a text, of two letters at least; exact names first. */
export function searchPlaces(text: string): FoundPlace[] {
  const search = foldWords(text)
  if (search.length < SEARCH_MIN) return []
  entries ??= allPlaces().map(toEntry)
  return entries
    .flatMap((entry) => {
      const answer = rankOf(entry, search)
      return answer ? [{ place: entry.place, answer }] : []
    })
    .toSorted(
      (one, other) =>
        one.answer.rank - other.answer.rank || inOrder(one.place.label, other.place.label),
    )
    .map(({ place, answer }) => ({ place, otherName: answer.otherName }))
}
