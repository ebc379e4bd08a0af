export type Palette = {
  wall: string
  shade: string
  floor: string
  main: string
  second: string
  dark: string
}
/** A die that always falls the same way for the same name. */
export type Roll = (sides: number) => number
/** `name` is the task's title, for a scene that can show more than one kind of work. */
export type Scene = (palette: Palette, roll: Roll, name: string) => string

export function chance(name: string): Roll {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (sides) => {
    state = Math.imul(state ^ (state >>> 15), 2246822507)
    state ^= state >>> 13
    return Math.abs(state) % sides
  }
}

/** Where a thing stands, the floor darkens. */
export const shadow = (x: number, y: number, wide: number, high = 18) =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="#000" opacity=".35" filter="url(#soft)"/>`

export const many = (count: number, draw: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => draw(place)).join('')
