import type { Transaction } from '#schema/contract/wallet.ts'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { words } from './words.ts'

const TONES: Record<Transaction['TransactionStatus'], Tone> = {
  pending: 'wait',
  completed: 'good',
  failed: 'bad',
}

export function TransactionBadge({ status }: { status: Transaction['TransactionStatus'] }) {
  return <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
}

/** What came in has a plus, what went out a minus; the sign carries it, the colour only helps. */
export function SignedAmount({ row }: { row: Transaction }) {
  const isCredit = row.TransactionType === 'credit'
  return <Naira naira={isCredit ? row.amount : -row.amount} decimals="two" sign={isCredit} />
}
