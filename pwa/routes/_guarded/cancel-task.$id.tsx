import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { CancelForm } from '#pwa/features/tasks/cancel/cancel-form.tsx'
import { messages } from '#pwa/features/tasks/cancel/messages.ts'
import { OfferForm } from '#pwa/features/tasks/cancel/offer-form.tsx'
import { OpenOffer } from '#pwa/features/tasks/cancel/open-offer.tsx'
import { TaskSummary } from '#pwa/features/tasks/detail/task-summary.tsx'
import { useLifeTask } from '#pwa/features/tasks/life/use-life-task.ts'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { UnknownTask } from '#pwa/routes/-tasker/unknown-task.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { TwoColumn } from '#pwa/ui/layout/two-column.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { whyNotCancel } from '#schema/domain/cancel.ts'
import type { ErrorCode } from '#schema/domain/errors.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'

export const Route = createFileRoute('/_guarded/cancel-task/$id')({
  loader: ({ context: { queries, session }, params }) => {
    void queries.prefetchQuery(pullTask(session, params.id as TaskId))
  },
  component: CancelTask,
})

function Refusal({ task, code }: { task: Task; code: ErrorCode }) {
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

/** How this user can end the work now, or why they cannot. */
function CancelPage({ task }: { task: Task }) {
  const { userId } = useSession()
  const offline = useOnline().whyOffline(messages.offlineNote)
  const now = useNow()
  const life = useLifeTask(task)
  const code = whyNotCancel(life, userId, now)
  if (code !== null && code !== 'cancel_needs_offer') return <Refusal task={task} code={code} />
  // A row of an older build has no such field.
  const offer = task.cancelOffer as Task['cancelOffer'] | undefined
  const isSilent = offer ? now >= Date.parse(offer.answerBy) : false
  const isClient = task.client === userId
  const mayCancelAlone = code === null && (!offer || (isClient && !isSilent))
  return (
    <div className="stack">
      {offline !== null && <Notice tone="wait" icon="offline" title={offline} />}
      {offer && <OpenOffer task={task} offer={offer} />}
      {mayCancelAlone && <CancelForm task={task} life={life} />}
      {!offer && code !== null && <OfferForm task={task} life={life} />}
    </div>
  )
}

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
