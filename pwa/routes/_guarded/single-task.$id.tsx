import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { createElement, useEffect } from 'react'
import { messageFor, NetworkError } from '#pwa/api/errors.ts'
import type { MyProposal } from '#pwa/features/proposals/mine/my-proposals.ts'
import {
  usePendingChange,
  usePendingProposal,
  useProposalsForTask,
} from '#pwa/features/proposals/mine/reads.ts'
import { RejectedProposal } from '#pwa/features/proposals/mine/rejected-proposal.tsx'
import { ChangeRequestNote } from '#pwa/features/tasks/changes/change-request-note.tsx'
import { TaskBadge } from '#pwa/features/tasks/detail/task-badge.tsx'
import { TaskDetail } from '#pwa/features/tasks/detail/task-detail.tsx'
import { Earnings } from '#pwa/features/tasks/life/earnings.tsx'
import { messages } from '#pwa/features/tasks/messages.ts'
import { pullTask, readFirstTask, useTask, useTaskAge } from '#pwa/features/tasks/reads.ts'
import { useTaskRefetch } from '#pwa/features/tasks/use-task-refetch.ts'
import { RejectedSubmission } from '#pwa/features/tasks/work/rejected-submission.tsx'
import { usePendingSubmission } from '#pwa/features/tasks/work/use-submit.ts'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import type { Rows } from '#pwa/replica/database.ts'
import { AfterWork } from '#pwa/routes/-client/after-work.tsx'
import { OwnAsk } from '#pwa/routes/-client/own-ask.tsx'
import { ApplyAction, Invitation } from '#pwa/routes/-tasker/apply-action.tsx'
import { AlertNote, BeforeApplying } from '#pwa/routes/-tasker/before-applying.tsx'
import { OwnProposal } from '#pwa/routes/-tasker/own-proposal.tsx'
import { UnknownTask } from '#pwa/routes/-tasker/unknown-task.tsx'
import { useWork } from '#pwa/routes/-use-work.tsx'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { ShareButton } from '#pwa/ui/form/share-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { LIVE_STATUSES } from '#schema/domain/conversation.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'
import { sharedTaskPath } from '#schema/domain/share-paths.ts'

export const Route = createFileRoute('/_guarded/single-task/$id')({
  loader: ({ context: { queries, session }, params }) => {
    const id = params.id as TaskId
    return readFirstTask(session, id, queries.prefetchQuery(pullTask(session, id)))
  },
  gcTime: 0,
  component: SingleTask,
})

/** What only the parties of a task see. */
const loadParty = () => import('#pwa/features/tasks/life/party.ts')
const loadStepsBeforePay = async () =>
  (await import('#pwa/features/wallet/plan/steps-before-pay.tsx')).StepsBeforePay
const loadDoor = async () => (await import('#pwa/routes/-door.tsx')).AtTheDoor
const loadTrust = async () => (await import('#pwa/features/trust/trust-actions.tsx')).TrustActions

/** Not `ReturnType<typeof useTask>`, which would put the hook's module into the first script. */
type Task = Shown<Rows['tasks']>

/** A failed request is shown as a toast, a missing network by the banner alone. */
function useErrorToast({ error }: UseQueryResult) {
  useEffect(() => {
    if (error && !(error instanceof NetworkError && !error.hasResponse))
      toast(messageFor(error), 'bad')
  }, [error])
}

type NotesProps = {
  task: Task
  proposals: readonly MyProposal[]
  side: TaskSide | null
  /** May apply, unlike the owner and other clients. */
  isOtherTasker: boolean
}

const sideOf = (task: Task, userId: UserId): TaskSide | null => {
  if (task.client === userId) return 'client'
  return task.tasker?._id === userId ? 'tasker' : null
}

const otherName = ({ tasker, postedBy }: Task, side: TaskSide) =>
  side === 'tasker' ? postedBy.username : (tasker?.username ?? messages.aProfessional)

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

/** Whether the task's price is or may become what this user earns. */
const canEarn = ({ status }: Task, side: TaskSide | null, isOtherTasker: boolean) =>
  side === 'tasker'
    ? status === 'in-progress' || status === 'submitted'
    : status === 'pending' && isOtherTasker

/** The other party; for a tasker with a proposal the client. */
const chatPartner = (task: Task, side: TaskSide | null, hasProposal: boolean) => {
  if (side === 'client') return task.tasker
  return side === 'tasker' || hasProposal ? task.postedBy : null
}

/** An open task that the server has is on a page for everyone, unless it is for one person. */
const isPublic = ({ status, delivery, forUser }: Task) =>
  status === 'pending' && delivery.state === 'sent' && !forUser

type LinksProps = { task: Task; partner: ReturnType<typeof chatPartner>; side: TaskSide | null }

function TaskLinks({ task, partner, side }: LinksProps) {
  if (!partner && !side && !isPublic(task)) return null
  return (
    <div className="row">
      {side && task.status === 'completed' && <AfterWork task={task} side={side} />}
      {partner && (
        <LinkButton
          to="/chat/$id"
          params={{ id: partner._id }}
          tone="plain"
          size="small"
          icon="message"
        >
          {messages.messageTo(partner.username)}
        </LinkButton>
      )}
      {isPublic(task) && <ShareButton path={sharedTaskPath(task._id)} title={task.title} />}
      {side && (
        <LinkButton to="/help" search={{ task: task._id }} tone="plain" size="small" icon="info">
          {messages.help}
        </LinkButton>
      )}
    </div>
  )
}

/** Why a professional who is no party has come: an invitation, or an alert. */
function Occasion({ task, proposals }: Pick<NotesProps, 'task' | 'proposals'>) {
  const user = { id: useSession().userId, userType: useUser()?.userType ?? 'client' }
  return (
    <>
      <Invitation task={task} user={user} proposals={proposals} />
      <AlertNote />
    </>
  )
}

/** The pass of the professional, while the work goes on. */
function Door({ task, side }: Pick<NotesProps, 'task' | 'side'>) {
  const isNeeded = side !== null && LIVE_STATUSES.some((status) => status === task.status)
  const AtTheDoor = useLazyModule(isNeeded, loadDoor)
  return AtTheDoor && isNeeded ? createElement(AtTheDoor, { task, side }) : null
}

/** The next step, what the user earns, and the state of the user's own proposal. */
function StatusNotes({ task, proposals, side, isOtherTasker }: NotesProps) {
  const [latest] = proposals
  const offer = latest?.status === 'pending' ? latest : task
  const earns = canEarn(task, side, isOtherTasker)
  // The price of a plan has materials in it, and each stage is withdrawn by itself: the table of the money has them.
  const isPaidInParts = side !== null && Boolean(task.stages)
  const party = useLazyModule(side !== null, loadParty)
  const StepsBeforePay = useLazyModule(earns && side === 'tasker', loadStepsBeforePay)
  const partner = chatPartner(task, side, latest !== undefined)
  return (
    <>
      <OwnAsk task={task} side={side} />
      {party &&
        side &&
        createElement(party.PartyNotes, { task, side, other: otherName(task, side) })}
      <Door task={task} side={side} />
      {side && <ChangeRequestNote task={task} isTasker={side === 'tasker'} />}
      {StepsBeforePay && createElement(StepsBeforePay)}
      <RejectedInput task={task} proposal={latest} />
      {side === null && <Occasion task={task} proposals={proposals} />}
      {latest && side === null && <OwnProposal task={task._id} proposal={latest} />}
      {earns && !isPaidInParts && (
        <Earnings task={task._id} price={offer.price} plan={offer.stages} />
      )}
      <TaskLinks task={task} partner={partner} side={side} />
    </>
  )
}

/** To report the task, or block its client. */
function Trust({ task, side }: { task: Task; side: TaskSide | null }) {
  const TrustActions = useLazyModule(side !== 'client', loadTrust)
  const report = { user: task.postedBy, target: 'task' as const, targetId: task._id }
  return TrustActions && createElement(TrustActions, report)
}

const LIVE: readonly Task['status'][] = ['pending', ...LIVE_STATUSES]
const BACK = { tasker: '/assigned-tasks', client: '/client-tasks' } as const

/** What the reader did or must do comes before the picture on a phone. */
const concernsReader = (
  { forUser }: Task,
  side: TaskSide | null,
  proposals: readonly MyProposal[],
): boolean => side !== null || proposals.length > 0 || Boolean(forUser)

function Found({ task, pull }: { task: Task; pull: UseQueryResult }) {
  const { userId } = useSession()
  const user = useUser()
  const proposals = useProposalsForTask(task._id) ?? []
  const side = sideOf(task, userId)
  const isShared = side !== null || proposals.some(({ status }) => status === 'pending')
  useLive(isShared && LIVE.includes(task.status) ? 'shared' : null)
  const party = useLazyModule(side !== null, loadParty)
  const { review, versions } = useWork(task, side)
  return (
    <Page
      title={task.title}
      back={side ? BACK[side] : '/all-task'}
      note={<TaskBadge status={task.status} />}
    >
      <TaskDetail
        task={task}
        isOwner={side === 'client'}
        status={
          <StatusNotes
            task={task}
            proposals={proposals}
            side={side}
            isOtherTasker={user?.userType === 'tasker'}
          />
        }
        isStatusFirst={!review && concernsReader(task, side, proposals)}
        review={review}
        client={<BeforeApplying task={task} side={side} />}
        submissions={
          <>
            {versions}
            {party &&
              side &&
              createElement(party.Timeline, {
                id: task._id,
                pull,
                side,
                userId,
                other: otherName(task, side),
              })}
          </>
        }
        action={
          side === null
            ? user &&
              task.status === 'pending' && (
                <ApplyAction
                  task={task}
                  user={{ id: userId, userType: user.userType }}
                  proposals={proposals}
                />
              )
            : party && createElement(party.TaskActions, { task, userId })
        }
      />
      <Trust task={task} side={side} />
    </Page>
  )
}

function SingleTask() {
  const id = Route.useParams().id as TaskId
  const session = useSession()
  const task = useTask(id, Route.useLoaderData())
  const pull = useQuery(pullTask(session, id))
  useTaskAge(id)
  useErrorToast(pull)
  useTaskRefetch(task, pull)
  if (task === undefined) return <SkeletonPage />
  return task ? <Found task={task} pull={pull} /> : <UnknownTask pull={pull} />
}
