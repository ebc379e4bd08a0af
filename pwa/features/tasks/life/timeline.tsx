import { useOnline } from '#pwa/api/online.ts'
import { TaskSection } from '#pwa/features/tasks/detail/task-section.tsx'
import { useEvents, useFeeBps } from '#pwa/features/tasks/reads.ts'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { wordsOf } from './event-words.ts'
import { messages } from './messages.ts'
import { otherAt, type Reader } from './other-party.ts'
import './timeline.css'

type Pull = { isFetching: boolean; refetch: () => unknown }
type Props = Reader & { id: TaskId; pull: Pull }

function NotRead({ pull }: { pull: Pull }) {
  const { online, whyOffline } = useOnline()
  if (pull.isFetching) return <SkeletonList look="rows" />
  if (!online) return <p className="soft">{whyOffline(messages.timelineOffline)}</p>
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
