import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { PostedTask } from '#pwa/features/tasks/client/client-tasks.ts'
import { messages } from '#pwa/features/tasks/client/messages.ts'
import { diffTasks } from '#pwa/features/tasks/edit/diff.ts'
import { EditForm } from '#pwa/features/tasks/edit/edit-form.tsx'
import { editTask } from '#pwa/features/tasks/post/queueable.ts'
import { draftFromInput, draftFromTask } from '#pwa/features/tasks/post/task-draft.ts'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { useEntryActions } from '#pwa/outbox/use-outbox-entry.ts'
import { useUnsentEntry } from '#pwa/outbox/use-unsent-entries.ts'
import { NotPossible, TaskNotFound } from '#pwa/routes/-client/task-notices.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { useIsArriving } from '#pwa/sync/use-is-arriving.ts'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { whyNotEdit } from '#schema/domain/task.ts'

export const Route = createFileRoute('/_guarded/edit-task/$id')({ component: EditTask })

/** A rejected edit of a task that can no longer be edited: its text can still be read and copied. */
function RejectedEdit({ task }: { task: PostedTask }) {
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

function Editor({ task }: { task: PostedTask }) {
  const { userId } = useSession()
  const reason = whyNotEdit(task, userId)
  if (!reason) return <EditForm key={task._id} task={task} />
  return (
    <div className="stack">
      <NotPossible>{ERROR_MESSAGES[reason]}</NotPossible>
      <RejectedEdit task={task} />
    </div>
  )
}

function Content({ id }: { id: TaskId }) {
  const session = useSession()
  const task = useTask(id)
  // The sync brings the user's own tasks; only one that is missing is requested.
  const pull = useQuery({ ...pullTask(session, id), enabled: task === null })
  const isArriving = useIsArriving(pull.data)
  if (task) return <Editor task={task} />
  if (task === undefined || pull.isFetching || isArriving) return <SkeletonPage />
  return <TaskNotFound failed={pull.isError} onRetry={() => void pull.refetch()} />
}

function EditTask() {
  const id = Route.useParams().id as TaskId
  return (
    <Page title={messages.editTitle} back="/client-dashboard">
      <Content id={id} />
    </Page>
  )
}
