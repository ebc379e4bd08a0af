import type { Answer } from '#schema/contract/endpoint.ts'
import type { listTransactions } from '#schema/contract/wallet.ts'
import { dayOf } from '#schema/domain/days.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { availableOf, type JournalType, type PayoutStatus } from '#schema/domain/wallet.ts'
import type { HoldRow, LineRow } from './queries.ts'

export type ShownTransaction = Answer<typeof listTransactions>['trx'][number]

type Meta = { title?: string; note?: string }
const DETAILS: Record<JournalType, (meta: Meta) => string> = {
  fund: () => 'Wallet funded',
  award: ({ title = 'a todo' }) => `Payment held for ${title}`,
  release: ({ title = 'a todo' }) => `Payment for ${title}`,
  cancel: ({ title = 'a todo' }) => `Refund for ${title}`,
  withdraw: () => 'Withdrawal',
  payout: () => 'Withdrawal paid',
  payout_failed: () => 'Withdrawal that did not go through',
  payout_returned: () => 'Withdrawal sent back by your bank',
  refund: () => 'Refund to card',
  chargeback: () => 'Card payment taken back by the bank',
  adjust: ({ note = 'Balance corrected' }) => note,
  settle: () => 'Settlement',
  reverse: ({ note = 'Reversal' }) => note,
}

/** What a person reads out to support: the day, and the random end of the journal's id. Never two alike. */
export const referenceOf = (journal: string, at: number): string => {
  const tail = journal.replaceAll('-', '').slice(-12).toUpperCase()
  return `ON${dayOf(at).replaceAll('-', '').slice(2)}-${tail.slice(0, 4)}-${tail.slice(4, 8)}-${tail.slice(8)}`
}

const PAYOUTS: Record<PayoutStatus, 'pending' | 'completed' | 'failed'> = {
  requested: 'pending',
  sending: 'pending',
  sent: 'pending',
  needs_review: 'pending',
  success: 'completed',
  failed: 'failed',
  // It had arrived; its way back is a row of its own.
  reversed: 'completed',
}

/** Money put aside stays pending until it is released or given back, or has arrived; all else is done when it is written (R22). */
function statusOf(line: LineRow, holds: readonly HoldRow[]) {
  if (line.payout) return PAYOUTS[line.payout.status]
  const waits = holds.some(
    ({ task, awardedAt }) => task === line.subject && line.createdAt >= (awardedAt ?? 0),
  )
  return line.type === 'award' && waits ? 'pending' : 'completed'
}

export const presentTransaction = (
  line: LineRow,
  person: UserId,
  holds: readonly HoldRow[],
): ShownTransaction => ({
  _id: line.id,
  details: DETAILS[line.type](line.meta ?? {}),
  amount: line.amount,
  TransactionType: line.debit === availableOf(person) ? 'debit' : 'credit',
  TransactionStatus: statusOf(line, holds),
  createdAt: line.createdAt,
  reference_number: referenceOf(line.id, line.createdAt),
  withdrawal: line.payout,
})
