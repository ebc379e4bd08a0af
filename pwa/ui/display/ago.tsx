import { useNow } from '#pwa/ui/browser/use-now.ts'
import { formatAgo, formatMoment, type Moment } from '#pwa/ui/format/format-time.ts'

/** "2 h ago", updated as time passes; the exact time on hover. */
export function Ago({ at }: { at: Moment }) {
  const now = useNow()
  return (
    <time dateTime={new Date(at).toISOString()} title={formatMoment(at, now)}>
      {formatAgo(at, now)}
    </time>
  )
}
