import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { createElement, useEffect } from 'react'
import { messageFor, NetworkError } from '#pwa/api/errors.ts'
import type { MyProposal } from '#pwa/features/proposals/mine/my-proposals.ts'
import {
  ProposalStatusCard,
  RejectedProposal,
} from '#pwa/features/proposals/mine/proposal-status.tsx'
import {
  usePendingChange,
  usePendingProposal,
  useProposalsForTask,
} from '#pwa/features/proposals/mine/reads.ts'
import { HoldNote } from '#pwa/features/tasks/detail/hold-note.tsx'
import { TaskBadge } from '#pwa/features/tasks/detail/task-badge.tsx'
import { TaskDetail } from '#pwa/features/tasks/detail/task-detail.tsx'
import { pullTask, useSubmissions, useTask } from '#pwa/features/tasks/reads.ts'
import { RejectedSubmission } from '#pwa/features/tasks/work/rejected-submission.tsx'
import { usePendingSubmission } from '#pwa/features/tasks/work/use-submit.ts'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import type { Rows } from '#pwa/replica/database.ts'
import { MainAction } from '#pwa/routes/-tasker/main-action.tsx'
import { UnknownTask } from '#pwa/routes/-tasker/unknown-task.tsx'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'

export const Route = createFileRoute('/_guarded/single-task/$id')({
  loader: ({ context: { queries, session }, params }) => {
    void queries.prefetchQuery(pullTask(session, params.id as TaskId))
  },
  component: SingleTask,
})

const loadEarnings = async () => (await import('#pwa/features/tasks/life/earnings.tsx')).Earnings
const loadVersions = async () =>
  (await import('#pwa/features/tasks/work/submission-versions.tsx')).SubmissionVersions

/** Not `ReturnType<typeof useTask>`, which would put the hook's module into the first script. */
type Task = Shown<Rows['tasks']>

/** A failed request is shown as a toast, a missing network by the banner alone. */
function useErrorToast({ error }: UseQueryResult) {
  useEffect(() => {
    if (error && !(error instanceof NetworkError && !error.hasResponse))
      toast(messageFor(error), 'bad')
  }, [error])
}

/** The sync brings a changed task without its submissions, so they are requested again. */
function useSubmissionRefetch(task: Task | null | undefined, { refetch }: UseQueryResult) {
  const changedAt = task?.delivery.state === 'sent' ? task.updatedAt : undefined
  useEffect(() => {
    if (changedAt !== undefined) void refetch()
  }, [changedAt, refetch])
}

type OwnProps = {
  task: Task
  proposals: readonly MyProposal[]
  isTasker: boolean
  /** May apply, unlike the owner and other clients. */
  isOtherTasker: boolean
}

/** What of the user's own input was rejected. */
function RejectedInput({ task, proposal }: { task: Task; proposal: MyProposal | undefined }) {
  const sent = usePendingProposal(task._id)
  const change = usePendingChange(proposal?._id)
  const submission = usePendingSubmission(task._id)
  return (
    <>
      {submission?.state === 'failed' && <RejectedSubmission entry={submission} />}
      {sent?.state === 'failed' && <RejectedProposal entry={sent} />}
      {change?.state === 'failed' && <RejectedProposal entry={change} showTitle />}
    </>
  )
}

/** The held money, what of it arrives, and the state of the user's own proposal. */
function StatusNotes({ task, proposals, isTasker, isOtherTasker }: OwnProps) {
  const [latest] = proposals
  const accepted = proposals.find(({ status }) => status === 'accepted')
  const offer = latest?.status === 'pending' ? latest : task
  const canEarn = isTasker || (task.status === 'pending' && isOtherTasker)
  const Earnings = useLazyModule(canEarn, loadEarnings)
  return (
    <>
      {isTasker && <HoldNote task={task} price={accepted?.price ?? null} />}
      {Earnings &&
        canEarn &&
        createElement(Earnings, { task: task._id, price: naira(offer.price) })}
      <RejectedInput task={task} proposal={latest} />
      {latest && !isTasker && <ProposalStatusCard proposal={latest} />}
    </>
  )
}

function backPath(task: Task, isTasker: boolean, isOwner: boolean) {
  if (isTasker) return '/assigned-tasks'
  return isOwner ? '/client-tasks' : '/all-task'
}

function Found({ task }: { task: Task }) {
  const { userId } = useSession()
  const user = useUser()
  const proposals = useProposalsForTask(task._id) ?? []
  const submissions = useSubmissions(task._id) ?? []
  const isTasker = task.tasker?._id === userId
  const SubmissionVersions = useLazyModule(submissions.length > 0, loadVersions)
  return (
    <Page
      title={task.title}
      back={backPath(task, isTasker, task.client === userId)}
      action={<TaskBadge {...task} />}
    >
      <TaskDetail
        task={task}
        status={
          <StatusNotes
            task={task}
            proposals={proposals}
            isTasker={isTasker}
            isOtherTasker={user?.userType === 'tasker' && task.client !== userId}
          />
        }
        submissions={
          SubmissionVersions &&
          createElement(SubmissionVersions, {
            task: task._id,
            versions: submissions,
            delivery: task.delivery,
          })
        }
        action={
          user && (
            <MainAction
              task={task}
              user={{ id: userId, userType: user.userType }}
              proposals={proposals}
            />
          )
        }
      />
    </Page>
  )
}

function SingleTask() {
  const id = Route.useParams().id as TaskId
  const session = useSession()
  const task = useTask(id)
  const pull = useQuery(pullTask(session, id))
  useErrorToast(pull)
  useSubmissionRefetch(task, pull)
  if (task === undefined) return <SkeletonPage />
  return task ? <Found task={task} /> : <UnknownTask pull={pull} />
}
