import { dateWords, dayWords, timeWords } from '#pwa/ui/time-words.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { RowItem } from '#pwa/ui/row-item.tsx'
import { byDay, type BalancedRow } from './reads.ts'
import { SignedAmount, TransactionBadge } from './transaction-parts.tsx'
import { titleOf } from './transaction-title.ts'
import { words } from './words.ts'
import './transactions.css'

type Props = { rows: readonly BalancedRow[]; onOpen: (id: string) => void }

const balanceOf = ({ balance }: BalancedRow): string | null =>
  balance === null ? null : formatNaira(naira(balance), 'two')

/** A tap anywhere on the row opens its receipt. */
function Details({ row, onOpen }: { row: BalancedRow; onOpen: Props['onOpen'] }) {
  return (
    <button type="button" className="transactions-open" onClick={() => onOpen(row._id)}>
      {titleOf(row)}
    </button>
  )
}

function Row({ row, onOpen }: { row: BalancedRow; onOpen: Props['onOpen'] }) {
  const balance = balanceOf(row)
  return (
    <RowItem
      title={<Details row={row} onOpen={onOpen} />}
      note={
        <>
          {timeWords(row.createdAt)} · {words.types[row.TransactionType]}
          <span className="transactions-reference">
            {balance === null ? words.reference(row.reference_number) : words.balanceAfter(balance)}
          </span>
        </>
      }
      endTone={
        row.TransactionType === 'credit' && row.TransactionStatus !== 'failed' ? 'good' : undefined
      }
      end={
        <>
          <span data-failed={row.TransactionStatus === 'failed' || undefined}>
            <SignedAmount row={row} />
          </span>
          <TransactionBadge status={row.TransactionStatus} />
        </>
      }
    />
  )
}

/** The history on a phone: a heading for each day, a line for each movement. */
export function TransactionRows({ rows, onOpen }: Props) {
  return (
    <div className="transactions">
      {byDay(rows).map(({ day, rows: ofDay }) => (
        <section key={day} aria-label={dayWords(ofDay[0]?.createdAt ?? 0)}>
          <h3 className="transactions-day">{dayWords(ofDay[0]?.createdAt ?? 0)}</h3>
          <ul role="list" className="transactions-list">
            {ofDay.map((row) => (
              <li key={row._id}>
                <Row row={row} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The same on a desktop: SPEC's table of detail, amount, type, date and status, and the balance after each row. */
export function TransactionTable({ rows, onOpen }: Props) {
  const { columns } = words
  return (
    <div className="transactions-frame">
      <table className="transactions-table">
        <thead>
          <tr>
            <th scope="col">{columns.detail}</th>
            <th scope="col" className="transactions-number">
              {columns.amount}
            </th>
            <th scope="col">{columns.type}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col" className="transactions-number">
              {columns.balance}
            </th>
          </tr>
        </thead>
        {byDay(rows).map(({ day, rows: ofDay }) => (
          <tbody key={day}>
            <tr>
              <th scope="rowgroup" colSpan={6} className="transactions-day">
                {dayWords(ofDay[0]?.createdAt ?? 0)}
              </th>
            </tr>
            {ofDay.map((row) => (
              <tr key={row._id} className="transactions-row">
                <td>
                  <Details row={row} onOpen={onOpen} />
                  <span className="transactions-reference">
                    {words.reference(row.reference_number)}
                  </span>
                </td>
                <td
                  className="transactions-number"
                  data-type={row.TransactionType}
                  data-failed={row.TransactionStatus === 'failed' || undefined}
                >
                  <SignedAmount row={row} />
                </td>
                <td>{words.types[row.TransactionType]}</td>
                <td className="tabular">
                  {dateWords(row.createdAt, undefined, true)}, {timeWords(row.createdAt)}
                </td>
                <td>
                  <TransactionBadge status={row.TransactionStatus} />
                </td>
                <td className="transactions-number tabular soft">{balanceOf(row)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
