import type { ReactNode } from 'react'
import { Naira } from './naira.tsx'
import './purse.css'

type Props = {
  label?: string
  balance: number
  /** What is not free: "₦20,000 held for 1 todo" (R23). */
  note?: ReactNode
  /** Fund and Withdraw: the first primary, the second plain. */
  actions?: ReactNode
}

/** The wallet's card. */
export function Purse({ label = 'Total balance', balance, note, actions }: Props) {
  return (
    <section className="purse" aria-label={label}>
      <p className="purse-label">{label}</p>
      <p className="purse-balance">
        <Naira naira={balance} decimals="two" />
      </p>
      {note && <p className="purse-note">{note}</p>}
      {actions && <div className="purse-actions">{actions}</div>}
    </section>
  )
}
