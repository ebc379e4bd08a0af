import type { TaskId, UserId } from './ids.ts'
import type { Kobo } from './money.ts'

/** Ledger accounts by kind (docs/ledger.md#accounts). */
export const ACCOUNT_KINDS = [
  'user_available',
  'task_escrow',
  'payout_inflight',
  'refund_inflight',
  'platform_fee',
  'provider_clearing',
  'provider_fees',
  'user_debt',
  'platform_capital',
  'suspense',
  'admin_adjust',
] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]
export const ACCOUNT_RULES = ['none', 'credit_normal', 'debit_normal'] as const
export type AccountRule = (typeof ACCOUNT_RULES)[number]

export const availableOf = (user: UserId) => `ua:${user}` as const
export const escrowOf = (task: TaskId) => `te:${task}` as const
export const inflightOf = (user: UserId) => `pi:${user}` as const
export const debtOf = (user: UserId) => `ud:${user}` as const
export const suspenseOf = (payment: string) => `su:${payment}` as const
export const refundOf = (payment: string) => `ri:${payment}` as const

export const TRANSACTION_TYPES = ['credit', 'debit'] as const
export const TRANSACTION_STATUSES = ['pending', 'completed', 'failed'] as const
/** Each type of journal is one posting (docs/ledger.md#postings). */
export const JOURNAL_TYPES = [
  'fund',
  'award',
  'hold',
  'release',
  'materials',
  'materials_returned',
  'task_refund',
  'withdraw',
  'payout',
  'payout_failed',
  'payout_returned',
  'refund',
  'chargeback',
  'refund_started',
  'refund_failed',
  'debt_paid',
  'suspense_in',
  'adjust',
  'settle',
  'reverse',
] as const
export type JournalType = (typeof JOURNAL_TYPES)[number]
/** What a movement of a hold means for one stage of the task: its number, and kobo. */
export type StagePart = [n: number, amount: number, title: string]
/** `tasker`: who had the work of a hold that goes back. `stages`: the parts of a movement, of a task with stages. `fee`: the platform's part of a release. */
export type JournalMeta = {
  title?: string
  note?: string
  tasker?: UserId
  stages?: StagePart[]
  fee?: Kobo
}

/** Codes with which an assertion aborts a write batch. Append only: the trigger has one arm for each. */
export const ASSERTION_CODES = [
  'task_state',
  'proposal_state',
  'proposal_exists',
  'user_state',
  'session_state',
  'payment_state',
  'payout_state',
  'pin',
  'debt_state',
  'dispute_state',
  'adjustment_state',
] as const
export type AssertionCode = (typeof ASSERTION_CODES)[number]

/** What a comparison or a check found (docs/ledger.md#discrepancies). */
export const DISCREPANCY_KINDS = [
  'missing_here',
  'missing_there',
  'amount',
  'status',
  'balance',
  'invariant',
] as const

/** A task's hold changes by numbered movements (docs/ledger.md#holds). */
export const HOLDING_TYPES = ['award', 'hold'] as const satisfies JournalType[]
/** Whether a transaction's words are about held money. A hold for stages keeps them when it has ended: only a part of it was paid. */
export const saysHeld = (says: readonly unknown[] | undefined): boolean =>
  HOLDING_TYPES.some((type) => says?.[0] === `transactions.${type}`)
/** The journals about a todo's price. */
export const MOVEMENT_TYPES = [...HOLDING_TYPES, 'release', 'materials', 'task_refund'] as const
export type MovementType = (typeof MOVEMENT_TYPES)[number]

export const ADJUSTMENT_STATUSES = ['requested', 'approved', 'rejected'] as const

/** Refunds started by us (docs/ledger.md#refund-started-by-us). */
export const REFUND_STATUSES = ['requested', 'sending', 'sent', 'processed', 'failed'] as const
export const UNFINISHED_REFUND_STATUSES = ['requested', 'sending', 'sent'] as const
export const DISPUTE_STATUSES = ['open', 'won', 'lost'] as const
