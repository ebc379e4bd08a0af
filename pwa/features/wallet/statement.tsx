import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { wordsFor } from '#pwa/api/failures.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { ErrorNote } from '#pwa/ui/error-note.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { SkeletonList } from '#pwa/ui/skeleton.tsx'
import { dateWords, timeWords } from '#pwa/ui/time-words.ts'
import { toast } from '#pwa/ui/toast-store.ts'
import { monthsSince, monthWords } from './months.ts'
import { saveFile } from './share.ts'
import { fetchCsv, pullStatement, type Statement } from './statement-reads.ts'
import { words } from './statement-words.ts'
import { titleOf } from './transaction-title.ts'
import './statement.css'

const money = (amount: number) => formatNaira(naira(amount), 'two')

function Sums({ statement }: { statement: Statement }) {
  const sums = [
    [words.opening, statement.opening],
    [words.moneyIn, statement.moneyIn],
    [words.moneyOut, statement.moneyOut],
    [words.closing, statement.closing],
  ] as const
  return (
    <dl className="statement-sums">
      {sums.map(([name, amount]) => (
        <div key={name} className="statement-sum">
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

const noteOf = (status: Statement['rows'][number]['TransactionStatus']) =>
  status === 'completed' ? '' : words.status[status]

/** What did not go through is struck out: it moved nothing (R22). */
function Moved({ row }: { row: Statement['rows'][number] }) {
  const amount = money(row.amount)
  return row.TransactionStatus === 'failed' ? (
    <s className="soft">{amount}</s>
  ) : (
    <span>{amount}</span>
  )
}

function Rows({ rows }: Pick<Statement, 'rows'>) {
  const { columns } = words
  if (rows.length === 0) return <p className="soft">{words.none}</p>
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
          <tr key={row._id}>
            <td data-label={columns.date} className="statement-when">
              {dateWords(row.createdAt, undefined, true)}, {timeWords(row.createdAt)}
            </td>
            <td data-label={columns.detail} className="statement-detail">
              {titleOf(row)}
              <span className="statement-reference">
                {[row.reference_number, noteOf(row.TransactionStatus)].filter(Boolean).join(' · ')}
              </span>
            </td>
            <td data-label={columns.in} className="statement-number">
              {row.TransactionType === 'credit' && <Moved row={row} />}
            </td>
            <td data-label={columns.out} className="statement-number">
              {row.TransactionType === 'debit' && <Moved row={row} />}
            </td>
            <td data-label={columns.balance} className="statement-number">
              {money(row.balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Props = { month: string; onMonth: (month: string) => void }

/** A month to read, to print, or to take into a table. */
export function StatementView({ month: asked, onMonth }: Props) {
  const session = useSession()
  const user = useUser()
  const { online } = useOnline()
  const now = session.now()
  const months = monthsSince(user?.createdAt ?? now, now)
  const month = months.includes(asked) ? asked : (months[0] ?? '')
  const pull = useQuery(pullStatement(session, month))
  const [isFetching, setIsFetching] = useState(false)

  const download = async () => {
    setIsFetching(true)
    const file = await fetchCsv(session, month)
    setIsFetching(false)
    if (file) saveFile(file, words.file(month))
    else toast(words.csvFailed, 'bad')
  }
  return (
    <>
      <div className="statement-bar">
        <Select
          label={words.month}
          options={months.map((value) => ({ value, label: monthWords(value) }))}
          value={month}
          onChange={({ target }) => onMonth(target.value)}
        />
        <Button icon="download" tone="plain" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button
          tone="plain"
          busy={isFetching}
          busyLabel={words.fetching}
          why={online ? null : words.offline}
          onClick={() => void download()}
        >
          {words.csv}
        </Button>
      </div>
      {pull.isPending && <SkeletonList look="rows" />}
      {pull.isError && (
        <ErrorNote onRetry={() => void pull.refetch()}>
          {online ? wordsFor(pull.error) : words.offline}
        </ErrorNote>
      )}
      {pull.data && (
        <article className="statement" aria-label={monthWords(month)}>
          <header>
            <h2>{monthWords(month)}</h2>
            {user && (
              <p className="soft">
                {words.heading(user.username)} · {user.email}
              </p>
            )}
          </header>
          <Sums statement={pull.data} />
          <Rows rows={pull.data.rows} />
          <p className="small soft">
            {words.drawn(`${dateWords(now, now, true)}, ${timeWords(now)}`)}
          </p>
        </article>
      )}
    </>
  )
}
