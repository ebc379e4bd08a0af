import * as v from 'valibot'
import { query } from './endpoint.ts'
import { InstantOut, NairaOut } from './values.ts'

/** What the clock has found and has not seen settled, for the administrators (MONEY 2, Reconcile). */
export const readReconciliation = query('books.readReconciliation', {
  path: 'admin/reconciliation',
  who: 'admin',
  says: 'Broken laws and open differences between the books and the payment provider, and how far the books are sealed.',
  input: v.object({}),
  output: v.object({
    items: v.array(
      v.object({
        _id: v.string(),
        kind: v.picklist(['missing_here', 'missing_there', 'amount', 'status', 'balance', 'law']),
        ours: v.nullable(NairaOut),
        theirs: v.nullable(NairaOut),
        words: v.string(),
        seenAt: InstantOut,
      }),
    ),
    /** All that are open; the list shows the newest of them. */
    openItems: v.number(),
    /** Null until the clock has rung. */
    lawsLookedAt: v.nullable(InstantOut),
    /** The last comparison with the provider; not over while it still asks. */
    compared: v.nullable(
      v.object({
        through: InstantOut,
        isOver: v.boolean(),
        payments: v.number(),
        transfers: v.number(),
      }),
    ),
    seal: v.nullable(v.object({ day: v.string(), sha256: v.string(), sealedAt: InstantOut })),
  }),
})
