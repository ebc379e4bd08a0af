import type { ReactNode } from 'react'
import './row-item.css'

type Props = {
  /** An Avatar or an Icon. */
  lead?: ReactNode
  /** A router link here makes the whole row a link. */
  title: ReactNode
  note?: ReactNode
  /** At the end: an amount, a badge, an age. */
  end?: ReactNode
  endTone?: 'good' | 'still' | undefined
}

export function RowItem({ lead, title, note, end, endTone }: Props) {
  return (
    <div className="row-item">
      {lead}
      <div className="row-item-words">
        <div className="row-item-title">{title}</div>
        {note && <div className="row-item-note">{note}</div>}
      </div>
      {end && (
        <div className="row-item-end" data-tone={endTone}>
          {end}
        </div>
      )}
    </div>
  )
}
