import { cut } from '#schema/domain/graphemes.ts'

type Props = {
  text: string
  most: number
  /** SPEC's four dots on tasks and proposals, three on conversations. */
  dots?: '....' | '...'
}

/** A preview, cut by what a reader sees as characters, with dots only when something was cut (F32). */
export function Cut({ text, most, dots = '....' }: Props) {
  return <>{cut(text, most, dots)}</>
}
