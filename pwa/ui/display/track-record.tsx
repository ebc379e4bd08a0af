import { messages } from '#pwa/ui/messages.lazy.ts'
import { Stars } from './stars.tsx'
import './track-record.css'

type Ratings = { average: number | null; count: number }
type Completion = { rate: number | null; jobs: number }
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

/** The average of the ratings, "New" while there are too few, and how many of the jobs were completed. */
export function TrackRecord({ ratings, completion }: Props) {
  if (!ratings) return null
  return (
    <p className="track-record">
      <Average {...ratings} />
      {completion && completion.rate !== null && (
        <span className="soft">{messages.completed(completion.rate, completion.jobs)}</span>
      )}
    </p>
  )
}
