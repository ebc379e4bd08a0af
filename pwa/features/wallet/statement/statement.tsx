import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadFailure } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { titleOf } from '#pwa/features/wallet/history/transaction.tsx'
import { formatMonthName, monthsSince } from '#pwa/features/wallet/months.ts'
import { messages as receipt } from '#pwa/features/wallet/receipt/messages.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { saveFile } from '#pwa/ui/browser/save-file.ts'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { formatDate, formatTime } from '#pwa/ui/format/format-time.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { contactText } from '#schema/domain/phone-text.ts'
import { messages } from './messages.ts'
import { fetchCsv, statementQuery, type Statement } from './statement-reads.ts'
import './statement.css'

type Row = Statement['rows'][number]

const formatAmount = (amount: Kobo) => formatNaira(amount, 'two')

function Totals({ statement }: { statement: Statement }) {
  const totals = [
    [messages.opening, statement.opening],
    [messages.moneyIn, statement.moneyIn],
    [messages.moneyOut, statement.moneyOut],
    [messages.closing, statement.closing],
  ] as const
  return (
    <dl className="statement-sums">
      {totals.map(([name, amount]) => (
        <div key={name} className="statement-sum">
          <dt>{name}</dt>
          <dd>{formatAmount(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

const statusNote = (status: Row['TransactionStatus']) =>
  status === 'completed' ? '' : messages.status[status]

/** A failed transaction is struck out, because it moved no money. */
function Amount({ row }: { row: Row }) {
  const amount = formatAmount(row.amount)
  return row.TransactionStatus === 'failed' ? (
    <s className="soft">{amount}</s>
  ) : (
    <span>{amount}</span>
  )
}

/** What the client paid and the fee in it, as a tax office needs them; only the rest is in the column. */
const feeLine = ({ amount, fee }: Row): string =>
  fee
    ? `${receipt.price} ${formatAmount((amount + fee) as Kobo)} · ${receipt.fee} ${formatAmount(fee)}`
    : ''

function StatementRow({ row }: { row: Row }) {
  const { columns } = messages
  return (
    <tr>
      <td data-label={columns.date} className="statement-when">
        {formatDate(row.createdAt, undefined, true)}, {formatTime(row.createdAt)}
      </td>
      <td data-label={columns.detail} className="statement-detail">
        {titleOf(row)}
        <span className="statement-reference">
          {[feeLine(row), row.reference_number, statusNote(row.TransactionStatus)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </td>
      <td data-label={columns.in} className="statement-number">
        {row.TransactionType === 'credit' && <Amount row={row} />}
      </td>
      <td data-label={columns.out} className="statement-number">
        {row.TransactionType === 'debit' && <Amount row={row} />}
      </td>
      <td data-label={columns.balance} className="statement-number">
        {formatAmount(row.balance)}
      </td>
    </tr>
  )
}

function Rows({ rows }: Pick<Statement, 'rows'>) {
  const { columns } = messages
  if (rows.length === 0) return <p className="soft">{messages.none}</p>
  return (
    <table className="statement-table">
      <thead>
        <tr>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.detail}</th>
          <th scope="col" className="statement-number">
            {columns.in}
          </th>
          <th scope="col" className="statement-number">
            {columns.out}
          </th>
          <th scope="col" className="statement-number">
            {columns.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <StatementRow key={row._id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Downloads({ month }: { month: string }) {
  const { whyOffline } = useOnline()
  const session = useSession()
  const [isFetching, setIsFetching] = useState(false)
  const download = async () => {
    setIsFetching(true)
    const file = await fetchCsv(session, month)
    setIsFetching(false)
    if (file) saveFile(file, messages.file(month))
    else toast(messages.csvFailed, 'bad')
  }
  return (
    <>
      <Button icon="download" tone="plain" onClick={() => window.print()}>
        {messages.print}
      </Button>
      <Button
        tone="plain"
        busy={isFetching}
        busyLabel={messages.fetching}
        disabledReason={whyOffline(messages.offline)}
        onClick={() => void download()}
      >
        {messages.csv}
      </Button>
    </>
  )
}

type ArticleProps = {
  statement: Statement
  month: string
  user: OwnUser | null | undefined
  now: number
}

function StatementArticle({ statement, month, user, now }: ArticleProps) {
  return (
    <article className="statement" aria-label={formatMonthName(month)}>
      <header>
        <h2>{formatMonthName(month)}</h2>
        {user && (
          <p className="soft">
            {messages.heading(user.username)} · {contactText(user)}
          </p>
        )}
      </header>
      <Totals statement={statement} />
      <Rows rows={statement.rows} />
      <p className="small soft">
        {messages.createdAt(`${formatDate(now, now, true)}, ${formatTime(now)}`)}
      </p>
    </article>
  )
}

/** `month` comes from the URL; a month without a statement falls back to the current one. */
export function StatementView(props: { month: string; onMonth: (month: string) => void }) {
  const session = useSession()
  const user = useUser()
  const { online } = useOnline()
  const now = session.now()
  const months = monthsSince(user?.createdAt ?? now, now)
  const month = months.includes(props.month) ? props.month : (months[0] ?? '')
  const { data, isPending, isError, error, refetch } = useQuery(statementQuery(session, month))
  return (
    <>
      <div className="statement-bar">
        <Select
          label={messages.month}
          options={months.map((value) => ({ value, label: formatMonthName(value) }))}
          value={month}
          onChange={({ target }) => props.onMonth(target.value)}
        />
        {(data ?? online) && <Downloads month={month} />}
      </div>
      {isPending && <SkeletonList look="rows" />}
      {isError && (
        <ErrorNote onRetry={() => void refetch()}>{loadFailure(error, messages.offline)}</ErrorNote>
      )}
      {data && <StatementArticle statement={data} month={month} user={user} now={now} />}
    </>
  )
}
