import type { ReactNode } from 'react'
import './actions.css'

type Props = {
  children: ReactNode
  /** Kept at the foot of a phone's screen while the page scrolls. */
  sticky?: boolean
}

/** What can be done here: full width on a phone, side by side on a desktop. */
export function Actions({ children, sticky }: Props) {
  return (
    <div className="actions" data-sticky={sticky || undefined}>
      {children}
    </div>
  )
}
