const LEAF = 'M24 22.8c-6.6-4.3-6.6-11 0-15.6 6.6 4.6 6.6 11.3 0 15.6z'
const rotatedLeaf = (degrees: number) => `<path d="${LEAF}" transform="rotate(${degrees} 24 24)"/>`
const dot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="1.5"/>`

/** The symbols that logo.tsx uses; the build writes them into every document. */
export const LOGO_SHAPES = [
  '<symbol id="mark" viewBox="0 0 48 48">',
  '<circle class="mark-ring" cx="24" cy="24" r="20.6" stroke-width="4"/>',
  `<g id="leaves"><path class="mark-spark" d="${LEAF}"/>`,
  `<g class="mark-petal">${[90, 180, 270].map(rotatedLeaf).join('')}</g></g>`,
  `<g class="mark-petal">${dot(32, 16)}${dot(32, 32)}${dot(16, 32)}${dot(16, 16)}</g>`,
  '</symbol>',
  '<symbol id="motif" viewBox="0 0 88 88">',
  '<rect class="motif-ground" x="2" y="2" width="84" height="84" rx="26"/>',
  '<g class="motif-line"><circle cx="44" cy="44" r="30" stroke-dasharray=".1 7"/><circle cx="44" cy="44" r="21"/></g>',
  '<use href="#leaves" transform="translate(20 20)"/>',
  '</symbol>',
].join('')
