import { formatMoment, formatTime } from '#pwa/ui/format/format-time.ts'
import type { TaskEvent } from '#schema/contract/tasks.ts'
import { CLOCK_DIFFERENCE_MS, presenceOf } from '#schema/domain/arrival.ts'
import { dayOf } from '#schema/domain/days.ts'
import { platformFeeOn } from '#schema/domain/fees.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'
import { messages } from './event-messages.ts'

type Reader = { side: TaskSide; userId: string; other: string; feeBps: number }

/** A time of the same day as the event's own is a time of day. */
function timesOf(event: TaskEvent) {
  const presence = presenceOf(event)
  if (!presence) return { at: '', told: '' }
  const { at, toldAt, isClockWrong } = presence
  const isSameDay = dayOf(at) === dayOf(toldAt)
  const isLate = toldAt - at > CLOCK_DIFFERENCE_MS
  return {
    at: isClockWrong ? '' : (isSameDay ? formatTime : formatMoment)(at),
    told: isClockWrong || isLate ? formatTime(toldAt) : '',
  }
}

/** Events whose sentence has the stage in it. */
const NAMING_THEIR_STAGE: readonly string[] = ['stageFunded', 'changeProposed', 'changeAccepted']

/** An event in the words of this side. A kind that this build does not know is described neutrally. */
export function wordsOf(event: TaskEvent, { side, userId, other, feeBps }: Reader): string {
  const { kind, actor, amount, data } = event
  const { events, you, ofStage } = messages
  const describe =
    (events as Partial<Record<string, typeof events.unknown>>)[kind] ?? events.unknown
  const byReader = actor?._id === userId
  const sentence = describe({
    side,
    who: byReader ? you : (actor?.username ?? 'Onise'),
    byReader,
    other,
    amount: amount === null ? '' : formatNaira(amount),
    arrives: amount === null ? '' : formatNaira((amount - platformFeeOn(amount, feeBps)) as Kobo),
    data: data ?? {},
    times: timesOf(event),
  })
  const stage = data?.title
  const isNamed = NAMING_THEIR_STAGE.includes(kind)
  return typeof stage === 'string' && !isNamed ? ofStage(stage, sentence) : sentence
}
