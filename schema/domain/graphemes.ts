const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Counts what a reader sees as characters (R1, F32). */
export const graphemes = (text: string): number => [...segmenter.segment(text)].length

/** Cuts by what a reader sees, with dots only when something was cut (F32). */
export function cut(text: string, most: number, dots = '....'): string {
  if (text.length <= most) return text
  const seen = [...segmenter.segment(text)]
  if (seen.length <= most) return text
  return (
    seen
      .slice(0, most)
      .map(({ segment }) => segment)
      .join('')
      .trimEnd() + dots
  )
}
