import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { createElement } from 'react'
import { UpdateBanner } from '#pwa/features/community/update-banner.tsx'
import { InstallOffer } from '#pwa/features/install/install-offer.tsx'
import { OwnInvitations } from '#pwa/features/proposals/invite/own-invitations.tsx'
import { useProposals } from '#pwa/features/proposals/mine/my-proposals.ts'
import { pullProposals } from '#pwa/features/proposals/mine/reads.ts'
import { TaskBadge } from '#pwa/features/tasks/detail/task-badge.tsx'
import { Attention } from '#pwa/features/tasks/life/attention.tsx'
import { waitsFor } from '#pwa/features/tasks/life/step-task.ts'
import { useOpenTasks } from '#pwa/features/tasks/list/open-tasks.ts'
import { TaskCard } from '#pwa/features/tasks/list/task-card.tsx'
import { useTaskerTasks } from '#pwa/features/tasks/reads.ts'
import { KycReminder } from '#pwa/routes/-client/kyc-reminder.tsx'
import { MustDo } from '#pwa/routes/-client/must-do.tsx'
import { Applied } from '#pwa/routes/-tasker/applied.tsx'
import { DashboardLinks } from '#pwa/routes/-tasker/dashboard-links.tsx'
import { ListingOffer } from '#pwa/routes/-tasker/listing-offer.tsx'
import { messages } from '#pwa/routes/-tasker/messages.ts'
import { requireCompleteTasker } from '#pwa/session/guard.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { Task } from '#schema/contract/tasks.ts'

export const Route = createFileRoute('/_guarded/dashboard')({
  beforeLoad: requireCompleteTasker,
  loader: ({ context: { queries, session } }) => {
    void queries.prefetchInfiniteQuery(pullProposals(session))
  },
  component: Dashboard,
})

const APPLIED_MAX = 6

const loadPack = async () => (await import('#pwa/routes/-work-pack/work-pack.tsx')).WorkPack

/** Assigned tasks whose work is not submitted yet, first those that wait for this tasker. */
function ToDoNow() {
  const tasks = useTaskerTasks(useSession(), 'assigned')
  const hasWork = tasks !== undefined && tasks.length > 0
  useLive(hasWork ? 'shared' : null)
  const now = useNow()
  const WorkPack = useLazyModule(hasWork, loadPack)
  if (!hasWork) return null
  const rankOf = (task: Task) => Number(!waitsFor('tasker', task, now))
  return (
    <section className="stack">
      <h2>{messages.toDo}</h2>
      {WorkPack && createElement(WorkPack)}
      <List
        items={tasks.toSorted((a, b) => rankOf(a) - rankOf(b))}
        keyOf={({ _id }) => _id}
        label={messages.toDo}
        empty={null}
      >
        {(task) => <TaskCard task={task} badge={<TaskBadge status={task.status} />} />}
      </List>
    </section>
  )
}

const NEW_MAX = 3

/** The newest open todos, of the user's trade first. */
function NewTodos() {
  const tasks = useOpenTasks(NEW_MAX, undefined, true)?.tasks ?? []
  const { trade } = useUser() ?? {}
  const isOwn = ({ field }: { field: string }) => Number(field === trade)
  const newest = tasks.toSorted(
    (a, b) => isOwn(b) - isOwn(a) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  )
  if (newest.length === 0) return null
  return (
    <List
      items={newest.slice(0, NEW_MAX)}
      keyOf={({ _id }) => _id}
      label={messages.find}
      empty={null}
    >
      {(task) => <TaskCard task={task} badge={null} />}
    </List>
  )
}

/** Until the first proposal: the profile is done, and what comes next. */
function ProfileReady() {
  const proposals = useProposals()
  const { isSuccess } = useInfiniteQuery(pullProposals(useSession()))
  if (!isSuccess || proposals?.length !== 0) return null
  return (
    <>
      <Notice
        icon="done"
        title={messages.readyTitle}
        action={
          <LinkButton to="/all-task" icon="search">
            {messages.find}
          </LinkButton>
        }
      >
        {messages.readyText}
      </Notice>
      <NewTodos />
    </>
  )
}

function Dashboard() {
  const user = useUser()
  return (
    <Page
      title={user ? messages.welcome(user.username) : messages.dashboard}
      note={messages.welcomeNote}
    >
      <ProfileReady />
      <MustDo label={messages.toDo}>
        <Attention />
      </MustDo>
      <ToDoNow />
      <OwnInvitations />
      <DashboardLinks />
      <UpdateBanner />
      <section className="stack">
        <div className="spread">
          <h2>{messages.applied}</h2>
          <Link to="/applied-tasks">{messages.seeAll}</Link>
        </div>
        <Applied max={APPLIED_MAX} />
      </section>
      {user && <ListingOffer user={user} />}
      <InstallOffer />
      {user && !user.isVerified && (
        <KycReminder title={messages.kycTitle} text={messages.kyc} action={messages.kycAction} />
      )}
    </Page>
  )
}
