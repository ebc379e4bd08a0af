import type { ReactNode } from 'react'
import { messages } from '#pwa/ui/messages.ts'
import { Ago } from './ago.tsx'
import { Motif } from './logo.tsx'
import './empty.css'

type Props = { title: string; children?: ReactNode; action?: ReactNode }

/** An empty list: the fixed text, what it means, and what to do next. */
export function Empty({ title, children, action }: Props) {
  return (
    <div className="empty">
      <div className="empty-motif">
        <Motif />
      </div>
      <p className="empty-title">{title}</p>
      {children && <p className="empty-text">{children}</p>}
      {action && <div className="empty-action">{action}</div>}
    </div>
  )
}

/** Below an empty list that may be out of date: "As last seen 3 hours ago". */
export function AsOf({ at }: { at: number | null | undefined }) {
  if (at === null || at === undefined) return null
  return (
    <p className="empty-age small soft">
      {messages.asOf} <Ago at={at} />
    </p>
  )
}
