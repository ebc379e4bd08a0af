import type { Transaction } from '#schema/contract/wallet.ts'
import { dateWords, dayWords, timeWords } from '#pwa/ui/time-words.ts'
import { RowItem } from '#pwa/ui/row-item.tsx'
import { byDay } from './reads.ts'
import { SignedAmount, TransactionBadge } from './transaction-parts.tsx'
import { words } from './words.ts'
import './transactions.css'

function Row({ row }: { row: Transaction }) {
  return (
    <RowItem
      title={row.details}
      note={
        <>
          {timeWords(row.createdAt)} · {words.types[row.TransactionType]}
          <span className="transactions-reference">{words.reference(row.reference_number)}</span>
        </>
      }
      endTone={
        row.TransactionType === 'credit' && row.TransactionStatus !== 'failed' ? 'good' : undefined
      }
      end={
        <>
          <SignedAmount row={row} />
          <TransactionBadge status={row.TransactionStatus} />
        </>
      }
    />
  )
}

/** The history on a phone: a heading for each day, a line for each movement. */
export function TransactionRows({ rows }: { rows: readonly Transaction[] }) {
  return (
    <div className="transactions">
      {byDay(rows).map(({ day, rows: ofDay }) => (
        <section key={day} aria-label={dayWords(ofDay[0]?.createdAt ?? 0)}>
          <h3 className="transactions-day">{dayWords(ofDay[0]?.createdAt ?? 0)}</h3>
          <ul role="list" className="transactions-list">
            {ofDay.map((row) => (
              <li key={row._id}>
                <Row row={row} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The same on a desktop: SPEC's table of detail, amount, type, date and status. */
export function TransactionTable({ rows }: { rows: readonly Transaction[] }) {
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
          </tr>
        </thead>
        {byDay(rows).map(({ day, rows: ofDay }) => (
          <tbody key={day}>
            <tr>
              <th scope="rowgroup" colSpan={5} className="transactions-day">
                {dayWords(ofDay[0]?.createdAt ?? 0)}
              </th>
            </tr>
            {ofDay.map((row) => (
              <tr key={row._id}>
                <td>
                  <span className="strong">{row.details}</span>
                  <span className="transactions-reference">
                    {words.reference(row.reference_number)}
                  </span>
                </td>
                <td className="transactions-number" data-type={row.TransactionType}>
                  <SignedAmount row={row} />
                </td>
                <td>{words.types[row.TransactionType]}</td>
                <td className="tabular">
                  {dateWords(row.createdAt, undefined, true)}, {timeWords(row.createdAt)}
                </td>
                <td>
                  <TransactionBadge status={row.TransactionStatus} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
