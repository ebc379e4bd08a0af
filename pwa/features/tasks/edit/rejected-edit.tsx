import type { PostedTask } from '#pwa/features/tasks/client/client-tasks.ts'
import { messages } from '#pwa/features/tasks/client/messages.ts'
import { editTask } from '#pwa/features/tasks/post/queueable.ts'
import { draftFromInput, draftFromTask } from '#pwa/features/tasks/post/task-draft.ts'
import { useEntryActions } from '#pwa/outbox/use-outbox-entry.ts'
import { useUnsentEntry } from '#pwa/outbox/use-unsent-entries.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { diffTasks } from './diff.ts'

/** A rejected edit of a task that can no longer be edited: its text can still be read and copied. */
export function RejectedEdit({ task }: { task: PostedTask }) {
  const pending = useUnsentEntry(task._id)
  const { discard } = useEntryActions(pending?.key ?? '')
  if (pending?.state !== 'failed' || pending.command !== editTask.command.name) return null
  const theirs = draftFromTask(task)
  const mine = { ...theirs, ...draftFromInput(pending.input) }
  return (
    <section className="stack" aria-label={messages.conflict.notSaved}>
      <h2>{messages.conflict.notSaved}</h2>
      <dl className="stack stack-tight">
        {diffTasks(mine, theirs, null).map(({ field, label, mine: text }) => (
          <div key={field}>
            <dt className="small soft">{label}</dt>
            <dd className="prose">{text || messages.conflict.empty}</dd>
          </div>
        ))}
      </dl>
      <div className="row">
        <Button tone="quiet" size="small" icon="delete" onClick={() => void discard()}>
          {messages.discard}
        </Button>
      </div>
    </section>
  )
}
