export type Palette = {
  wall: string
  shade: string
  floor: string
  main: string
  second: string
  dark: string
}
/** A pseudo-random integer below `sides`; the sequence depends on the seed only. */
export type Roll = (sides: number) => number
/** Draws SVG. `name` is the task's title, for a scene with variants. */
export type Scene = (palette: Palette, roll: Roll, name: string) => string

export function seededRoll(seed: string): Roll {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  return (sides) => {
    state = Math.imul(state ^ (state >>> 15), 2246822507)
    state ^= state >>> 13
    return Math.abs(state) % sides
  }
}

/** The shadow of an object on the floor. */
export const shadow = (x: number, y: number, radiusX: number, radiusY = 18) =>
  `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="#000" opacity=".35" filter="url(#soft)"/>`

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
