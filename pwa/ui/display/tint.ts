/** The same colour for the same words, on every phone. */
const tintOf = (words: string, tints: number): number =>
  [...words].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints

/** Of an avatar without a picture; avatar.css has the colours. */
export const avatarTint = (name: string): number => tintOf(name, 4)

/** Of what else has no picture; picture.css has the hues. */
export const captionHue = (caption: string): number => tintOf(caption, 12)
