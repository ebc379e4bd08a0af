import { Icon } from './icon.tsx'
import './stars.css'

const FIVE = [1, 2, 3, 4, 5]

/** A rating given, to the nearest star. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating)
  return (
    <span className="stars" role="img" aria-label={`${rating} out of 5 stars`}>
      {FIVE.map((star) => (
        <span key={star} className={star <= full ? undefined : 'stars-empty'}>
          <Icon name="star" size="small" filled={star <= full} />
        </span>
      ))}
    </span>
  )
}
