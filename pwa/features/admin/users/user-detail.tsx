import { Link } from '@tanstack/react-router'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { Facts } from '#pwa/features/admin/page/facts.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { readUser } from '#schema/contract/admin-users.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { ChangeStanding } from './change-standing.tsx'
import { CorrectWallet } from './correct-wallet.tsx'
import { messages } from './detail-messages.ts'
import { messages as listMessages } from './messages.ts'
import { SendNotice } from './send-notice.tsx'
import { UserNotes } from './user-notes.tsx'
import { UserRecords } from './user-records.tsx'
import { UserSessions } from './user-sessions.tsx'
import { UserAudit, UserTimeline } from './user-timeline.tsx'
import { Verification } from './verify-user.tsx'

type Detail = ResponseBody<typeof readUser>

const { facts: names } = messages

function Account(detail: Detail) {
  const { user, isEmailProven, asClient, asTasker } = detail
  const since = detail.suspendedAt ?? detail.limitedAt ?? detail.closedAt
  return (
    <Section
      title={messages.account}
      action={
        <Link to="/profile/$id" params={{ id: user._id }}>
          {messages.profile}
        </Link>
      }
    >
      <div className="row">
        <Avatar name={user.username} picture={user.profilePicture} size="huge" />
        <div>
          <div className="strong">{user.username}</div>
          <div className="soft">{listMessages.types[user.userType]}</div>
        </div>
      </div>
      <Facts
        facts={[
          [names.email, `${user.email} (${isEmailProven ? messages.proven : messages.notProven})`],
          [names.registered, <DateText key="at" at={user.createdAt} show="both" />],
          [names.location, user.location],
          [names.trade, user.jobTitle],
          [names.skills, user.skillsets.join(', ')],
          [names.verified, user.isVerified ? messages.yes : messages.no],
          [names.asClient, messages.rating(asClient.average, asClient.count)],
          [names.asTasker, messages.rating(asTasker.average, asTasker.count)],
          [names.jobs, messages.jobs(detail.completedJobs, detail.cancelledJobs)],
          [names.openReports, detail.openReports],
          [names.standing, listMessages.standings[user.standing]],
          [names.since, since && <DateText key="since" at={since} show="both" />],
        ]}
      />
      {user.userType !== 'admin' && user.standing !== 'closed' && (
        <Verification user={user} proof={detail.waitingVerification} />
      )}
    </Section>
  )
}

function Wallet({ user, wallet }: Detail) {
  return (
    <Section title={messages.wallet}>
      <Facts
        facts={[
          [messages.balance, <Naira key="balance" amount={wallet.balance} decimals="two" />],
          [messages.held, <Naira key="held" amount={wallet.held} decimals="two" />],
          [messages.debt, <Naira key="debt" amount={wallet.debt} decimals="two" />],
        ]}
      />
      <CorrectWallet user={user} />
    </Section>
  )
}

/** One user, with everything that an administrator may see and change. */
export function UserDetail({ id }: { id: string }) {
  const { data, failed, retry } = useAdminQuery(readUser, { id: id as UserId })
  return (
    <AdminPage title={data?.user.username ?? listMessages.title} back="/admin-users">
      {failed && <ErrorNote onRetry={retry} />}
      {!data && !failed && <SkeletonList look="rows" />}
      {data && (
        <div className="admin-columns">
          <div className="stack">
            <Account {...data} />
            <UserTimeline id={data.user._id} />
            <UserRecords id={data.user._id} />
            <UserAudit id={data.user._id} />
          </div>
          <div className="stack">
            <UserNotes id={data.user._id} isClosed={data.user.standing === 'closed'} />
            <Wallet {...data} />
            {data.user.userType !== 'admin' && <ChangeStanding user={data.user} />}
            {data.user.standing !== 'closed' && <SendNotice id={data.user._id} />}
            <UserSessions id={data.user._id} />
          </div>
        </div>
      )}
    </AdminPage>
  )
}
