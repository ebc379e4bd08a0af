import { Link } from '@tanstack/react-router'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { messages as userMessages } from '#pwa/features/admin/users/messages.ts'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { readSharingGroup } from '#schema/contract/admin-fraud.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { DecideGroup } from './decide-group.tsx'
import { Graph, type Group } from './graph.tsx'
import { messages } from './messages.ts'

type Account = Group['accounts'][number]
type Pair = Group['pairs'][number]

const noteOf = ({ userType, isVerified, verification, decidedAt }: Account) =>
  [
    userMessages.types[userType],
    isVerified ? messages.verified : messages.notVerified,
    verification && messages.verifications[verification],
    decidedAt && messages.decided,
  ]
    .filter(Boolean)
    .join(' · ')

function Accounts({ accounts }: Pick<Group, 'accounts'>) {
  return (
    <Section title={messages.accounts}>
      <List
        items={accounts}
        keyOf={({ _id }) => _id}
        look="rows"
        label={messages.accounts}
        empty={messages.gone}
      >
        {(account) => (
          <RowItem
            lead={<Avatar name={account.username} picture={account.profilePicture} />}
            title={
              <Link to="/admin/$" params={{ _splat: `users/${account._id}` }}>
                {account.username}
              </Link>
            }
            note={noteOf(account)}
            end={
              <Badge tone={account.standing === 'active' ? 'good' : 'bad'}>
                {userMessages.standings[account.standing]}
              </Badge>
            }
          />
        )}
      </List>
    </Section>
  )
}

type PairProps = { pair: Pair; number: number; nameOf: (id: UserId) => string }

function PairItem({ pair: { users, by, payments }, number, nameOf }: PairProps) {
  const [one, other] = users
  return (
    <div className="stack stack-tight">
      <div className="strong">{messages.pair(number, nameOf(one), nameOf(other))}</div>
      <div>{by.length > 0 ? messages.kinds(by) : messages.nothingShared}</div>
      {payments.length === 0 && <div className="soft">{messages.noMoney}</div>}
      {payments.map(({ from, to, amount, jobs }) => (
        <div key={from}>
          {messages.paid(nameOf(from), nameOf(to))}: <Naira amount={amount} />{' '}
          <span className="small soft">{messages.todos(jobs)}</span>
        </div>
      ))}
    </div>
  )
}

function Pairs({ accounts, pairs }: Group) {
  const names = new Map(accounts.map(({ _id, username }) => [_id, username]))
  return (
    <Section title={messages.pairs}>
      <List
        items={pairs}
        keyOf={({ users }) => users.join()}
        look="rows"
        label={messages.pairs}
        empty={messages.gone}
      >
        {(pair) => (
          <PairItem
            pair={pair}
            number={pairs.indexOf(pair) + 1}
            nameOf={(id) => names.get(id) ?? ''}
          />
        )}
      </List>
    </Section>
  )
}

function Detail({ group, onDecided, id }: { group: Group; onDecided: () => void; id: UserId }) {
  return (
    <div className="admin-columns">
      <div className="stack">
        {group.hasMore && <Notice tone="wait">{messages.more}</Notice>}
        <Section title={messages.graph}>
          <Graph group={group} />
          <p className="small soft">
            {messages.graphNote} {group.accounts.length > 2 && messages.graphNumbers}{' '}
            {messages.graphLimited}
          </p>
        </Section>
        <Pairs {...group} />
      </div>
      <div className="stack">
        <Accounts accounts={group.accounts} />
        <DecideGroup id={id} accounts={group.accounts} onDecided={onDecided} />
      </div>
    </div>
  )
}

/** One group as a graph, the same in words, and what can be decided about it. */
export function GroupDetail({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { data, failed, retry } = useAdminQuery(readSharingGroup, { id: id as UserId })
  return (
    <AdminPage title={data ? messages.group(data.accounts.length) : messages.title}>
      {failed && <ErrorNote onRetry={retry} />}
      {!data && !failed && <SkeletonList look="rows" />}
      {data && <Detail group={data} id={id as UserId} onDecided={onDecided} />}
    </AdminPage>
  )
}
