import { lifeTaskOf } from '#pwa/features/tasks/life/life-task.ts'
import { useEvents, useFeeBps } from '#pwa/features/tasks/reads.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'
import { moneyRowsOf, totalRowOf, type MoneyRow } from '#schema/domain/stage-money.ts'
import { messages } from './messages.ts'
import { moneyRowOf } from './task-money.ts'
import '#pwa/features/tasks/life/earnings.css'
import './money-table.css'

type Reader = { side: TaskSide; other: string }

const { rows: labels } = messages

/** Only what is not zero, but for the price: each amount with what it is. */
function linesOf(row: MoneyRow, { side, other }: Reader): readonly (readonly [string, Kobo])[] {
  const { amount, held, missing, paid, fee, returned } = row
  const isTasker = side === 'tasker'
  const lines: readonly (readonly [string, Kobo])[] = [
    [labels.held, held],
    [labels.missing, missing],
    [isTasker ? labels.paidToYou : labels.paid(other), paid],
    ...(isTasker
      ? ([
          [labels.fee, fee],
          [labels.arrived, (fee > 0 ? paid - fee : 0) as Kobo],
        ] as const)
      : []),
    [isTasker ? labels.returned(other) : labels.cameBack, returned],
  ]
  return [[labels.amount, amount], ...lines.filter(([, value]) => value > 0)]
}

function Lines({ row, ...reader }: Reader & { row: MoneyRow }) {
  return (
    <dl className="earnings-lines">
      {linesOf(row, reader).map(([label, amount]) => (
        <div key={label} className="earnings-line">
          <dt>{label}</dt>
          <dd className="money">{formatNaira(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Where the money of an assigned todo is: of each stage and of all, as a list that a phone shows without scrolling sideways. */
export function MoneyTable({ task, ...reader }: Reader & { task: Task }) {
  const feeBps = useFeeBps(task._id)
  const events = useEvents(task._id)
  const { stages } = lifeTaskOf(task)
  if (feeBps === undefined || events === undefined || task.status === 'pending') return null
  const rows = stages ? moneyRowsOf(stages, feeBps) : []
  const total = stages ? totalRowOf(rows) : moneyRowOf(task, events, feeBps)
  if (!total) return null
  return (
    <details className="earnings">
      <summary className="earnings-summary">{messages.money}</summary>
      {rows.length > 0 && (
        <ol className="money-table-stages" role="list">
          {rows.map((row, at) => (
            <li key={row.n} className="money-table-stage">
              <h3 className="money-table-title">{messages.stage(at + 1, row.title)}</h3>
              <Lines row={row} {...reader} />
            </li>
          ))}
        </ol>
      )}
      {rows.length > 0 && <h3 className="money-table-title">{messages.total}</h3>}
      <Lines row={total} {...reader} />
      {stages?.some(({ kind }) => kind === 'materials') && reader.side === 'tasker' && (
        <p className="small soft">{messages.materialsNote}</p>
      )}
    </details>
  )
}
