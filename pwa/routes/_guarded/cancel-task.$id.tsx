import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CancelPage } from '#pwa/features/tasks/cancel/cancel-page.tsx'
import { messages } from '#pwa/features/tasks/cancel/messages.ts'
import { TaskSummary } from '#pwa/features/tasks/detail/task-summary.tsx'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { UnknownTask } from '#pwa/routes/-tasker/unknown-task.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { TwoColumn } from '#pwa/ui/layout/two-column.tsx'
import type { TaskId } from '#schema/domain/ids.ts'

export const Route = createFileRoute('/_guarded/cancel-task/$id')({
  loader: ({ context: { queries, session }, params }) => {
    void queries.prefetchQuery(pullTask(session, params.id as TaskId))
  },
  component: CancelTask,
})

function CancelTask() {
  const id = Route.useParams().id as TaskId
  useLive('shared')
  const session = useSession()
  const task = useTask(id)
  const pull = useQuery(pullTask(session, id))
  if (task === undefined) return <SkeletonPage />
  if (task === null) return <UnknownTask pull={pull} />
  return (
    <Page
      title={messages.title}
      back={task.tasker?._id === session.userId ? '/assigned-tasks' : '/client-tasks'}
    >
      <TwoColumn aside={<TaskSummary task={task} />}>
        <CancelPage task={task} />
      </TwoColumn>
    </Page>
  )
}
