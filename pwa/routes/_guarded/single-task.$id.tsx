import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
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
import { SubmissionVersions } from '#pwa/features/tasks/work/submission-versions.tsx'
import { usePendingSubmission } from '#pwa/features/tasks/work/use-submit.ts'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import type { Rows } from '#pwa/replica/database.ts'
import { MainAction } from '#pwa/routes/-tasker/main-action.tsx'
import { UnknownTask } from '#pwa/routes/-tasker/unknown-task.tsx'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { TaskId } from '#schema/domain/ids.ts'

export const Route = createFileRoute('/_guarded/single-task/$id')({
  loader: ({ context: { queries, session }, params }) => {
    void queries.prefetchQuery(pullTask(session, params.id as TaskId))
  },
  component: SingleTask,
})

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

type OwnProps = { task: Task; proposals: readonly MyProposal[]; isTasker: boolean }

/** The held money, and what of the user's own input was rejected. */
function StatusNotes({ task, proposals, isTasker }: OwnProps) {
  const [latest] = proposals
  const accepted = proposals.find(({ status }) => status === 'accepted')
  const proposal = usePendingProposal(task._id)
  const change = usePendingChange(latest?._id)
  const submission = usePendingSubmission(task._id)
  return (
    <>
      {isTasker && <HoldNote task={task} price={accepted?.price ?? null} />}
      {submission?.state === 'failed' && <RejectedSubmission entry={submission} />}
      {proposal?.state === 'failed' && <RejectedProposal entry={proposal} />}
      {change?.state === 'failed' && <RejectedProposal entry={change} showTitle />}
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
  return (
    <Page
      title={task.title}
      back={backPath(task, isTasker, task.client === userId)}
      action={<TaskBadge {...task} />}
    >
      <TaskDetail
        task={task}
        status={<StatusNotes task={task} proposals={proposals} isTasker={isTasker} />}
        submissions={
          submissions.length > 0 && (
            <SubmissionVersions task={task._id} versions={submissions} delivery={task.delivery} />
          )
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
