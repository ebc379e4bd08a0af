import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { EvidenceList } from '#pwa/features/admin/page/evidence-list.tsx'
import { Facts } from '#pwa/features/admin/page/facts.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { ThreadSection } from '#pwa/features/admin/thread/thread-section.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import { readDispute } from '#schema/contract/disputes.ts'
import type { Id } from '#schema/domain/ids.ts'
import { DISPUTE_MESSAGES } from '#schema/domain/messages/disputes.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { DecideDispute } from './decide-dispute.tsx'
import { messages } from './messages.ts'
import { partiesOf, type OpenedDispute } from './opened-dispute.ts'

function About(props: OpenedDispute) {
  const { dispute, task } = props
  const { nameOf } = partiesOf(props)
  return (
    <Section title={messages.about}>
      <p className="strong">{DISPUTE_MESSAGES.reasons[dispute.reason]}</p>
      <Facts
        facts={[
          [messages.columns.held, <Naira key="held" amount={dispute.held} decimals="two" />],
          [messages.openedBy, nameOf(dispute.openedBy)],
          [messages.openedAt, <DateText key="opened" at={dispute.openedAt} show="both" />],
          [messages.answerBy, <DateText key="answerBy" at={dispute.answerBy} show="both" />],
          [
            messages.answered,
            dispute.answeredAt ? (
              <DateText key="answered" at={dispute.answeredAt} show="both" />
            ) : (
              messages.notAnswered
            ),
          ],
          [messages.columns.decideBy, <DateText key="decide" at={dispute.decideBy} show="both" />],
          [messages.endsAt, <DateText key="ends" at={dispute.endsAt} show="both" />],
          [messages.agreed, task.agreedDate && formatDate(task.agreedDate)],
        ]}
      />
      <h3>{messages.description}</h3>
      <p className="prose">{task.description}</p>
    </Section>
  )
}

function Statements(props: OpenedDispute) {
  const { dispute } = props
  const { client, tasker, nameOf } = partiesOf(props)
  const silent = [client._id, tasker._id].filter((id) =>
    dispute.statements.every(({ author }) => author !== id),
  )
  return (
    <Section title={messages.statements}>
      {dispute.statements.map(({ _id, author, statement, files, createdAt }) => (
        <article key={_id} className="stack stack-tight">
          <div className="spread">
            <h3>{nameOf(author)}</h3>
            <span className="small soft">
              <DateText at={createdAt} show="both" />
            </span>
          </div>
          <p className="prose">{statement}</p>
          <EvidenceList files={files} />
        </article>
      ))}
      {silent.map((id) => (
        <p key={id} className="soft">
          {messages.noStatement(nameOf(id))}
        </p>
      ))}
    </Section>
  )
}

function Offers(props: OpenedDispute) {
  const { offers } = props.dispute
  const { nameOf } = partiesOf(props)
  return (
    <Section title={messages.offers}>
      {offers.length === 0 && <p className="soft">{messages.noOffers}</p>}
      <Facts
        facts={offers.map(({ by, release, refund }) => [
          nameOf(by),
          messages.offer(formatNaira(release), formatNaira(refund)),
        ])}
      />
    </Section>
  )
}

export function DisputeDetail({ id }: { id: string }) {
  const { data, failed, retry } = useAdminQuery(readDispute, { id: id as Id<'dispute'> })
  const parties = data && partiesOf(data)
  return (
    <AdminPage title={data?.task.title ?? messages.title} back="/admin-dashboard">
      {failed && <ErrorNote onRetry={retry} />}
      {!data && !failed && <SkeletonList look="rows" />}
      {data && parties && (
        <div className="admin-columns">
          <div className="stack">
            <Statements {...data} />
            <ThreadSection users={[parties.client, parties.tasker]} />
          </div>
          <div className="stack">
            <About {...data} />
            <Offers {...data} />
            <DecideDispute {...data} />
          </div>
        </div>
      )}
    </AdminPage>
  )
}
