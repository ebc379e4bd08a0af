import { sql, type SQL } from 'drizzle-orm'
import { newId, type Id, type TaskId, type UserId } from '#schema/domain/ids.ts'
import { availableOf, escrowOf } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { postJournal } from './postings.ts'

// Postings without a caller in the product; their guards are tested directly (docs/ledger.md#postings).

type Cancellation = {
  task: TaskId
  title: string
  client: UserId
  tasker: UserId
  actor: UserId | null
  price: Kobo
  /** The part that the tasker receives. */
  release: Kobo
  now: number
}

/** The caller must assert the task's status in the same batch. */
export function cancel(cancellation: Cancellation) {
  const { task, title, client, tasker, actor, price, release, now } = cancellation
  return postJournal({
    type: 'cancel',
    idemKey: `cancel:${task}`,
    actor,
    subject: task,
    meta: { title },
    legs: [
      { debit: escrowOf(task), credit: availableOf(client), amount: (price - release) as Kobo },
      { debit: escrowOf(task), credit: availableOf(tasker), amount: release },
    ],
    now,
  })
}

type Settlement = {
  /** The reference in our bank's statement. */
  id: string
  /** True for a settlement to our bank, false for a top-up. */
  toBank: boolean
  amount: Kobo
  actor: UserId
  now: number
}

export function settleWithBank({ id, toBank, amount, actor, now }: Settlement) {
  const [debit, credit] = toBank
    ? (['platform_capital', 'provider_clearing'] as const)
    : (['provider_clearing', 'platform_capital'] as const)
  return postJournal({
    type: 'settle',
    idemKey: `st:${id}`,
    actor,
    subject: id,
    meta: {},
    legs: [{ debit, credit, amount }],
    now,
  })
}

type Reversal = { journal: Id<'journal'>; actor: UserId; note: string; now: number }

/** The same legs with debit and credit exchanged; a UNIQUE link allows one reversal per journal. */
export function reverse({ journal, actor, note, now }: Reversal): {
  id: Id<'journal'>
  writes: SQL[]
} {
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
