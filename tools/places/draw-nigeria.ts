// `npm run nigeria`: prints the paths of the drawing of Nigeria (pwa/ui/display/nigeria-paths.ts). The border of the country is Natural
// Earth's at 1:110 million, in the public domain. Nobody gives the borders of states under a free licence in so few bytes, so
// a place belongs to the state of the nearest local government area: right enough for a drawing of 120 pixels, no map.
import { allPlaces, type Place } from '#schema/domain/places/places.ts'
import { projectPlace } from '#schema/domain/places/projection.ts'

type Point = readonly [x: number, y: number]
type Segment = readonly [Point, Point]

/** Longitude, latitude. */
const BORDER = `
  2.69 6.26, 2.75 7.87, 2.72 8.51, 2.91 9.14, 3.22 9.44, 3.71 10.06, 3.6 10.33, 3.8 10.73, 3.57 11.33, 3.61
  11.66, 3.68 12.55, 3.97 12.96, 4.11 13.53, 4.37 13.75, 5.44 13.87, 6.45 13.49, 6.82 13.12, 7.33 13.1, 7.8
  13.34, 9.01 12.83, 9.52 12.85, 10.11 13.28, 10.7 13.25, 10.99 13.39, 11.53 13.33, 12.3 13.04, 13.08 13.6,
  13.32 13.56, 14.0 12.46, 14.18 12.48, 14.58 12.09, 14.47 11.9, 14.42 11.57, 13.57 10.8, 13.31 10.16, 13.17
  9.64, 12.96 9.42, 12.75 8.72, 12.22 8.31, 12.06 7.8, 11.84 7.4, 11.75 6.98, 11.06 6.64, 10.5 7.06, 10.12 7.04,
  9.52 6.45, 9.23 6.44, 8.76 5.48, 8.5 4.77, 7.46 4.41, 7.08 4.46, 6.7 4.24, 5.9 4.26, 5.36 4.89, 5.03 5.61,
  4.33 6.27, 3.57 6.26`
const outline = BORDER.split(',').map((point) => {
  const [longitude = 0, latitude = 0] = point.trim().split(' ').map(Number)
  return projectPlace({ latitude, longitude })
})

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

type Corner = {
  point: Point
  /** Beyond the edge from here to the next corner. */ neighbour: Place | null
}

/** The part of a cell that is nearer to `own` than to `other`. */
function cut(cell: readonly Corner[], own: Point, other: Point, neighbour: Place): Corner[] {
  const excess = ({ point }: Corner) => distance(point, own) ** 2 - distance(point, other) ** 2
  return cell.flatMap((corner, index) => {
    const next = cell[(index + 1) % cell.length] ?? corner
    const [here, there] = [excess(corner), excess(next)]
    const crossing = () => between(corner.point, next.point, here / (here - there))
    if (here <= 0 && there <= 0) return [corner]
    if (here <= 0) return [corner, { point: crossing(), neighbour }]
    return there <= 0 ? [{ point: crossing(), neighbour: corner.neighbour }] : []
  })
}

const FRAME: Corner[] = [
  [-99, -99],
  [399, -99],
  [399, 399],
  [-99, 399],
].map(([x = 0, y = 0]) => ({
  point: [x, y],
  neighbour: null,
}))

/** The edges between places of two states, each once. */
function stateEdges(): Segment[] {
  const places = allPlaces().map((place) => ({ place, at: projectPlace(place) }))
  return places.flatMap(({ place, at }) => {
    const others = places
      .filter((each) => each.place !== place && distance(each.at, at) > 0.001)
      .toSorted((a, b) => distance(a.at, at) - distance(b.at, at))
    const cell = others.reduce((rest, other) => cut(rest, at, other.at, other.place), FRAME)
    return cell.flatMap(({ point, neighbour }, index): Segment[] => {
      const next = cell[(index + 1) % cell.length]?.point ?? point
      return neighbour && neighbour.state.id > place.state.id ? [[point, next]] : []
    })
  })
}

function isInside([x, y]: Point): boolean {
  let inside = false
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
      inside = !inside
  }
  return inside
}

const STEPS = 40
/** The part of an edge inside the country. */
function clip([from, to]: Segment): Segment[] {
  const inside = Array.from({ length: STEPS + 1 }, (_, step) =>
    between(from, to, step / STEPS),
  ).filter(isInside)
  const [first, last] = [inside[0], inside.at(-1)]
  return first && last && first !== last ? [[first, last]] : []
}

const keyOf = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Edges that meet, as lines from one junction to the next. */
function chain(segments: readonly Segment[]): Point[][] {
  const ends = new Map<string, Segment[]>()
  for (const segment of segments)
    for (const end of segment) ends.set(keyOf(end), [...(ends.get(keyOf(end)) ?? []), segment])
  const isUsed = new Set<Segment>()
  const lines: Point[][] = []
  const walk = (line: Point[]): void => {
    const last = line.at(-1)
    const meeting = ends.get(last ? keyOf(last) : '') ?? []
    const next = meeting.find((segment) => !isUsed.has(segment))
    if (!last || !next || meeting.length !== 2) return
    isUsed.add(next)
    line.push(keyOf(next[0]) === keyOf(last) ? next[1] : next[0])
    walk(line)
  }
  for (const segment of segments) {
    if (isUsed.has(segment)) continue
    isUsed.add(segment)
    const [forward, backward]: [Point[], Point[]] = [[...segment], [segment[1], segment[0]]]
    walk(forward)
    walk(backward)
    lines.push([...backward.toReversed(), ...forward.slice(2)])
  }
  return lines
}

const TOLERANCE = 1.6
/** Douglas and Peucker's: leaves out corners that are near the line. */
function simplify(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const off = (point: Point) => {
    const length = distance(first, last)
    if (length === 0) return distance(point, first)
    const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
    return Math.abs(dx * (first[1] - point[1]) - dy * (first[0] - point[0])) / length
  }
  const farthest = line.reduce(
    (best, point, index) => (off(point) > off(line[best] ?? first) ? index : best),
    0,
  )
  if (off(line[farthest] ?? first) < TOLERANCE) return [first, last]
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))]
}

/** "M10 20l3-4 5 0": the first point, then steps, in whole units. */
function pathOf(line: readonly Point[]): string {
  const rounded = line.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const points = rounded.filter((point, index) => String(point) !== String(rounded[index - 1]))
  const [first, ...rest] = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0]
    return `${x - fromX} ${y - fromY}`
  })
  return rest.length === 0 ? '' : `M${first}l${rest.join(' ')}`.replaceAll(' -', '-')
}

const lines = chain(stateEdges().flatMap(clip)).map(simplify)
console.log(`export const OUTLINE =\n  '${pathOf(outline)}z'`)
console.log(`export const STATE_LINES =\n  '${lines.map(pathOf).join('')}'`)
