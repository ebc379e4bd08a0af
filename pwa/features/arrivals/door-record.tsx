import { useNow } from '#pwa/ui/browser/use-now.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'
import { PresenceLine } from './presence-line.tsx'
import { usePresences } from './use-presences.ts'

/** When the professional came and left, for both sides of a dispute; nothing when that was never recorded. */
export function DoorRecord({ id }: { id: TaskId }) {
  const now = useNow()
  const presences = usePresences(id)
  if (!presences?.length) return null
  return (
    <section className="stack stack-tight">
      <h2>{messages.title}</h2>
      {presences.map((presence) => (
        <PresenceLine key={presence._id} presence={presence} now={now} />
      ))}
    </section>
  )
}
