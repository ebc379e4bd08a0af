import type { Words } from '#schema/domain/localize.ts'
import type { TRANSACTION_MESSAGES } from '../transactions.ts'

export const words: Words<typeof TRANSACTION_MESSAGES> = {
  fund: () => 'Money enter wallet',
  award: ({ title = 'one todo' }) => `Payment wey we hold for ${title}`,
  hold: ({ title = 'one todo' }) => `More money wey we hold for ${title}`,
  release: ({ title = 'one todo' }) => `Payment for ${title}`,
  task_refund: ({ title = 'one todo', note = `Refund for ${title}` }) => note,
  withdraw: () => 'Withdrawal',
  payout: () => 'Withdrawal wey don pay',
  payout_failed: () => 'Withdrawal wey no go through',
  payout_returned: () => 'Withdrawal wey your bank send back',
  refund: () => 'Refund to card',
  refund_started: () => 'Refund to card',
  refund_failed: () => 'Refund to card wey no go through',
  chargeback: () => 'Card payment wey the bank take back',
  debt_paid: () => 'You pay back for card payment wey your bank take back',
  suspense_in: () => 'Payment wey no get account',
  adjust: ({ note = 'Balance correction' }) => note,
  settle: () => 'Settlement',
  reverse: ({ note = 'Reversal' }) => note,
}
