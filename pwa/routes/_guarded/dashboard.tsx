import { createFileRoute, Link } from '@tanstack/react-router'
import { InstallOffer } from '#pwa/features/install/install-offer.tsx'
import { pullProposals } from '#pwa/features/proposals/reads.ts'
import { useStage } from '#pwa/features/tasks/reads.ts'
import { TaskBadge } from '#pwa/features/tasks/task-badge.tsx'
import { TaskCard } from '#pwa/features/tasks/task-card.tsx'
import { forCompleteTaskers } from '#pwa/session/guard.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { List } from '#pwa/ui/list.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { Applied } from '../-tasker/applied.tsx'
import { DashboardLinks } from '../-tasker/dashboard-links.tsx'
import { words } from '../-tasker/words.ts'

export const Route = createFileRoute('/_guarded/dashboard')({
  beforeLoad: forCompleteTaskers,
  loader: ({ context: { queries, session } }) => {
    void queries.prefetchInfiniteQuery(pullProposals(session))
  },
  component: Dashboard,
})

const APPLIED_SHOWN = 6

/** What was given to me and is not handed in yet: first of all. */
function ToDoNow() {
  const tasks = useStage(useSession(), 'assigned')
  if (!tasks || tasks.length === 0) return null
  return (
    <section className="stack">
      <h2>{words.toDo}</h2>
      <List items={tasks} keyOf={({ _id }) => _id} label={words.toDo} empty={null}>
        {(task) => <TaskCard task={task} badge={<TaskBadge {...task} />} />}
      </List>
    </section>
  )
}

function Dashboard() {
  const user = useUser()
  return (
    <Page title={user ? words.welcome(user.username) : words.dashboard} note={words.welcomeNote}>
      <DashboardLinks />
      {user && !user.isVerified && (
        <Notice
          tone="wait"
          icon="shield"
          title={words.kycTitle}
          action={
            <LinkButton to="/update-profile" tone="plain" size="small">
              {words.kycAction}
            </LinkButton>
          }
        >
          {words.kyc}
        </Notice>
      )}
      <InstallOffer />
      <ToDoNow />
      <section className="stack">
        <div className="spread">
          <h2>{words.applied}</h2>
          <Link to="/applied-tasks">{words.seeAll}</Link>
        </div>
        <Applied most={APPLIED_SHOWN} />
      </section>
    </Page>
  )
}
