import { useSession } from '#pwa/session/session.tsx'
import { formatDate, formatTime } from '#pwa/ui/format/format-time.ts'
import { CLOCK_DIFFERENCE_MS } from '#schema/domain/arrival.ts'
import { dayOf } from '#schema/domain/days.ts'
import { messages } from './messages.ts'
import type { ShownPresence } from './use-presences.ts'

/** "9:42 AM" today, else with the date behind it. */
const timeOf = (at: number, now: number) =>
  dayOf(at) === dayOf(now) ? formatTime(at) : `${formatTime(at)}, ${formatDate(at, now)}`

/** "Musa arrived at 9:42 AM.", with when Onise was told where that was later, or is all that is known. */
export function PresenceLine({ presence, now }: { presence: ShownPresence; now: number }) {
  const { userId } = useSession()
  const { kind, actor, at, toldAt, isClockWrong } = presence
  const time = timeOf(at, now)
  const isOwn = actor === null || actor._id === userId
  const own = kind === 'arrived' ? messages.youArrived(time) : messages.youLeft(time)
  const name = actor?.username ?? ''
  const others = kind === 'arrived' ? messages.arrived(name, time) : messages.left(name, time)
  return (
    <p>
      {isOwn ? own : others}
      {isClockWrong && ` ${messages.clockWrong}`}
      {toldAt - at > CLOCK_DIFFERENCE_MS && ` ${messages.told(timeOf(toldAt, now))}`}
    </p>
  )
}
