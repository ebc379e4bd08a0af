import type { TaskEvent } from '#schema/contract/tasks.ts'
import { platformFeeOn } from '#schema/domain/fees.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'
import { messages } from './event-messages.ts'

type Reader = { side: TaskSide; userId: string; other: string; feeBps: number }

/** An event in the words of this side. A kind that this build does not know is described neutrally. */
export function wordsOf(event: TaskEvent, { side, userId, other, feeBps }: Reader): string {
  const { kind, actor, amount, data } = event
  const { events, you } = messages
  const describe =
    (events as Partial<Record<string, typeof events.unknown>>)[kind] ?? events.unknown
  const byReader = actor?._id === userId
  return describe({
    side,
    who: byReader ? you : (actor?.username ?? 'Onise'),
    byReader,
    other,
    amount: amount === null ? '' : formatNaira(amount),
    arrives: amount === null ? '' : formatNaira((amount - platformFeeOn(amount, feeBps)) as Kobo),
    data: data ?? {},
  })
}
