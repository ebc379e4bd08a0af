// What was measured, beside the floor, in one table.
const kb = (bytes) =>
  bytes < 1000 ? `${Math.round(bytes)} B` : `${(bytes / 1000).toFixed(bytes < 10_000 ? 2 : 1)} kB`
const ms = (value) => `${value < 20 ? value.toFixed(1) : Math.round(value)} ms`
const plain = (value) => value.toFixed(3)

/**
 * Id, words, unit, goal, and what the goal is worth in floors: where the floor took 364 ms, 600 ms were 1.65 of them.
 * A machine that is shared is slower at times, and a throttle is a factor on what is left of it: a time is over when it
 * is over both. Bytes are the same on every machine, so there the goal stands alone.
 */
const ROWS = [
  ['First visit to the list, Slow 4G, 4× CPU'],
  ['first.bytes', 'bytes down until the list stands', kb, 156_000],
  ['first.home', 'manifest and icon besides, by the browser', kb],
  ['first.fcp', 'first contentful paint', ms],
  ['first.lcp', 'largest contentful paint', ms, 2500, 2500 / 2368],
  ['first.cards', '20 cards stand', ms],
  ['first.worked', 'its main thread worked until then', ms],
  ['first.tbt', 'total blocking time', ms, 150],
  ['first.cls', 'layout shift', plain, 0.02],
  ['after.bytes', 'then, with the list in sight', kb],
  ['Repeat visit, Slow 4G, 4× CPU'],
  ['repeat.bytes', 'bytes down, all of them', kb, 1500],
  ['repeat.lcp', 'largest contentful paint', ms, 700, 700 / 540],
  ['repeat.worked', 'its main thread worked until 20 cards', ms],
  ['repeat.cls', 'layout shift', plain, 0.02],
  ['The front page, read to its end by a stranger'],
  ['front.bytes', 'bytes down', kb, 140_000],
  ['Offline cold start, 5,000 + 5,000 rows kept'],
  ['cold4.fcp', 'first contentful paint, 4×', ms],
  ['cold4.lcp', 'largest contentful paint, 4×', ms],
  ['cold4.cards', '20 cards stand, 4×', ms, 600, 600 / 364],
  ['cold4.worked', 'its main thread worked until then, 4×', ms],
  ['cold4.cls', 'layout shift, 4×', plain, 0.02],
  ['cold6.fcp', 'first contentful paint, 6×', ms],
  ['cold6.lcp', 'largest contentful paint, 6×', ms],
  ['cold6.cards', '20 cards stand, 6×', ms, 1200, 1200 / 920],
  ['cold6.worked', 'its main thread worked until then, 6×', ms],
  ['Tap on send until it shows, the same phone'],
  ['send4.p50', 'median, 4×', ms],
  ['send4.p95', '95 %, 4×', ms, 50],
  ['send6.p50', 'median, 6×', ms],
  ['send6.p95', '95 %, 6×', ms, 100],
  ['inp4', 'worst interaction, 4×', ms, 100],
  ['inp6', 'worst interaction, 6×', ms],
  ['A poll on a warm connection (HTTP/2 frames)'],
  ['poll.quiet', 'quiet, up and down', kb, 150],
  ['poll.up', '  up', kb],
  ['poll.down', '  down', kb],
  ['poll.socket', '  on the socket, TLS and all', kb],
  ['poll.change', 'one change', kb],
  ['list.unchanged', 'unchanged list', kb],
  ['A photograph of 12 megapixels, 4× CPU'],
  ['photo.bytes', 'bytes to upload', kb, 120_000],
  ['photo.ms', 'made small in', ms, 1000, 1000 / 252],
  ['photo.exif', 'EXIF left', kb, 0],
]

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]

/** The middle one, and between which two it lies. */
function spread(values, say) {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(say)
  const middle = say(median(values))
  return least === most ? middle : `${middle} (${least} … ${most})`
}

/** Each row's figures, the floor's and ours, or a heading alone. */
export function rowsFrom(floor, onise) {
  return ROWS.filter(([id, , say]) => !say || onise[id]).map(
    ([id, name, say, goal, floors = 0]) => {
      if (!say) return { heading: id }
      const ours = median(onise[id])
      const theirs = floor[id] ? median(floor[id]) : 0
      const ratio = theirs > 0 ? ours / theirs : null
      const isOver = goal !== undefined && ours > goal && (ratio === null || ratio > floors)
      return { name, say, goal, floor: floor[id], onise: onise[id], ratio, isOver }
    },
  )
}

export function print(rows) {
  const line = (name, theirs, ours, ...cells) =>
    console.log(
      [name.padEnd(46), theirs.padStart(32), ours.padStart(32)]
        .concat(cells.map((cell) => cell.padStart(11)))
        .join('')
        .trimEnd(),
    )
  for (const [at, row] of rows.entries()) {
    const { heading, name, say, goal, floor, onise, ratio, isOver } = row
    if (!heading) {
      line(
        `  ${name}`,
        floor ? spread(floor, say) : '',
        spread(onise, say),
        ratio === null ? '' : `${ratio.toFixed(2)}×`,
        goal === undefined ? '' : `≤ ${say(goal)}`,
        isOver ? 'over' : '',
      )
    } else if (rows[at + 1]?.name) {
      console.log('')
      line(heading, 'floor', 'Onise', 'ratio', 'goal')
    }
  }
}
