import { createFileRoute, Link } from '@tanstack/react-router'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { InstallOffer } from '#pwa/features/install/install-offer.tsx'
import { useApplicantCounts } from '#pwa/features/proposals/applicant-reads.ts'
import { countIn, usePostedTasks, type MyTask } from '#pwa/features/tasks/client-tasks.ts'
import { PostedTaskCard } from '#pwa/features/tasks/posted-task-card.tsx'
import { forClients } from '#pwa/session/guard.ts'
import { useMe, useUser } from '#pwa/session/session.tsx'
import { usePulled } from '#pwa/sync/use-pulled.ts'
import { Empty } from '#pwa/ui/empty.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { List } from '#pwa/ui/list.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { KycReminder } from '../-client/kyc-reminder.tsx'
import { words } from '../-client/words.ts'
import './-client-dashboard.css'

export const Route = createFileRoute('/_guarded/client-dashboard')({
  beforeLoad: forClients,
  component: ClientDashboard,
})

/** What is free and what is held, one tap from the wallet (R23). */
function Money() {
  const me = useMe()
  if (!me) return null
  return (
    <Link to="/client-wallet" className="client-dashboard-money">
      <span className="small">{words.available}</span>
      <span className="client-dashboard-balance">
        <Naira naira={me.balance} decimals="two" />
      </span>
      {me.held > 0 && (
        <span className="small">{words.held(formatNaira(naira(me.held)), me.heldTasks)}</span>
      )}
    </Link>
  )
}

function Waiting({ tasks }: { tasks: readonly MyTask[] | undefined }) {
  const waiting = countIn(tasks, 'submitted')
  if (waiting === 0) return null
  return (
    <Notice
      tone="wait"
      title={words.wait(waiting)}
      action={
        <LinkButton to="/client-submitted-tasks" size="small" tone="plain">
          {words.look}
        </LinkButton>
      }
    >
      {words.waitText}
    </Notice>
  )
}

function ClientDashboard() {
  const user = useUser()
  const tasks = usePostedTasks()
  const counts = useApplicantCounts()
  return (
    <Page title={user ? words.welcome(user.username) : words.dashboard} note={words.welcomeNote}>
      <div className="client-dashboard-top">
        <Money />
        <LinkButton to="/create-task" icon="plus" wide>
          {words.createTask}
        </LinkButton>
      </div>
      <Waiting tasks={tasks} />
      {user && !user.isVerified && <KycReminder />}
      <InstallOffer />
      <section className="stack">
        <div className="spread">
          <h2>{words.myTodos}</h2>
          <Link to="/client-tasks">{words.seeAll}</Link>
        </div>
        <List
          {...usePulled(tasks)}
          keyOf={({ _id }) => _id}
          label={words.myTodos}
          empty={<Empty title={TEXTS.noTodo}>{words.noneYet}</Empty>}
        >
          {(task) => <PostedTaskCard task={task} proposals={counts?.get(task._id) ?? 0} />}
        </List>
      </section>
    </Page>
  )
}
