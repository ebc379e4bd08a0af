import type { ReactNode } from 'react'
import { useFeeBps } from '#pwa/features/tasks/reads.ts'
import { useUser } from '#pwa/session/session.tsx'
import { earningsOf, type Earnings as Lines } from '#schema/domain/earnings.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { PRICE_LIMIT, PRICE_MIN } from '#schema/domain/limits.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { materialsIn, type PlannedStage } from '#schema/domain/stages.ts'
import { EARNINGS_MESSAGES as messages } from './earnings-messages.ts'
import './earnings.css'

type LineProps = { label: string; amount: Kobo; isMinus?: boolean; isTotal?: boolean }

function Line({ label, amount, isMinus, isTotal }: LineProps) {
  return (
    <div className="earnings-line" data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd className="money">{(isMinus && amount > 0 ? '−' : '') + formatNaira(amount)}</dd>
    </div>
  )
}

function BankLines({ lines }: { lines: Lines }): ReactNode {
  const { withdrawals, transferFee, stampDuty, bank, rest } = lines
  if (withdrawals === 0) return null
  return (
    <>
      <Line label={messages.transferFee(withdrawals)} amount={transferFee} isMinus />
      {stampDuty > 0 && <Line label={messages.stampDuty} amount={stampDuty} isMinus />}
      {rest > 0 && <Line label={messages.rest} amount={rest} isMinus />}
      <Line label={messages.bank} amount={bank} isTotal />
    </>
  )
}

const summaryOf = ({ withdrawals, bank, wallet }: Lines) =>
  withdrawals === 0
    ? messages.summaryWallet(formatNaira(wallet))
    : messages.summary(formatNaira(bank))

type Props = {
  task: TaskId
  /** Null while no price is typed. */
  price: Kobo | null
  /** Absent for one payment at the end. */
  plan?: readonly Pick<PlannedStage, 'kind' | 'amount'>[] | null | undefined
  /** Shows the lines at once. */
  isOpen?: boolean
}

/** Its place until the fee is known, with hidden words of the same length. */
export const EarningsSpace = ({ price }: { price: Kobo }) => (
  <details className="earnings" inert>
    <summary className="earnings-summary">{messages.summary(formatNaira(price))}</summary>
  </details>
)

/** What the tasker really earns with this price, line by line. */
export function Earnings({ task, price, plan = null, isOpen = false }: Props) {
  const feeBps = useFeeBps(task)
  const user = useUser()
  if (price === null || price < PRICE_MIN || price > PRICE_LIMIT) return null
  if (feeBps === undefined) return <EarningsSpace price={price} />
  const materials = materialsIn(plan)
  const lines = earningsOf({ price, materials }, feeBps, user?.isVerified ?? false)
  return (
    <details className="earnings" open={isOpen}>
      <summary className="earnings-summary">{summaryOf(lines)}</summary>
      <dl className="earnings-lines">
        <Line label={messages.price} amount={lines.price} />
        <Line label={messages.platformFee(feeBps)} amount={lines.platformFee} isMinus />
        <Line label={messages.wallet} amount={lines.wallet} isTotal />
        <BankLines lines={lines} />
      </dl>
      {lines.withdrawals === 0 && <p className="small soft">{messages.tooLittle}</p>}
      {lines.withdrawals > 1 && <p className="small soft">{messages.parts(lines.withdrawals)}</p>}
    </details>
  )
}
