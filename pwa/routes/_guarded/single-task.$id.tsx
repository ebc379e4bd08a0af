import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { TaskId } from '#schema/domain/ids.ts'
import { Unreached, wordsFor } from '#pwa/api/failures.ts'
import { ProposalStanding, RefusedProposal } from '#pwa/features/proposals/proposal-standing.tsx'
import {
  useProposalsOn,
  useUnsentChange,
  useUnsentProposal,
} from '#pwa/features/proposals/reads.ts'
import { HeldNote } from '#pwa/features/tasks/held-note.tsx'
import { pullTask, useSubmissions, useTask } from '#pwa/features/tasks/reads.ts'
import { RefusedWork } from '#pwa/features/tasks/refused-work.tsx'
import { TaskBadge } from '#pwa/features/tasks/task-badge.tsx'
import { TaskDetail } from '#pwa/features/tasks/task-detail.tsx'
import { useUnsentWork } from '#pwa/features/tasks/use-submit.ts'
import { WorkVersions } from '#pwa/features/tasks/work-versions.tsx'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { MainAction } from '../-tasker/main-action.tsx'
import { UnknownTask } from '../-tasker/unknown-task.tsx'

export const Route = createFileRoute('/_guarded/single-task/$id')({
  loader: ({ context: { queries, session }, params }) => {
    void queries.prefetchQuery(pullTask(session, params.id as TaskId))
  },
  component: SingleTask,
})

function SingleTask() {
  const id = Route.useParams().id as TaskId
  const session = useSession()
  const user = useUser()
  const task = useTask(id)
  const mine = useProposalsOn(id)
  const unsent = useUnsentProposal(id)
  const change = useUnsentChange(mine?.[0]?._id)
  const unsentWork = useUnsentWork(id)
  const versions = useSubmissions(id)
  const pull = useQuery(pullTask(session, id))

  const { error, refetch } = pull
  // SPEC 8: a todo that could not be read says so in a toast; want of a signal stands in the banner.
  useEffect(() => {
    if (error && !(error instanceof Unreached && !error.heard)) toast(wordsFor(error), 'bad')
  }, [error])

  // Its versions come with the todo alone, so a change that pull brought asks for them again.
  const changedAt = task?.delivery.state === 'sent' ? task.updatedAt : undefined
  useEffect(() => {
    if (changedAt !== undefined) void refetch()
  }, [changedAt, refetch])

  if (task === undefined) return <SkeletonPage />
  if (task === null) return <UnknownTask pull={pull} />

  const isTasker = task.tasker?._id === session.me
  const isOwn = task.client === session.me
  const accepted = mine?.find(({ status }) => status === 'accepted')
  const [latest] = mine ?? []
  return (
    <Page
      title={task.title}
      back={isTasker ? '/assigned-tasks' : isOwn ? '/client-tasks' : '/all-task'}
      action={<TaskBadge {...task} />}
    >
      <TaskDetail
        task={task}
        standing={
          <>
            {isTasker && <HeldNote task={task} price={accepted?.price ?? null} />}
            {unsentWork?.state === 'refused' && <RefusedWork unsent={unsentWork} />}
            {unsent?.state === 'refused' && <RefusedProposal unsent={unsent} />}
            {change?.state === 'refused' && <RefusedProposal unsent={change} named />}
            {latest && !isTasker && <ProposalStanding proposal={latest} />}
          </>
        }
        work={
          versions &&
          versions.length > 0 && (
            <WorkVersions task={id} versions={versions} delivery={task.delivery} />
          )
        }
        action={
          user && (
            <MainAction
              task={task}
              me={{ id: session.me, userType: user.userType }}
              mine={mine ?? []}
            />
          )
        }
      />
    </Page>
  )
}
