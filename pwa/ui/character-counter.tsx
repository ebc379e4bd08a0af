import { graphemes } from '#schema/domain/graphemes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import './field.css'

type Props = { id?: string; text: string; limit: number }

/** "5/8", counted as a reader counts (F8). Heard only as the end comes near, or every letter would be read twice. */
export function CharacterCounter({ id, text, limit }: Props) {
  const used = graphemes(text)
  const left = limit - used
  const near = left <= Math.max(2, Math.ceil(limit / 10))
  return (
    <span id={id} className="counter" data-over={left < 0 || undefined}>
      <span aria-hidden>
        {used}/{limit}
      </span>
      <VisuallyHidden>{`At most ${limit} characters`}</VisuallyHidden>
      <span className="visually-hidden" role="status">
        {near && used > 0 && (left < 0 ? `${-left} too many` : `${left} left`)}
      </span>
    </span>
  )
}
