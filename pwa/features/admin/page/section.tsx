import type { ReactNode } from 'react'
import './admin-page.css'

type Props = { title: string; action?: ReactNode; children: ReactNode }

/** A part of a record's page. */
export function Section({ title, action, children }: Props) {
  return (
    <section className="admin-section" aria-label={title}>
      <div className="spread">
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
