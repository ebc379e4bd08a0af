import type { JournalType } from '#schema/domain/ledger.ts'

type Meta = { title?: string; note?: string }

/** The line of a transaction in the list, the statement and the receipt. */
export const TRANSACTION_MESSAGES: Record<JournalType, (meta: Meta) => string> = {
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
