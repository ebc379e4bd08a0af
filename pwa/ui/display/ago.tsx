import { useNow } from '#pwa/ui/browser/use-now.ts'
import { formatAgo, formatDate, formatTime, type Moment } from '#pwa/ui/format/format-time.ts'

/** "2 h ago", updated as time passes; the exact time on hover. */
export function Ago({ at }: { at: Moment }) {
  const now = useNow()
  return (
    <time dateTime={new Date(at).toISOString()} title={`${formatDate(at, now)}, ${formatTime(at)}`}>
      {formatAgo(at, now)}
    </time>
  )
}
