import { saidOr } from '#pwa/api/server-words.ts'
import { messages } from '#pwa/features/wallet/messages.ts'
import { Badge, type Tone } from '#pwa/ui/display/badge.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import type { Transaction } from '#schema/contract/wallet.ts'
import { saysHeld } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { isolate } from '#schema/domain/text.ts'

const TONES: Record<Transaction['TransactionStatus'], Tone> = {
  pending: 'wait',
  completed: 'good',
  failed: 'bad',
}

/** Whose name belongs to the payment; undefined where nobody is on the other side. */
export const otherOf = ({ other }: Pick<Transaction, 'other'>): string | undefined =>
  other === null ? messages.closedAccount : other

/** The details, and the other side: for a withdrawal the account that it goes to. */
export function titleOf(row: Transaction) {
  const { details, says, withdrawal, kind, TransactionStatus: status, TransactionType: type } = row
  const text = saidOr(says, details)
  if (withdrawal)
    return messages.sentTo(text, `${withdrawal.bankName} ••${withdrawal.accountLast4}`)
  const other = otherOf(row)
  if (other === undefined || kind === 'task_refund') return text
  if (status === 'pending' || saysHeld(says)) return messages.heldFor(text, isolate(other))
  return (type === 'credit' ? messages.paidFrom : messages.paidTo)(text, isolate(other))
}

export function TransactionBadge({ status }: { status: Transaction['TransactionStatus'] }) {
  return <Badge tone={TONES[status]}>{messages.statuses[status]}</Badge>
}

/** A plus for credit, a minus for debit: the sign must not depend on the colour. */
export function SignedAmount({ row }: { row: Transaction }) {
  const isCredit = row.TransactionType === 'credit'
  const amount = isCredit ? row.amount : (-row.amount as Kobo)
  return <Naira amount={amount} decimals="two" sign={isCredit} />
}
