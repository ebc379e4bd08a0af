import type { ReactNode } from 'react'
import { messages } from '#pwa/ui/messages.lazy.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { Naira } from './naira.tsx'
import './balance-card.css'

type Props = {
  label?: string
  balance: Kobo
  /** What of it cannot be withdrawn yet, and what is held beside it. */
  note?: ReactNode
  /** Fund (primary) and Withdraw (plain). */
  actions?: ReactNode
}

export function BalanceCard({ label = messages.totalBalance, balance, note, actions }: Props) {
  return (
    <section className="balance-card" aria-label={label}>
      <p className="balance-card-label">{label}</p>
      <p className="balance-card-balance">
        <Naira amount={balance} decimals="two" />
      </p>
      {note && <div className="balance-card-note">{note}</div>}
      {actions && <div className="balance-card-actions">{actions}</div>}
    </section>
  )
}
