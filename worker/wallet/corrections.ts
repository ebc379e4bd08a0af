import { sql, type SQL } from 'drizzle-orm'
import { newId, type Id, type TaskId, type UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { availableOf, escrowOf } from '#schema/domain/wallet.ts'
import { post } from './postings.ts'

/**
 * MONEY 1.1 posting 4: what is held for a todo goes back to its client. `release` of it goes to the tasker, where both
 * agreed on a part or an administrator gave one (R10, R25, R26). To be written behind the guard on the todo's status.
 */
export function cancel(held: {
  task: TaskId
  title: string
  client: UserId
  tasker: UserId
  actor: UserId | null
  price: Kobo
  release: Kobo
  now: number
}) {
  const { task, title, client, tasker, actor, price, release, now } = held
  return post({
    ...{ type: 'cancel', idemKey: `cancel:${task}`, actor, subject: task, meta: { title }, now },
    legs: [
      { debit: escrowOf(task), credit: availableOf(client), amount: (price - release) as Kobo },
      { debit: escrowOf(task), credit: availableOf(tasker), amount: release },
    ],
  })
}

/** Posting 11: the provider paid out to our bank (`toBank`), or we topped up what it holds for us. `id` names the bank's own line. */
export function settleWithBank(moved: {
  id: string
  toBank: boolean
  amount: Kobo
  actor: UserId
  now: number
}) {
  const { id, toBank, amount, actor, now } = moved
  const [debit, credit] = toBank
    ? ['platform_capital', 'provider_clearing']
    : ['provider_clearing', 'platform_capital']
  return post({
    ...{ type: 'settle', idemKey: `st:${id}`, actor, subject: id, meta: {}, now },
    legs: [{ debit, credit, amount } as { debit: string; credit: string; amount: Kobo }],
  })
}

/** Posting 13: a journal undone by its mirror, once. Nothing that is written is ever changed (R45). */
export function reverse(undone: {
  journal: Id<'journal'>
  actor: UserId
  note: string
  now: number
}): {
  id: Id<'journal'>
  writes: SQL[]
} {
  const { journal, actor, note, now } = undone
  const id = newId('journal')
  return {
    id,
    writes: [
      sql`INSERT INTO ledger_journals (id, type, idem_key, actor_id, subject_id, reverses_id, meta, created_at)
        SELECT ${id}, 'reverse', ${`rev:${journal}`}, ${actor}, subject_id, id, ${JSON.stringify({ note })}, ${now}
        FROM ledger_journals WHERE id = ${journal}`,
      sql`INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
        SELECT ${id}, leg, credit_account, debit_account, amount, ${now}
        FROM ledger_entries WHERE journal_id = ${journal} ORDER BY leg`,
    ],
  }
}
