import { createFileRoute, Link } from '@tanstack/react-router'
import { UpdateBanner } from '#pwa/features/community/update-banner.tsx'
import { InstallOffer } from '#pwa/features/install/install-offer.tsx'
import { pullProposals } from '#pwa/features/proposals/mine/reads.ts'
import { TaskBadge } from '#pwa/features/tasks/detail/task-badge.tsx'
import { DisputeNotices } from '#pwa/features/tasks/dispute/dispute-notices.tsx'
import { Attention } from '#pwa/features/tasks/life/attention.tsx'
import { TaskCard } from '#pwa/features/tasks/list/task-card.tsx'
import { useTaskerTasks } from '#pwa/features/tasks/reads.ts'
import { KycReminder } from '#pwa/routes/-client/kyc-reminder.tsx'
import { MustDo } from '#pwa/routes/-client/must-do.tsx'
import { Applied } from '#pwa/routes/-tasker/applied.tsx'
import { DashboardLinks } from '#pwa/routes/-tasker/dashboard-links.tsx'
import { messages } from '#pwa/routes/-tasker/messages.ts'
import { requireCompleteTasker } from '#pwa/session/guard.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { List } from '#pwa/ui/layout/list.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/dashboard')({
  beforeLoad: requireCompleteTasker,
  loader: ({ context: { queries, session } }) => {
    void queries.prefetchInfiniteQuery(pullProposals(session))
  },
  component: Dashboard,
})

const APPLIED_MAX = 6

/** Assigned tasks whose work is not submitted yet. */
function ToDoNow() {
  const tasks = useTaskerTasks(useSession(), 'assigned')
  useLive(tasks && tasks.length > 0 ? 'shared' : null)
  if (!tasks || tasks.length === 0) return null
  return (
    <section className="stack">
      <h2>{messages.toDo}</h2>
      <List items={tasks} keyOf={({ _id }) => _id} label={messages.toDo} empty={null}>
        {(task) => <TaskCard task={task} badge={<TaskBadge status={task.status} />} />}
      </List>
    </section>
  )
}

function Dashboard() {
  const user = useUser()
  return (
    <Page
      title={user ? messages.welcome(user.username) : messages.dashboard}
      note={messages.welcomeNote}
    >
      <MustDo label={messages.toDo}>
        <DisputeNotices turn="own" />
        <Attention />
        <DisputeNotices turn="other" />
      </MustDo>
      <ToDoNow />
      <DashboardLinks />
      <UpdateBanner />
      <section className="stack">
        <div className="spread">
          <h2>{messages.applied}</h2>
          <Link to="/applied-tasks">{messages.seeAll}</Link>
        </div>
        <Applied max={APPLIED_MAX} />
      </section>
      <InstallOffer />
      {user && !user.isVerified && (
        <KycReminder title={messages.kycTitle} text={messages.kyc} action={messages.kycAction} />
      )}
    </Page>
  )
}
