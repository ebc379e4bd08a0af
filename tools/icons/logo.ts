/** The logo of pwa/ui/display/logo.tsx, for pictures that are drawn without a browser. */
const LEAF = 'M24 22.8c-6.6-4.3-6.6-11 0-15.6 6.6 4.6 6.6 11.3 0 15.6z'
const GREEN = '#07402a'
const PAPER = '#faf7f0'
const AMBER = '#f0a51e'

const rotatedLeaf = (degrees: number) =>
  `<path d="${LEAF}" fill="${PAPER}" transform="rotate(${degrees} 24 24)"/>`
const dot = ([x, y]: readonly [number, number]) =>
  `<circle cx="${x}" cy="${y}" r="1.5" fill="${PAPER}"/>`
const DOTS = [
  [32, 16],
  [32, 32],
  [16, 32],
  [16, 16],
] as const

function drawLogo(hasDots: boolean): string {
  return [
    `<circle cx="24" cy="24" r="20.6" fill="none" stroke="${PAPER}" stroke-width="4"/>`,
    `<path d="${LEAF}" fill="${AMBER}"/>`,
    ...[90, 180, 270].map(rotatedLeaf),
    ...(hasDots ? DOTS.map(dot) : []),
  ].join('')
}

export type Tile = {
  size: number
  /** The logo's share of the side; a launcher may cut a maskable icon to 80 %. */
  share: number
  /** The corner radius as a share of the side. */
  cornerRadius?: number
  hasDots?: boolean
}

/** An SVG of the logo on a square of deep green. */
export function drawTile({ size, share, cornerRadius = 0, hasDots = true }: Tile): string {
  const scale = (size * share) / 45.2
  const offset = (size - 48 * scale) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * cornerRadius}" fill="${GREEN}"/>` +
    `<g transform="translate(${offset} ${offset}) scale(${scale})">${drawLogo(hasDots)}</g></svg>`
  )
}
