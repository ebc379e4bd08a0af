export const inList = (list: readonly string[]) => `(${list.map((text) => `'${text}'`).join(', ')})`
/** Of an account whose id is an expression. */
export const balanceOf = (account: string) =>
  `coalesce((SELECT credits - debits FROM ledger_accounts WHERE id = ${account}), 0)`

/** What an invariant is about; its rows can be checked one by one. `ledger`: only as a whole. */
export const SUBJECTS = ['entry', 'journal', 'account', 'task', 'payout', 'payment'] as const
export type Subject = (typeof SUBJECTS)[number]
/** A condition on the key of the subject: all rows, a page of them, or those that moved. */
export type Among = (key: string) => string
export type Invariant = { of: Subject | 'ledger'; query: (among: Among) => string }
