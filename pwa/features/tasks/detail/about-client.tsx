import { messages } from '#pwa/features/tasks/messages.ts'
import { useTaskExtras } from '#pwa/features/tasks/reads.ts'
import { ClientRecord } from '#pwa/ui/display/client-record.tsx'
import { TrackRecord } from '#pwa/ui/display/track-record.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'
import { TaskSection } from './task-section.tsx'

/** From three todos on, so that a single bad day is not all that is known. */
export function AboutClient({ id, side }: { id: TaskId; side: TaskSide | null }) {
  const client = useTaskExtras(id)
  if (side === 'client' || !client?.clientRecord) return null
  return (
    <TaskSection title={messages.aboutClient}>
      <TrackRecord ratings={client.clientRatings} />
      <ClientRecord record={client.clientRecord} />
    </TaskSection>
  )
}
