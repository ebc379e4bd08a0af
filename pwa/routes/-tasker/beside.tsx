import type { ReactNode } from 'react'
import './beside.css'

/** A form, and what it is about: over it on a phone, beside it on a desktop. */
export function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="beside">
      <div className="beside-about">{aside}</div>
      <div className="beside-form">{children}</div>
    </div>
  )
}
