import { useId } from 'react'
import { sizeWords } from './size-words.ts'
import './progress.css'

type Props = {
  /** Bytes that have arrived, of all. */
  sent: number
  size: number
}

/** How far a file has got: "1.2 of 4.5 MB sent". */
export function Progress({ sent, size }: Props) {
  const id = useId()
  return (
    <div className="progress">
      <progress className="progress-bar" aria-labelledby={id} value={sent} max={size} />
      <span id={id} className="small soft tabular">
        {`${sizeWords(sent)} of ${sizeWords(size)} sent`}
      </span>
    </div>
  )
}
