import { truncate } from '#schema/domain/graphemes.ts'

type Props = {
  text: string
  /** In characters as a reader sees them. */
  max: number
  /** Four on tasks and proposals, three on conversations (docs/product.md#constants-and-timings). */
  dots?: '....' | '...' | undefined
}

export function Truncate({ text, max, dots = '....' }: Props) {
  return <>{truncate(text, max, dots)}</>
}
