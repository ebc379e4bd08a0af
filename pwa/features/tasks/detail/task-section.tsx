import type { ReactNode } from 'react'
import './task-detail.css'

/** A part of a task's page below a small heading. */
export function TaskSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="task-section">
      <h2 className="task-section-title">{title}</h2>
      {children}
    </section>
  )
}
