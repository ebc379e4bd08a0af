import { useOnline } from '#pwa/api/online.ts'
import { TaskSection } from '#pwa/features/tasks/detail/task-section.tsx'
import { messages as taskMessages } from '#pwa/features/tasks/messages.ts'
import { useEvents, useFeeBps } from '#pwa/features/tasks/reads.ts'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import type { TaskEvent } from '#schema/contract/tasks.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'
import { wordsOf } from './event-words.ts'
import { messages } from './messages.ts'
import './timeline.css'

type Reader = { side: TaskSide; userId: UserId; other: string }
type Pull = { isFetching: boolean; refetch: () => unknown }
type Props = Reader & { id: TaskId; pull: Pull }

/** Of an earlier award the page does not know the professional's name. */
const otherAt = (events: readonly TaskEvent[], index: number, { side, other }: Reader): string => {
  const isEarlierAward =
    side === 'client' && events.slice(index + 1).some(({ kind }) => kind === 'awarded')
  return isEarlierAward ? taskMessages.aProfessional : other
}

function NotRead({ pull }: { pull: Pull }) {
  const { online } = useOnline()
  if (pull.isFetching) return <SkeletonList look="rows" />
  if (!online) return <p className="soft">{messages.timelineOffline}</p>
  return <ErrorNote onRetry={() => void pull.refetch()} />
}

/** What happened in the task, oldest first, as it was last read on this phone. */
export function Timeline({ id, pull, ...reader }: Props) {
  const events = useEvents(id)
  const feeBps = useFeeBps(id) ?? 0
  if (events === undefined) return null
  return (
    <TaskSection title={messages.timeline}>
      {events === null && <NotRead pull={pull} />}
      {events?.length === 0 && <p className="soft">{messages.timelineEmpty}</p>}
      {events && events.length > 0 && (
        <ol className="timeline" role="list">
          {events.map((event, index) => (
            <li key={event._id} className="timeline-event">
              <p>{wordsOf(event, { ...reader, feeBps, other: otherAt(events, index, reader) })}</p>
              {event.note && <p className="timeline-note prose">{event.note}</p>}
              <p className="small soft">
                <DateText at={event.createdAt} show="both" />
              </p>
            </li>
          ))}
        </ol>
      )}
    </TaskSection>
  )
}
