import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { messages as moneyMessages } from '#pwa/features/admin/transactions/messages.ts'
import { messages as userMessages } from '#pwa/features/admin/users/messages.ts'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import type { searchAll } from '#schema/contract/admin-search.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { statusLabelOf } from '#schema/domain/task.ts'
import { messages } from './messages.ts'

type Found = ResponseBody<typeof searchAll>

export const countOf = ({ users, tasks, transactions, payments, withdrawals }: Found): number =>
  users.length + tasks.length + transactions.length + payments.length + withdrawals.length

const { groups } = messages

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.flat().length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="admin-search-heading">{title}</h2>
      <ul role="list">{children}</ul>
    </section>
  )
}

type ResultProps = { path: string; lead?: ReactNode; title: ReactNode; note: ReactNode }

/** A part of `/admin/…`, or of the list of transactions. */
const Result = ({ path, lead, title, note }: ResultProps) => (
  <li>
    <Link to="/admin/$" params={{ _splat: path }} className="admin-search-result">
      {lead}
      <span>
        <span className="strong">{title}</span>
        <span className="small soft">{note}</span>
      </span>
    </Link>
  </li>
)

type MoneyProps = { reference: string; title: ReactNode; note: ReactNode }

const Money = ({ reference, title, note }: MoneyProps) => (
  <li>
    <Link to="/admin-transactions" search={{ q: reference }} className="admin-search-result">
      <span>
        <span className="strong">{title}</span>
        <span className="small soft">{note}</span>
      </span>
    </Link>
  </li>
)

const People = ({ users }: Pick<Found, 'users'>) => (
  <Group title={groups.users}>
    {users.map(({ _id, username, email, profilePicture, userType, standing }) => (
      <Result
        key={_id}
        path={`users/${_id}`}
        lead={<Avatar name={username} picture={profilePicture} size="small" />}
        title={username}
        note={[
          email,
          userMessages.types[userType],
          ...(standing === 'active' ? [] : [userMessages.standings[standing]]),
        ].join(' · ')}
      />
    ))}
  </Group>
)

const Todos = ({ tasks }: Pick<Found, 'tasks'>) => (
  <Group title={groups.tasks}>
    {tasks.map(({ _id, title, status, price, client }) => (
      <Result
        key={_id}
        path={`tasks/${_id}`}
        title={title}
        note={
          <>
            {`${client} · ${statusLabelOf(status)} · `}
            <Naira amount={price} />
          </>
        }
      />
    ))}
  </Group>
)

const Bookings = ({ transactions, payments }: Pick<Found, 'transactions' | 'payments'>) => (
  <Group title={groups.transactions}>
    {[
      ...transactions.map((trx) => (
        <Money
          key={`${trx._id} ${trx.user._id}`}
          reference={trx.reference_number}
          title={trx.details}
          note={
            <>
              {`${trx.user.username} · `}
              <Naira amount={trx.amount} decimals="two" />
              {` · ${moneyMessages.types[trx.TransactionType]}, ${moneyMessages.statuses[trx.TransactionStatus]} · `}
              <DateText at={trx.createdAt} />
            </>
          }
        />
      )),
      ...payments.map(({ reference, user, amount, status }) => (
        <Result
          key={reference}
          path={status === 'mismatch' ? 'payments' : `users/${user._id}`}
          title={messages.payment(reference)}
          note={
            <>
              {`${user.username} · `}
              <Naira amount={amount} decimals="two" />
              {` · ${messages.paymentStatuses[status]}`}
            </>
          }
        />
      )),
    ]}
  </Group>
)

const Withdrawals = ({ withdrawals }: Pick<Found, 'withdrawals'>) => (
  <Group title={groups.withdrawals}>
    {withdrawals.map((each) => {
      const title = messages.withdrawal(each.bankName, each.accountLast4)
      const note = (
        <>
          {`${each.user.username} · `}
          <Naira amount={each.amount} decimals="two" />
          {` · ${messages.withdrawalStatuses[each.status]} · `}
          <DateText at={each.createdAt} />
        </>
      )
      return each.status === 'needs_review' ? (
        <Result key={each._id} path="withdrawals" title={title} note={note} />
      ) : (
        <Money key={each._id} reference={each.reference} title={title} note={note} />
      )
    })}
  </Group>
)

export const Results = (found: Found) => (
  <>
    <People {...found} />
    <Todos {...found} />
    <Bookings {...found} />
    <Withdrawals {...found} />
  </>
)
