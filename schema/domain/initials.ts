/** A letter with its marks, or a digit; emoji and punctuation are skipped. */
const INITIAL = /[\p{L}\p{N}]\p{M}*/gu
/** A whole emoji or flag. */
const EMOJI =
  /\p{RI}{2}|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*)*/u

/** Of two words, or the first two letters of one; of a name without letters, its first emoji. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => {
    const letters = word.match(INITIAL)
    return letters ? [letters] : []
  })
  const [first, second] = words
  if (!first) return EMOJI.exec(name)?.[0] ?? ''
  return second ? `${first[0]}${second[0]}` : first.slice(0, 2).join('')
}
