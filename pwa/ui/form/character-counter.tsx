import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { countGraphemes } from '#schema/domain/graphemes.ts'
import './field.css'

type Props = { id?: string; text: string; limit: number }

/** "5/8", in characters as a reader sees them. Announced only near the limit, or every letter would be read twice. */
export function CharacterCounter({ id, text, limit }: Props) {
  const used = countGraphemes(text)
  const left = limit - used
  const isNearLimit = left <= Math.max(2, Math.ceil(limit / 10))
  const announcement = left < 0 ? messages.charactersTooMany(-left) : messages.charactersLeft(left)
  return (
    <span id={id} className="counter" data-over={left < 0 || undefined}>
      <span aria-hidden>
        {used}/{limit}
      </span>
      <VisuallyHidden>{messages.atMostCharacters(limit)}</VisuallyHidden>
      <span className="visually-hidden" role="status">
        {isNearLimit && used > 0 && announcement}
      </span>
    </span>
  )
}
