import type { ReactNode } from 'react'
import './must-do.css'

/** First on a dashboard: what waits for this user. Without any, nothing is rendered in its place. */
export const MustDo = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="must-do" aria-label={label}>
    {children}
  </section>
)
