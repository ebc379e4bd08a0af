import type { TaskId, UserId } from './ids.ts'

/** MONEY 1: the books' accounts, by kind. */
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

/** The house's own accounts, there from the first migration. */
export const HOUSE_ACCOUNTS = [
  { id: 'platform_fee', kind: 'platform_fee', rule: 'credit_normal' },
  { id: 'provider_clearing', kind: 'provider_clearing', rule: 'debit_normal' },
  { id: 'provider_fees', kind: 'provider_fees', rule: 'none' },
  { id: 'platform_capital', kind: 'platform_capital', rule: 'none' },
  { id: 'suspense', kind: 'suspense', rule: 'none' },
  { id: 'admin_adjust', kind: 'admin_adjust', rule: 'none' },
] as const

export const availableOf = (user: UserId) => `ua:${user}` as const
export const escrowOf = (task: TaskId) => `te:${task}` as const

/** SPEC 3, Transaction. */
export const TRANSACTION_TYPES = ['credit', 'debit'] as const
export const TRANSACTION_STATUSES = ['pending', 'completed', 'failed'] as const
/** Kinds of journal, each a posting of MONEY 1.1. */
export const JOURNAL_TYPES = [
  'fund',
  'award',
  'release',
  'cancel',
  'withdraw',
  'payout',
  'refund',
  'adjust',
  'settle',
  'reverse',
] as const
export type JournalType = (typeof JOURNAL_TYPES)[number]

/** Codes the write batch's guards abort with (MONEY 1, guard table). Append only: the trigger has an arm for each. */
export const GUARDS = [
  'task_state',
  'proposal_state',
  'proposal_exists',
  'user_state',
  'session_state',
  'payment_state',
  'payout_state',
  'pin',
] as const
export type Guard = (typeof GUARDS)[number]
