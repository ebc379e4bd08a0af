import { messages } from '#pwa/ui/messages.lazy.ts'
import { Stars } from './stars.tsx'
import './track-record.css'

type Ratings = { average: number | null; count: number }
type Completion = { rate: number | null; jobs: number; completed?: number | undefined }
type Props = { ratings?: Ratings | undefined; completion?: Completion | undefined }

function Average({ average, count }: Ratings) {
  return (
    <>
      {average === null ? (
        <span className="strong">{messages.isNew}</span>
      ) : (
        <>
          <span className="strong">{average.toFixed(1)}</span>
          <Stars rating={average} />
        </>
      )}
      {count > 0 && <span className="soft">{messages.reviews(count)}</span>}
    </>
  )
}

/** A rate means little for a few jobs, so they are counted until there is one. */
function Completed({ rate, jobs, completed = 0 }: Completion) {
  if (rate === null && completed === 0) return null
  return (
    <span className="soft">
      {rate === null ? messages.completedJobs(completed) : messages.completed(rate, jobs)}
    </span>
  )
}

/** The average of the ratings, "New" while there are too few, and how many of the jobs were completed. */
export function TrackRecord({ ratings, completion }: Props) {
  if (!ratings) return null
  return (
    <p className="track-record">
      <Average {...ratings} />
      {completion && <Completed {...completion} />}
    </p>
  )
}
