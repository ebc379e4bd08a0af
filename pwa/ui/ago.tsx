import { agoWords, dateWords, timeWords, type Moment } from './time-words.ts'
import { useNow } from './use-now.ts'

/** "2 h ago", keeping up with the clock; the exact time on hover. */
export function Ago({ at }: { at: Moment }) {
  const now = useNow()
  return (
    <time dateTime={new Date(at).toISOString()} title={`${dateWords(at, now)}, ${timeWords(at)}`}>
      {agoWords(at, now)}
    </time>
  )
}
