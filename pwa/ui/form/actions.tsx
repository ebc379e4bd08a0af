import type { ReactNode } from 'react'
import './actions.css'

type Props = {
  children: ReactNode
  /** Stays at the bottom of a phone's screen while the page scrolls. */
  sticky?: boolean
  /** Two buttons of a phone in one line. */
  pair?: boolean
}

/** A screen's buttons: full width on a phone, side by side on a desktop. */
export function Actions({ children, sticky, pair }: Props) {
  return (
    <div className="actions" data-sticky={sticky || undefined} data-pair={pair || undefined}>
      {children}
    </div>
  )
}
