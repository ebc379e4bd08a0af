import type { PayoutId, TaskId, UserId } from './ids.ts'

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
export type AccountRule = (typeof ACCOUNT_RULES)[number]

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
export const inflightOf = (user: UserId) => `pi:${user}` as const
export const debtOf = (user: UserId) => `ud:${user}` as const

/** MONEY 1: what became of a payment. `mismatch` was paid, but not as it was asked for: a person looks at it. */
export const PAYMENT_STATUSES = [
  'initialized',
  'success',
  'failed',
  'abandoned',
  'mismatch',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
/** From these a payment may still succeed: a bank transfer can land after the popup was closed (F20). */
export const PAYABLE_STATUSES = ['initialized', 'failed', 'abandoned'] as const

/** MONEY 1: what became of a withdrawal. The last four are conclusive, save that `success` may still be reversed. */
export const PAYOUT_STATUSES = [
  'requested',
  'sending',
  'sent',
  'needs_review',
  'success',
  'failed',
  'reversed',
] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]
/** Their money is in flight, neither here nor there: it is never released on an unknown outcome (MONEY 2). */
export const INFLIGHT_STATUSES = ['requested', 'sending', 'sent', 'needs_review'] as const

/** Lower-case letters, digits and -_ for transfers; no _ for payments (MONEY 3.2). */
export const payoutReference = (payout: PayoutId) => `wd_${payout}` as const
export const PAYMENT_REFERENCE = /^[A-Za-z0-9.=-]{8,100}$/

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
  'payout_failed',
  'payout_returned',
  'refund',
  'chargeback',
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
