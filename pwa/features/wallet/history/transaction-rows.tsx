import { messages } from '#pwa/features/wallet/messages.ts'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { formatDate, formatDay, formatTime } from '#pwa/ui/format/format-time.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { byDay, type BalancedRow } from './reads.ts'
import { SignedAmount, titleOf, TransactionBadge } from './transaction.tsx'
import './transactions.css'

type Props = { rows: readonly BalancedRow[]; onOpen: (id: string) => void }
type RowProps = { row: BalancedRow; onOpen: Props['onOpen'] }

const balanceText = ({ balance }: BalancedRow): string | null =>
  balance === null ? null : formatNaira(balance, 'two')

const dayHeading = (rows: readonly BalancedRow[]) => formatDay(rows[0]?.createdAt ?? 0)

/** Opens the receipt; CSS extends the button over the whole row. */
function OpenReceiptButton({ row, onOpen }: RowProps) {
  return (
    <button type="button" className="transactions-open" onClick={() => onOpen(row._id)}>
      {titleOf(row)}
    </button>
  )
}

function TransactionRow({ row, onOpen }: RowProps) {
  const balance = balanceText(row)
  const isFailed = row.TransactionStatus === 'failed'
  return (
    <RowItem
      title={<OpenReceiptButton row={row} onOpen={onOpen} />}
      note={
        <>
          {formatTime(row.createdAt)} · {messages.types[row.TransactionType]}
          <span className="transactions-reference">
            {balance === null
              ? messages.reference(row.reference_number)
              : messages.balanceAfter(balance)}
          </span>
        </>
      }
      endTone={row.TransactionType === 'credit' && !isFailed ? 'good' : undefined}
      end={
        <>
          <span data-failed={isFailed || undefined}>
            <SignedAmount row={row} />
          </span>
          <TransactionBadge status={row.TransactionStatus} />
        </>
      }
    />
  )
}

/** The history on a narrow screen. */
export function TransactionRows({ rows, onOpen }: Props) {
  return (
    <div className="transactions">
      {byDay(rows).map(({ day, rows: ofDay }) => (
        <section key={day} aria-label={dayHeading(ofDay)}>
          <h3 className="transactions-day">{dayHeading(ofDay)}</h3>
          <ul role="list" className="transactions-list">
            {ofDay.map((row) => (
              <li key={row._id}>
                <TransactionRow row={row} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function TransactionCells({ row, onOpen }: RowProps) {
  return (
    <tr className="transactions-row">
      <td>
        <OpenReceiptButton row={row} onOpen={onOpen} />
        <span className="transactions-reference">{messages.reference(row.reference_number)}</span>
      </td>
      <td
        className="transactions-number"
        data-type={row.TransactionType}
        data-failed={row.TransactionStatus === 'failed' || undefined}
      >
        <SignedAmount row={row} />
      </td>
      <td>{messages.types[row.TransactionType]}</td>
      <td className="tabular">
        {formatDate(row.createdAt, undefined, true)}, {formatTime(row.createdAt)}
      </td>
      <td>
        <TransactionBadge status={row.TransactionStatus} />
      </td>
      <td className="transactions-number tabular soft">{balanceText(row)}</td>
    </tr>
  )
}

/** The history on a wide screen. */
export function TransactionTable({ rows, onOpen }: Props) {
  const { columns } = messages
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
                {dayHeading(ofDay)}
              </th>
            </tr>
            {ofDay.map((row) => (
              <TransactionCells key={row._id} row={row} onOpen={onOpen} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
