import type { TaskId, UserId } from './ids.ts'

/** Ledger accounts by kind (docs/ledger.md#accounts). */
export const ACCOUNT_KINDS = [
  'user_available',
  'task_escrow',
  'payout_inflight',
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

/** The platform's own accounts; the first migration inserts them. */
export const PLATFORM_ACCOUNTS = [
  { id: 'platform_fee', kind: 'platform_fee', rule: 'credit_normal' },
  { id: 'provider_clearing', kind: 'provider_clearing', rule: 'debit_normal' },
  { id: 'provider_fees', kind: 'provider_fees', rule: 'none' },
  { id: 'platform_capital', kind: 'platform_capital', rule: 'none' },
  { id: 'suspense', kind: 'suspense', rule: 'none' },
  { id: 'admin_adjust', kind: 'admin_adjust', rule: 'none' },
] as const

export const availableOf = (user: UserId) => `ua:${user}` as const
export const escrowOf = (task: TaskId) => `te:${task}` as const
export const inflightOf = (user: UserId) => `pi:${user}` as const
export const debtOf = (user: UserId) => `ud:${user}` as const

export const TRANSACTION_TYPES = ['credit', 'debit'] as const
export const TRANSACTION_STATUSES = ['pending', 'completed', 'failed'] as const
/** Each type of journal is one posting (docs/ledger.md#postings). */
export const JOURNAL_TYPES = [
  'fund',
  'award',
  'release',
  'cancel',
  'withdraw',
  'payout',
  'payout_failed',
  'payout_returned',
  'refund',
  'chargeback',
  'adjust',
  'settle',
  'reverse',
] as const
export type JournalType = (typeof JOURNAL_TYPES)[number]

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
