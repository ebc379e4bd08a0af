import { useId } from 'react'
import { formatSize } from '#pwa/ui/format/format-size.ts'
import { messages } from '#pwa/ui/messages.lazy.ts'
import './progress.css'

type Props = {
  /** Bytes that the server has. */
  sent: number
  /** Bytes in all. */
  size: number
}

export function Progress({ sent, size }: Props) {
  const id = useId()
  return (
    <div className="progress">
      <progress className="progress-bar" aria-labelledby={id} value={sent} max={size} />
      <span id={id} className="small soft tabular">
        {messages.sizeSent(formatSize(sent), formatSize(size))}
      </span>
    </div>
  )
}
