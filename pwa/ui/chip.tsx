import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './badge.css'

export function Chip({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <span className="chip">
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  )
}

/** Skills, as a list that says how many there are. */
export function Chips({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <ul className="chips" role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Chip>{item}</Chip>
        </li>
      ))}
    </ul>
  )
}
