import type { ReactNode } from 'react'
import './task-section.css'

/** A part of a todo's page under its small heading: "Job Description". */
export function TaskSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="task-section">
      <h2 className="task-section-title">{title}</h2>
      {children}
    </section>
  )
}
