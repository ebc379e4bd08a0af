/** The same colour for the same words, on every phone; the inline script of the first screens has the same sum. */
export const tintOf = (words: string, tints: number): number =>
  [...words].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints
