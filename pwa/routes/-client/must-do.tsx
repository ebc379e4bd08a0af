import { useState, type ReactNode } from 'react'
import { Button } from '#pwa/ui/form/button.tsx'
import { messages } from './messages.ts'
import './must-do.css'

type Props = {
  label: string
  /** Notices, most urgent first. */
  children: ReactNode
}

/** First on a dashboard: the most urgent of what waits for this user; the others after a tap. Empty without any. */
export function MustDo({ label, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="must-do" aria-label={label} data-open={isOpen}>
      {children}
      <div className="must-do-more">
        <Button tone="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? messages.fewer : messages.more}
        </Button>
      </div>
    </section>
  )
}
