import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { TaskSummary } from '#pwa/features/tasks/detail/task-summary.tsx'
import { ChangeForm } from '#pwa/features/tasks/plan-change/change-form.tsx'
import { changeTaskOf } from '#pwa/features/tasks/plan-change/change-task.ts'
import { messages } from '#pwa/features/tasks/plan-change/messages.ts'
import { OpenChange } from '#pwa/features/tasks/plan-change/open-change.tsx'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { UnknownTask } from '#pwa/routes/-tasker/unknown-task.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { TwoColumn } from '#pwa/ui/layout/two-column.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { whyNotPropose } from '#schema/domain/open-change.ts'

export const Route = createFileRoute('/_guarded/change-task/$id')({
  loader: ({ context: { queries, session }, params }) => {
    void queries.prefetchQuery(pullTask(session, params.id as TaskId))
  },
  component: ChangeTaskPage,
})

/** What waits for an answer, or the form, or why nothing can change. */
function Content({ task }: { task: Task }) {
  const { userId } = useSession()
  const offline = useOnline().whyOffline(messages.offlineNote)
  const note = offline !== null && <Notice tone="wait" icon="offline" title={offline} />
  if (task.planChange)
    return (
      <div className="stack">
        {note}
        <OpenChange task={task} change={task.planChange} />
      </div>
    )
  const code = whyNotPropose(changeTaskOf(task), userId)
  if (code === null)
    return (
      <div className="stack">
        {note}
        <ChangeForm task={task} />
      </div>
    )
  return (
    <Notice
      tone="news"
      title={code === 'not_found' ? messages.notYours : ERROR_MESSAGES[code]}
      action={
        <LinkButton to="/single-task/$id" params={{ id: task._id }} size="small" tone="plain">
          {messages.back}
        </LinkButton>
      }
    />
  )
}

function ChangeTaskPage() {
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
        <Content task={task} />
      </TwoColumn>
    </Page>
  )
}
