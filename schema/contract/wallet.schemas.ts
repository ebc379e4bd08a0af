import * as v from 'valibot'
import { JOURNAL_TYPES, TRANSACTION_STATUSES, TRANSACTION_TYPES } from '#schema/domain/ledger.ts'
import type { InKobo } from './money-fields.ts'
import { Fact, InstantOutput, NairaOutput, NextCursor, pageInput } from './values.schemas.ts'

/** What a user sees of a journal, a payment or a payout. It is read from the ledger and stored nowhere else. */
export const Transaction = v.object({
  _id: v.string(),
  details: v.string(),
  /** The fact of `details`. */
  says: v.optional(Fact),
  amount: NairaOutput,
  TransactionType: v.picklist(TRANSACTION_TYPES),
  TransactionStatus: v.picklist(TRANSACTION_STATUSES),
  createdAt: InstantOutput,
  reference_number: v.string(),
  /** What kind of movement it is. */
  kind: v.optional(v.picklist(JOURNAL_TYPES)),
  /** Who was paid or will be, or who paid; null for a closed account. */
  other: v.optional(v.nullable(v.string())),
  /** The platform's part of a payment for work, which is not in `amount`. */
  fee: v.optional(NairaOutput),
  /** The todo whose price was held, paid or given back. */
  task: v.optional(v.string()),
  /** The bank account of a withdrawal, and the bank charge that is part of its amount. */
  withdrawal: v.optional(
    v.nullable(
      v.object({
        bankName: v.string(),
        accountLast4: v.string(),
        accountName: v.string(),
        charge: NairaOutput,
        /** Why it takes long or did not arrive, as a sentence for the user. */
        note: v.optional(v.nullable(v.string()), null),
        noteSays: v.optional(Fact),
      }),
    ),
    null,
  ),
})
export type Transaction = InKobo<v.InferOutput<typeof Transaction>>

export const listTransactions = {
  hasEtag: true,
  summary: "The transactions of the caller's wallet, newest first.",
  input: v.object(pageInput),
  output: v.object({ trx: v.array(Transaction), nextCursor: NextCursor }),
}
