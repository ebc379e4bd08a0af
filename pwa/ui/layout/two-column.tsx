import type { ReactNode } from 'react'
import './two-column.css'

/** The aside is above the form on a phone, beside it on a desktop. */
export function TwoColumn({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="two-column">
      <div className="two-column-aside">{aside}</div>
      <div className="two-column-main">{children}</div>
    </div>
  )
}
