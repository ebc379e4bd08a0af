import { factsOf } from '#schema/domain/facts.ts'
import type { JournalMeta, JournalType } from '#schema/domain/ledger.ts'
import { localize } from '#schema/domain/localize.ts'

type Meta = Pick<JournalMeta, 'title' | 'note'>

/** The line of a transaction in the list, the statement and the receipt. */
export const TRANSACTION_MESSAGES: Record<JournalType, (meta: Meta) => string> = localize(
  'domain/transactions',
  {
    fund: () => 'Wallet funded',
    award: ({ title = 'a todo' }) => `Payment held for ${title}`,
    hold: ({ title = 'a todo' }) => `More money held for ${title}`,
    release: ({ title = 'a todo' }) => `Payment for ${title}`,
    materials: ({ title = 'a todo' }) => `Materials for ${title}`,
    materials_returned: ({ title = 'a todo' }) => `Materials not used for ${title}`,
    task_refund: ({ title = 'a todo', note = `Refund for ${title}` }) => note,
    withdraw: () => 'Withdrawal',
    payout: () => 'Withdrawal paid',
    payout_failed: () => 'Withdrawal that did not go through',
    payout_returned: () => 'Withdrawal sent back by your bank',
    refund: () => 'Refund to card',
    refund_started: () => 'Refund to card',
    refund_failed: () => 'Refund to card that did not go through',
    chargeback: () => 'Card payment taken back by the bank',
    debt_paid: () => 'Paid back for a card payment that your bank took back',
    suspense_in: () => 'Payment without an account',
    adjust: ({ note = 'Balance corrected' }) => note,
    settle: () => 'Settlement',
    reverse: ({ note = 'Reversal' }) => note,
  },
)
export const TRANSACTION_FACTS = factsOf('transactions', TRANSACTION_MESSAGES)
