import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './card.css'

type Parts = { children: ReactNode }

/** One item of a list. A router link in CardTitle makes the whole card a link. */
export function Card({ children }: Parts) {
  return <article className="card">{children}</article>
}

/** A picture without margins, first in the card. */
export function CardMedia({ children }: Parts) {
  return <div className="card-media">{children}</div>
}

/** The title's row: CardTitle, and beside it an avatar or a badge. */
export function CardHead({ children }: Parts) {
  return <div className="card-head">{children}</div>
}

export function CardTitle({ children, level: Heading = 'h2' }: Parts & { level?: 'h2' | 'h3' }) {
  return <Heading className="card-title">{children}</Heading>
}

export function CardText({ children }: Parts) {
  return <p className="card-text">{children}</p>
}

/** The last row: an amount at one end, a badge at the other. */
export function CardFoot({ children }: Parts) {
  return <div className="card-foot">{children}</div>
}

/** Buttons that lie above the title's link. */
export function CardActions({ children }: Parts) {
  return <div className="card-actions">{children}</div>
}

type MetaItem = { icon?: IconName; text: ReactNode } | null | false | undefined

/** Small facts in one wrapping line: location, type, duration. Empty ones are left out. */
export function Meta({ items }: { items: readonly MetaItem[] }) {
  return (
    <ul className="meta" role="list">
      {items.map(
        (item, index) =>
          item && (
            // The order of the items is fixed.
            <li key={index} className="meta-item">
              {item.icon && <Icon name={item.icon} size="small" />}
              {item.text}
            </li>
          ),
      )}
    </ul>
  )
}
