import { discard } from '#pwa/replica/outbox.ts'
import { useWaiting } from '#pwa/replica/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/button.tsx'
import type { MyTask } from './client-tasks.ts'
import { words } from './client-words.ts'
import { differences } from './compare.ts'
import { draftFrom, draftOf, EMPTY_DRAFT } from './task-draft.ts'
import { editTask } from './writes.ts'

/** A change that came too late: the todo has no form any more, but what was written is still here to be read and copied. */
export function KeptEdit({ task }: { task: MyTask }) {
  const session = useSession()
  const unsent = useWaiting(task._id)
  if (unsent?.state !== 'refused' || unsent.kind !== editTask.command.name) return null
  const mine = { ...EMPTY_DRAFT, ...draftFrom(unsent.input) }
  return (
    <section className="stack" aria-label={words.conflict.kept}>
      <h2>{words.conflict.kept}</h2>
      <dl className="stack stack-tight">
        {differences(mine, draftOf(task), null).map(({ field, label, mine: text }) => (
          <div key={field}>
            <dt className="small soft">{label}</dt>
            <dd className="prose">{text || words.conflict.nothing}</dd>
          </div>
        ))}
      </dl>
      <div className="row">
        <Button
          tone="quiet"
          size="small"
          icon="delete"
          onClick={() => void discard(session, unsent.key)}
        >
          {words.discard}
        </Button>
      </div>
    </section>
  )
}
