import type { Transaction } from '#schema/contract/wallet.ts'

/** What a row is called: a withdrawal by where it goes. */
export const titleOf = ({ details, withdrawal }: Pick<Transaction, 'details' | 'withdrawal'>) =>
  withdrawal ? `${details} to ${withdrawal.bankName} ••${withdrawal.accountLast4}` : details
