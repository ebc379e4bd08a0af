import { foldWords } from '../fold-search.ts'
import { allPlaces, type Place } from './places.ts'

/** "Ibadan" of "Ibadan North East", "Calabar" of "Calabar Municipal": what people call all of them. */
const DIRECTIONS = /(?: (?:north|south|east|west|central|municipal))+$/

/** By folded name, the places that it can mean. A state is all of its places. */
type Names = ReadonlyMap<string, ReadonlySet<Place>>

function namesOf(namedPlaces: readonly (readonly [name: string, place: Place])[]): Names {
  const names = new Map<string, Set<Place>>()
  for (const [name, place] of namedPlaces) {
    const key = foldWords(name)
    names.set(key, (names.get(key) ?? new Set()).add(place))
  }
  return names
}

function collectNames() {
  const places = allPlaces()
  const areas = namesOf(
    places
      .filter(({ name }) => DIRECTIONS.test(foldWords(name)))
      .map((place) => [foldWords(place.name).replace(DIRECTIONS, ''), place]),
  )
  const names = namesOf([
    ...places.flatMap((place) =>
      [place, place.state].flatMap(({ name, otherNames }) =>
        [name, ...otherNames].map((one) => [one, place] as const),
      ),
    ),
    // Of one alone it is another area: "Remo" is more than Remo North.
    ...[...areas].flatMap(([name, { size }]) =>
      size > 1 ? [...(areas.get(name) ?? [])].map((place) => [name, place] as const) : [],
    ),
  ])
  const states = new Set(places.map(({ state }) => state.name))
  /** "Port Harcourt" is called so beside others of its state; "Garki" also in another state, and "Kano" is a state. */
  const isName = ({ name, state }: Place) =>
    !states.has(name) && [...(names.get(foldWords(name)) ?? [])].every((one) => one.state === state)
  const labelsOf = (place: Place) => [
    place.label,
    `${place.name}, ${place.state.name}`,
    `${place.name}, ${place.state.name} State`,
    ...(isName(place) ? [place.name] : []),
  ]
  /** As forms write them, and a name alone. */
  const labels = new Map(
    places.flatMap((place) => labelsOf(place).map((label) => [foldWords(label), place] as const)),
  )
  return { labels, names }
}

let collected: ReturnType<typeof collectNames> | undefined

/** What may stand behind a name: "Wuse 2", "Ikeja GRA", "Berger bus stop", "Oyo State, Nigeria". */
const ADDITION =
  / (?:state|nigeria|lga|lcda|lg|local government(?: area)?|gra|town|city|area|axis|environs|estate|extension|phase|zone|bus ?stop|junction|roundabout|market|under bridge|\d{1,2}|i{1,3}|iv)$/

/** Its last words, from four to one. */
const endsOf = (words: readonly string[]) =>
  [4, 3, 2, 1]
    .filter((count) => count <= words.length)
    .map((count) => words.slice(-count).join(' '))

/** What the names at the end of a part of a text can mean, from the last. "Ikeja Road" ends with none. */
function mentionsIn(part: string, names: Names): ReadonlySet<Place>[] {
  const mentions: ReadonlySet<Place>[] = []
  let rest = foldWords(part)
  for (;;) {
    const name = endsOf(rest.split(' ')).find((end) => names.has(end))
    const places = name === undefined ? undefined : names.get(name)
    if (places) mentions.push(places)
    const before =
      name === undefined ? ` ${rest}`.replace(ADDITION, '') : rest.slice(0, -name.length)
    if (before.trim() === rest || before.trim() === '') return mentions
    rest = before.trim()
  }
}

/**
 * The place that a free text surely means: all that it names meet in one. Null where that is none or more: "Surulere" is in
 * two states, "Ibadan" has five, and "Ikeja Road" may be anywhere.
 */
export function matchPlace(text: string): Place | null {
  collected ??= collectNames()
  const { labels, names } = collected
  const labelled = labels.get(foldWords(text))
  if (labelled) return labelled
  const [first, ...others] = text
    .split(/[,;\n()|–—]| - /)
    .flatMap((part) => mentionsIn(part, names))
  const [only, ...more] = [...(first ?? [])].filter((place) =>
    others.every((places) => places.has(place)),
  )
  return only && more.length === 0 ? only : null
}
