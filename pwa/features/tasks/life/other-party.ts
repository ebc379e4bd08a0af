import { messages } from '#pwa/features/tasks/messages.ts'
import type { TaskEvent } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'

/** Who reads the timeline; `other` is the name of the present other party. */
export type Reader = { side: TaskSide; userId: UserId; other: string }

const isAward = ({ kind }: TaskEvent) => kind === 'awarded'

/**
 * The other party at an event. The page knows only the present professional: of an earlier award it is who acted before the
 * next one, if there is one.
 */
export function otherAt(
  events: readonly TaskEvent[],
  index: number,
  { side, other, userId }: Reader,
): string {
  const later = events.slice(index + 1)
  const nextAward = later.findIndex(isAward)
  if (side === 'tasker' || (nextAward === -1 && other !== messages.aProfessional)) return other
  const start = events
    .slice(0, index + 1)
    .map(isAward)
    .lastIndexOf(true)
  if (start === -1) return other
  const round = events.slice(start, nextAward === -1 ? undefined : index + 1 + nextAward)
  const professional = round.find(({ actor }) => actor && actor._id !== userId)?.actor
  return professional?.username ?? messages.aProfessional
}
