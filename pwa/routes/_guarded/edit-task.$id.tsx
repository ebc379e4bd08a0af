import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { TaskId } from '#schema/domain/ids.ts'
import { REFUSALS } from '#schema/domain/refusal.ts'
import { whyNotEdit } from '#schema/domain/task.ts'
import { words } from '#pwa/features/tasks/client-words.ts'
import { EditForm } from '#pwa/features/tasks/edit-form.tsx'
import { KeptEdit } from '#pwa/features/tasks/kept-edit.tsx'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'
import { CannotHere, NotHere } from '../-client/not-here.tsx'

export const Route = createFileRoute('/_guarded/edit-task/$id')({ component: EditTask })

function EditTask() {
  const id = Route.useParams().id as TaskId
  const session = useSession()
  const task = useTask(id)
  // Pull brings my own todos; only one that this phone does not know is asked for.
  const pull = useQuery({ ...pullTask(session, id), enabled: task === null })
  const why = task && whyNotEdit(task, session.me)
  return (
    <Page title={words.editTitle} back="/client-dashboard">
      {task === undefined || (task === null && pull.isFetching) ? (
        <SkeletonPage />
      ) : task === null ? (
        <NotHere failed={pull.isError} onRetry={() => void pull.refetch()} />
      ) : why ? (
        <div className="stack">
          <CannotHere>{REFUSALS[why]}</CannotHere>
          <KeptEdit task={task} />
        </div>
      ) : (
        <EditForm key={id} task={task} />
      )}
    </Page>
  )
}
