/** The mark as pwa/ui/mark.tsx draws it, for pictures that are made without a browser. */
const PETAL = 'M24 22.8c-6.6-4.3-6.6-11 0-15.6 6.6 4.6 6.6 11.3 0 15.6z'

export const COLOURS = { deep: '#07402a', paper: '#faf7f0', amber: '#f0a51e' }

export const mark = ({ ring = COLOURS.paper, spark = COLOURS.amber, dots = true } = {}) =>
  `<circle cx="24" cy="24" r="20.6" fill="none" stroke="${ring}" stroke-width="4"/>` +
  `<path d="${PETAL}" fill="${spark}"/>` +
  [90, 180, 270]
    .map((turn) => `<path d="${PETAL}" fill="${ring}" transform="rotate(${turn} 24 24)"/>`)
    .join('') +
  (dots
    ? [
        [32, 16],
        [32, 32],
        [16, 32],
        [16, 16],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5" fill="${ring}"/>`)
        .join('')
    : '')

/** On a tile of deep green. `share` is how much of the side the mark takes; a launcher may cut a maskable to 80 %. */
export function tile({ size, share, round = 0, dots }) {
  const scale = (size * share) / 45.2
  const shift = (size - 48 * scale) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * round}" fill="${COLOURS.deep}"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${scale})">${mark({ dots })}</g></svg>`
  )
}
