type Point = { x: number; y: number }

export const GRAPH_WIDTH = 360
/** With more accounts the words would cover each other; all of it is in the list below. */
const WITH_AMOUNTS_MAX = 4
const NAMED_MAX = 8

export type GraphLayout = {
  height: number
  /** Of a circle of an account. */
  radius: number
  points: readonly Point[]
  /** Of two accounts the words stand in the picture. Of a few it has the number in the list, or that and the amount. */
  labels: 'words' | 'amounts' | 'numbers' | 'none'
}

const HEIGHT = 356
const CENTER = { x: GRAPH_WIDTH / 2, y: HEIGHT / 2 }

function labelsOf(count: number): GraphLayout['labels'] {
  if (count <= 2) return 'words'
  if (count <= WITH_AMOUNTS_MAX) return 'amounts'
  return count <= NAMED_MAX ? 'numbers' : 'none'
}

/** Two side by side, more of them around a circle, the first at the top. */
export function layOutGraph(count: number): GraphLayout {
  const labels = labelsOf(count)
  if (labels === 'words') {
    const pair = [56, GRAPH_WIDTH - 56].map((x) => ({ x, y: 48 }))
    return { height: 104, radius: 26, points: pair.slice(0, count), labels }
  }
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2
    return { x: CENTER.x + 128 * Math.cos(angle), y: CENTER.y + 122 * Math.sin(angle) }
  })
  return { height: HEIGHT, radius: labels === 'none' ? 16 : 24, points, labels }
}

/** Where a name stands: outside of the circle of accounts, where no line is. */
export const nameAt = ({ x, y }: Point, { height, radius }: GraphLayout): Point => ({
  x,
  y: height === HEIGHT && y < CENTER.y - 1 ? y - radius - 7 : y + radius + 17,
})

/** Not in the middle, where lines cross. */
export const labelAt = (from: Point, to: Point): Point => ({
  x: from.x + (to.x - from.x) * 0.38,
  y: from.y + (to.y - from.y) * 0.38,
})

/** A line between two circles, moved aside so that two lines between the same circles are apart. */
export function lineBetween(from: Point, to: Point, radius: number, aside: number) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const gap = radius + 4
  const shift = { x: -uy * aside, y: ux * aside }
  return {
    x1: from.x + ux * gap + shift.x,
    y1: from.y + uy * gap + shift.y,
    x2: to.x - ux * gap + shift.x,
    y2: to.y - uy * gap + shift.y,
  }
}
