import { createFileRoute } from '@tanstack/react-router'
import type { TaskId } from '#schema/domain/ids.ts'
import { words } from '#pwa/features/tasks/client-words.ts'
import { DeleteTask } from '#pwa/features/tasks/delete-task.tsx'
import { useTask } from '#pwa/features/tasks/reads.ts'
import { Page } from '#pwa/ui/page.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'

export const Route = createFileRoute('/_guarded/delete-task/$id')({ component: Deletion })

function Deletion() {
  const id = Route.useParams().id as TaskId
  const task = useTask(id)
  return (
    <Page title={words.deleteTitle} back="/client-dashboard" width="reading">
      {task === undefined ? <SkeletonPage /> : <DeleteTask key={id} id={id} task={task} />}
    </Page>
  )
}
