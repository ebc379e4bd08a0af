import * as v from 'valibot'
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '../domain/wallet.ts'
import { query } from './endpoint.ts'
import { InstantOut, NairaOut, NextCursor, Page } from './values.ts'

/** SPEC 3, Transaction: a view over the books, never a second book (MONEY 1). */
export const Transaction = v.object({
  _id: v.string(),
  details: v.string(),
  amount: NairaOut,
  TransactionType: v.picklist(TRANSACTION_TYPES),
  TransactionStatus: v.picklist(TRANSACTION_STATUSES),
  createdAt: InstantOut,
  reference_number: v.string(),
  /** Where a withdrawal goes and what the bank takes of its amount. */
  withdrawal: v.optional(
    v.nullable(
      v.object({
        bankName: v.string(),
        accountLast4: v.string(),
        accountName: v.string(),
        charge: NairaOut,
      }),
    ),
    null,
  ),
})
export type Transaction = v.InferOutput<typeof Transaction>

export const listTransactions = query('wallet.listTransactions', {
  path: 'user/transactions',
  who: 'signedIn',
  isVersioned: true,
  says: "The caller's wallet history, newest first (R22).",
  input: v.object(Page),
  output: v.object({ trx: v.array(Transaction), nextCursor: NextCursor }),
})
