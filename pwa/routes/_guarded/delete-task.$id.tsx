import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#pwa/features/tasks/client/messages.ts'
import { DeleteTask } from '#pwa/features/tasks/delete/delete-task.tsx'
import { useTask } from '#pwa/features/tasks/reads.ts'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { TaskId } from '#schema/domain/ids.ts'

export const Route = createFileRoute('/_guarded/delete-task/$id')({ component: DeleteTaskScreen })

function DeleteTaskScreen() {
  const id = Route.useParams().id as TaskId
  const task = useTask(id)
  return (
    <Page title={messages.deleteTitle} back="/client-dashboard" width="reading">
      {task === undefined ? <SkeletonPage /> : <DeleteTask key={id} id={id} task={task} />}
    </Page>
  )
}
