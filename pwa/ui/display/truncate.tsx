import { truncateAtWord } from '#schema/domain/graphemes.ts'

type Props = {
  text: string
  /** In characters as a reader sees them. */
  max: number
  /** docs/product.md#constants-and-timings */
  dots?: '....' | '...' | undefined
}

export function Truncate({ text, max, dots = '....' }: Props) {
  return <>{truncateAtWord(text, max, dots)}</>
}
