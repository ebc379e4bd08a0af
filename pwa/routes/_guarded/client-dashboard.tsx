import { createFileRoute, Link } from '@tanstack/react-router'
import { UpdateBanner } from '#pwa/features/community/update-banner.tsx'
import { messages as directory } from '#pwa/features/directory/messages.ts'
import { InstallOffer } from '#pwa/features/install/install-offer.tsx'
import { useApplicantCounts } from '#pwa/features/proposals/applicants/reads.ts'
import { PushOffer } from '#pwa/features/push/push-offer.tsx'
import {
  isAwaiting,
  usePostedTasks,
  type PostedTask,
} from '#pwa/features/tasks/client/client-tasks.ts'
import { sortByAction } from '#pwa/features/tasks/client/order.ts'
import { PostedTaskCard } from '#pwa/features/tasks/client/posted-task-card.tsx'
import { Attention } from '#pwa/features/tasks/life/attention.tsx'
import { KycReminder } from '#pwa/routes/-client/kyc-reminder.tsx'
import { messages } from '#pwa/routes/-client/messages.ts'
import { MustDo } from '#pwa/routes/-client/must-do.tsx'
import { requireClient } from '#pwa/session/guard.ts'
import { useMe, useUser } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { useSyncedList } from '#pwa/sync/use-synced-list.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { BalancePlaceholder } from '#pwa/ui/feedback/skeleton.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { formatNaira } from '#schema/domain/money.ts'
import './-client-dashboard.css'

export const Route = createFileRoute('/_guarded/client-dashboard')({
  beforeLoad: requireClient,
  component: ClientDashboard,
})

function WalletLink() {
  const me = useMe()
  return (
    <Link to="/client-wallet" className="client-dashboard-money">
      <span className="small">{messages.available}</span>
      <span className="client-dashboard-balance">
        {me ? <Naira amount={me.balance} decimals="two" /> : <BalancePlaceholder />}
      </span>
      {me && me.held > 0 && (
        <span className="small">{messages.held(formatNaira(me.held), me.heldTasks)}</span>
      )}
    </Link>
  )
}

const waitingForApproval = (count: number) => (
  <Notice
    tone="wait"
    title={messages.waiting(count)}
    action={
      <LinkButton to="/client-submitted-tasks" size="small" tone="plain">
        {messages.lookAtWork}
      </LinkButton>
    }
  >
    {messages.waitingText}
  </Notice>
)

const JUST_POSTED_MS = 10 * 60_000

type PostedProps = {
  tasks: readonly PostedTask[] | undefined
  counts: ReturnType<typeof useApplicantCounts>
}

/** The result of a post comes first, with what happens next, until the first proposal; also of one that waits. */
function JustPosted({ tasks, counts }: PostedProps) {
  const now = useNow()
  const task = tasks?.find(
    ({ _id, status, delivery, createdAt }) =>
      status === 'pending' &&
      delivery.state !== 'failed' &&
      now - Date.parse(createdAt) < JUST_POSTED_MS &&
      !counts?.get(_id),
  )
  if (!task) return null
  const isSent = task.delivery.state === 'sent'
  return (
    <Notice
      tone={isSent ? 'good' : 'wait'}
      icon={isSent ? 'done' : 'phone'}
      title={(isSent ? messages.posted : messages.postWaits)(task.title)}
      action={
        <LinkButton to="/single-task/$id" params={{ id: task._id }} size="small">
          {messages.seePosted}
        </LinkButton>
      }
    >
      {isSent ? messages.postedText : messages.postWaitsText}
    </Notice>
  )
}

function ClientDashboard() {
  const user = useUser()
  const tasks = usePostedTasks()
  const counts = useApplicantCounts()
  const now = useNow()
  useLive(isAwaiting(tasks) ? 'shared' : null)
  return (
    <Page
      title={user ? messages.welcome(user.username) : messages.dashboard}
      note={messages.welcomeNote}
    >
      <MustDo label={messages.toDo}>
        <JustPosted tasks={tasks} counts={counts} />
        <Attention approvals={waitingForApproval} />
        <UpdateBanner />
      </MustDo>
      <div className="client-dashboard-top">
        <WalletLink />
        <LinkButton to="/create-task" icon="plus" wide>
          {messages.createTask}
        </LinkButton>
        <LinkButton to="/professionals" tone="plain" icon="search" wide>
          {directory.title}
        </LinkButton>
      </div>
      <section className="stack">
        <div className="spread">
          <h2>{messages.myTodos}</h2>
          <Link to="/client-tasks">{messages.seeAll}</Link>
        </div>
        <List
          {...useSyncedList(tasks && sortByAction(tasks, counts, now))}
          keyOf={({ _id }) => _id}
          label={messages.myTodos}
          empty={<Empty title={GENERAL_MESSAGES.noTodo}>{messages.noneYet}</Empty>}
        >
          {(task) => <PostedTaskCard task={task} proposals={counts?.get(task._id) ?? 0} />}
        </List>
      </section>
      <InstallOffer />
      <PushOffer isWaiting={tasks !== undefined && tasks.length > 0} />
      {user && !user.isVerified && (
        <KycReminder
          title={messages.kycTitle}
          text={messages.kycText}
          action={messages.kycAction}
        />
      )}
    </Page>
  )
}
