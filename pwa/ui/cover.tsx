import type { ReactNode } from 'react'
import './cover.css'

type Props = { title: string; text?: ReactNode; children?: ReactNode; level?: 'h1' | 'h2' }

/** The cloth at its fullest: the landing page's opening, or a welcome. Buttons in it turn amber and white. */
export function Cover({ title, text, children, level: Heading = 'h1' }: Props) {
  return (
    <section className="cover">
      <Heading className="cover-title">{title}</Heading>
      {text && <p className="cover-text">{text}</p>}
      {children}
    </section>
  )
}
