import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { messages as arrivals } from '#pwa/features/arrivals/messages.ts'
import { PresenceLine } from '#pwa/features/arrivals/presence-line.tsx'
import { usePresences } from '#pwa/features/arrivals/use-presences.ts'
import { partiesOf } from '#pwa/features/tasks/detail/parties.ts'
import { TaskSummary } from '#pwa/features/tasks/detail/task-summary.tsx'
import { DisputePage } from '#pwa/features/tasks/dispute/dispute-page.tsx'
import { messages } from '#pwa/features/tasks/dispute/messages.ts'
import { OpenDispute } from '#pwa/features/tasks/dispute/open-dispute.tsx'
import { useDispute, usePendingStatement } from '#pwa/features/tasks/dispute/reads.ts'
import { WaitingStatement } from '#pwa/features/tasks/dispute/waiting-statement.tsx'
import { lifeTaskOf } from '#pwa/features/tasks/life/life-task.ts'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { useTaskRefetch } from '#pwa/features/tasks/use-task-refetch.ts'
import { UnknownTask } from '#pwa/routes/-tasker/unknown-task.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { TwoColumn } from '#pwa/ui/layout/two-column.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { whyNotDispute } from '#schema/domain/dispute.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { DISPUTE_REFUSALS } from '#schema/domain/messages/disputes.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'

export const Route = createFileRoute('/_guarded/dispute/$id')({
  loader: ({ context: { queries, session }, params }) => {
    void queries.prefetchQuery(pullTask(session, params.id as TaskId))
  },
  component: DisputeScreen,
})

/** The dispute that is there, the form that opens one, or why neither is possible. */
function Content({ task }: { task: Task }) {
  const { userId } = useSession()
  const dispute = useDispute(task._id)
  const pending = usePendingStatement(task._id)
  if (dispute === undefined) return <SkeletonPage />
  const refusal = whyNotDispute(lifeTaskOf(task), userId)
  const isOpen = task.status === 'disputed'
  if (isOpen && dispute?._id !== task.dispute?._id)
    return <Notice tone="wait" icon="offline" title={messages.notRead} />
  if (refusal === null && pending && pending.state !== 'failed')
    return <WaitingStatement entry={pending} task={task} other={partiesOf(task, userId).other} />
  if (refusal === null)
    return (
      <div className="stack">
        {dispute && (
          <details>
            <summary className="strong">{messages.earlier}</summary>
            <DisputePage task={task} dispute={dispute} userId={userId} />
          </details>
        )}
        <OpenDispute task={task} />
      </div>
    )
  if (dispute) return <DisputePage task={task} dispute={dispute} userId={userId} />
  return (
    <Notice
      tone="news"
      title={refusal === 'not_found' ? ERROR_MESSAGES.not_found : DISPUTE_REFUSALS[refusal]}
    />
  )
}

/** When the professional came and left, for both sides; nothing when that was never recorded. */
function DoorRecord({ id }: { id: TaskId }) {
  const now = useNow()
  const presences = usePresences(id)
  if (!presences?.length) return null
  return (
    <section className="stack stack-tight">
      <h2>{arrivals.title}</h2>
      {presences.map((presence) => (
        <PresenceLine key={presence._id} presence={presence} now={now} />
      ))}
    </section>
  )
}

function DisputeScreen() {
  const id = Route.useParams().id as TaskId
  useLive('shared')
  const session = useSession()
  const task = useTask(id)
  const pull = useQuery(pullTask(session, id))
  useTaskRefetch(task, pull)
  if (task === undefined) return <SkeletonPage />
  if (task === null) return <UnknownTask pull={pull} />
  return (
    <Page
      title={messages.title}
      back={task.tasker?._id === session.userId ? '/assigned-tasks' : '/client-tasks'}
    >
      <TwoColumn aside={<TaskSummary task={task} />}>
        <Content task={task} />
        <DoorRecord id={task._id} />
      </TwoColumn>
    </Page>
  )
}
