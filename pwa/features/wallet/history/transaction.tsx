import { sentenceOfServer } from '#pwa/api/server-words.ts'
import { messages } from '#pwa/features/wallet/messages.ts'
import { Badge, type Tone } from '#pwa/ui/display/badge.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import type { Transaction } from '#schema/contract/wallet.ts'
import { naira, nairaOf, type Kobo } from '#schema/domain/money.ts'

const TONES: Record<Transaction['TransactionStatus'], Tone> = {
  pending: 'wait',
  completed: 'good',
  failed: 'bad',
}

/** The details, and for a withdrawal the account it goes to. */
export function titleOf({ details, withdrawal }: Pick<Transaction, 'details' | 'withdrawal'>) {
  const text = sentenceOfServer(details)
  return withdrawal
    ? messages.sentTo(text, `${withdrawal.bankName} ••${withdrawal.accountLast4}`)
    : text
}

export function TransactionBadge({ status }: { status: Transaction['TransactionStatus'] }) {
  return <Badge tone={TONES[status]}>{messages.statuses[status]}</Badge>
}

/** A plus for credit, a minus for debit: the sign must not depend on the colour. */
export function SignedAmount({ row }: { row: Transaction }) {
  const isCredit = row.TransactionType === 'credit'
  const amount = isCredit ? row.amount : nairaOf(-naira(row.amount) as Kobo)
  return <Naira naira={amount} decimals="two" sign={isCredit} />
}
