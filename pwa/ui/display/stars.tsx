import { messages } from '#pwa/ui/messages.lazy.ts'
import { Icon } from './icon.tsx'
import './stars.css'

const STARS = [1, 2, 3, 4, 5]

/** A rating, rounded to whole stars. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating)
  return (
    <span className="stars" role="img" aria-label={messages.rating(rating)}>
      {STARS.map((star) => (
        <span key={star} className={star <= full ? undefined : 'stars-empty'}>
          <Icon name="star" size="small" filled={star <= full} />
        </span>
      ))}
    </span>
  )
}
