import type { AccountKind, AccountRule, JournalType } from './ledger.ts'

type KindOfAccount = { rule: AccountRule; idPrefix: string | null }
const owned = (rule: AccountRule, idPrefix: string): KindOfAccount => ({ rule, idPrefix })
const platform = (rule: AccountRule): KindOfAccount => ({ rule, idPrefix: null })

/** The rows of `ledger_account_kinds`: the rule of an account, and the prefix of its id before its owner's. */
export const KINDS_OF_ACCOUNT: Record<AccountKind, KindOfAccount> = {
  user_available: owned('credit_normal', 'ua:'),
  task_escrow: owned('credit_normal', 'te:'),
  payout_inflight: owned('credit_normal', 'pi:'),
  refund_inflight: owned('credit_normal', 'ri:'),
  user_debt: owned('debit_normal', 'ud:'),
  suspense: owned('credit_normal', 'su:'),
  platform_fee: platform('credit_normal'),
  provider_clearing: platform('debit_normal'),
  provider_fees: platform('none'),
  platform_capital: platform('none'),
  admin_adjust: platform('none'),
}

type Rule = readonly [debit: AccountKind, credit: AccountKind]
const PROVIDER_FEE: Rule = ['provider_fees', 'provider_clearing']
const HOLD: Rule = ['user_available', 'task_escrow']
const TAKEN_BACK: readonly Rule[] = [
  ['refund_inflight', 'provider_clearing'],
  ['user_available', 'provider_clearing'],
  ['user_debt', 'provider_clearing'],
]

/**
 * The rows of `ledger_posting_rules`: between which kinds of accounts a journal of each type may move money. A reversal
 * follows the rules of the journal that it reverses, with debit and credit exchanged.
 */
export const POSTING_RULES: Record<JournalType, readonly Rule[]> = {
  fund: [['provider_clearing', 'user_available'], ['suspense', 'user_available'], PROVIDER_FEE],
  award: [HOLD],
  hold: [HOLD],
  release: [
    ['task_escrow', 'user_available'],
    ['task_escrow', 'platform_fee'],
  ],
  materials: [['task_escrow', 'user_available']],
  materials_returned: [['user_available', 'user_available']],
  task_refund: [['task_escrow', 'user_available']],
  withdraw: [['user_available', 'payout_inflight']],
  payout: [
    ['payout_inflight', 'provider_clearing'],
    ['payout_inflight', 'provider_fees'],
    PROVIDER_FEE,
  ],
  payout_failed: [['payout_inflight', 'user_available']],
  payout_returned: [['provider_clearing', 'user_available']],
  refund: TAKEN_BACK,
  chargeback: TAKEN_BACK,
  refund_started: [
    ['user_available', 'refund_inflight'],
    ['suspense', 'refund_inflight'],
  ],
  refund_failed: [
    ['refund_inflight', 'user_available'],
    ['refund_inflight', 'suspense'],
  ],
  debt_paid: [['user_available', 'user_debt']],
  suspense_in: [['provider_clearing', 'suspense'], PROVIDER_FEE],
  adjust: [
    ['admin_adjust', 'user_available'],
    ['user_available', 'admin_adjust'],
  ],
  settle: [
    ['platform_capital', 'provider_clearing'],
    ['provider_clearing', 'platform_capital'],
    PROVIDER_FEE,
  ],
  reverse: [],
}
