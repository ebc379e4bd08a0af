import { sql, type SQL } from 'drizzle-orm'
import { newId, type Id, type UserId } from '#schema/domain/ids.ts'
import { availableOf } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { assertRowsChanged } from '#worker/db/write.ts'
import { postJournal } from './postings.ts'

type AdjustmentId = Id<'adjustment'>
type Request = {
  user: UserId
  /** Negative: taken from the wallet. */
  amount: Kobo
  reason: string
  requestedBy: string
  now: number
}

/** The first of two administrators. */
export function requestAdjustment(request: Request): { id: AdjustmentId; write: SQL } {
  const { user, amount, reason, requestedBy, now } = request
  const id = newId('adjustment')
  return {
    id,
    write: sql`
      INSERT INTO adjustments (id, user_id, amount, reason, status, requested_by, requested_at)
      VALUES (${id}, ${user}, ${amount}, ${reason}, 'requested', ${requestedBy}, ${now})`,
  }
}

type Decision = {
  id: AdjustmentId
  user: UserId
  amount: Kobo
  reason: string
  /** Another administrator than the first; a CHECK rejects the same one. */
  decidedBy: string
  now: number
}

/** docs/ledger.md#adjustment: only once, and only as it was requested. */
export function approveAdjustment({ id, user, amount, reason, decidedBy, now }: Decision): {
  id: Id<'journal'>
  idemKey: string
  writes: SQL[]
} {
  const idemKey = `adj:${id}`
  const wallet = availableOf(user)
  const [debit, credit] =
    amount > 0 ? (['admin_adjust', wallet] as const) : ([wallet, 'admin_adjust'] as const)
  const journal = postJournal({
    type: 'adjust',
    idemKey,
    actor: null,
    subject: user,
    meta: { note: reason },
    legs: [{ debit, credit, amount: Math.abs(amount) as Kobo }],
    now,
  })
  return {
    id: journal.id,
    idemKey,
    writes: [
      sql`UPDATE adjustments SET status = 'approved', decided_by = ${decidedBy}, decided_at = ${now}, journal_id = ${journal.id}
        WHERE id = ${id} AND status = 'requested' AND user_id = ${user} AND amount = ${amount}`,
      assertRowsChanged('adjustment_state'),
      ...journal.writes,
    ],
  }
}

/** An adjustment of two administrators at once, for demo data and tests. */
export function adjust({
  user,
  amount,
  note,
  now,
}: {
  user: UserId
  amount: Kobo
  note: string
  now: number
}): SQL[] {
  const requested = requestAdjustment({ user, amount, reason: note, requestedBy: 'first', now })
  const { id } = requested
  const approved = approveAdjustment({ id, user, amount, reason: note, decidedBy: 'second', now })
  return [requested.write, ...approved.writes]
}
