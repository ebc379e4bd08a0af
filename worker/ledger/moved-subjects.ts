import { sql } from 'drizzle-orm'
import type { BackgroundContext } from '#worker/background/context.ts'
import { numberOf, textOf, textOrNull, type Row } from '#worker/db/row.ts'
import type { Subject } from './invariant-queries.ts'

export type Keys = Set<string | number>
/** More wait for the next run, so that one run stays small after an outage. */
const ENTRIES_PER_RUN = 2000

/** What the subject of a journal is, by its type; the subject of a movement is a task. */
const SUBJECT_OF: Record<string, Subject> = {
  fund: 'payment',
  refund: 'payment',
  chargeback: 'payment',
  suspense_in: 'payment',
  withdraw: 'payout',
  payout: 'payout',
  payout_failed: 'payout',
  payout_returned: 'payout',
}

function addRow(keys: Record<Subject, Keys>, row: Row): void {
  keys.entry.add(numberOf(row, 'id'))
  keys.journal.add(textOf(row, 'journal_id'))
  keys.account.add(textOf(row, 'debit_account')).add(textOf(row, 'credit_account'))
  const type = textOrNull(row, 'type') ?? ''
  const of = row['movement'] === null ? SUBJECT_OF[type] : 'task'
  const subject = textOrNull(row, 'subject_id')
  if (of && subject) keys[of].add(subject)
}

/** What the entries after `entry` have moved. */
export async function readMovedSubjects(background: BackgroundContext, entry: number) {
  const [rows = []] = await background.read(sql`
    SELECT e.id, e.journal_id, e.debit_account, e.credit_account, j.type, j.subject_id, j.movement
    FROM ledger_entries e LEFT JOIN ledger_journals j ON j.id = e.journal_id
    WHERE e.id > ${entry} ORDER BY e.id LIMIT ${ENTRIES_PER_RUN}`)
  const keys: Record<Subject, Keys> = {
    entry: new Set(),
    journal: new Set(),
    account: new Set(),
    task: new Set(),
    payout: new Set(),
    payment: new Set(),
  }
  for (const row of rows) addRow(keys, row)
  return { keys, last: rows.length > 0 ? numberOf(rows.at(-1), 'id') : entry, entries: rows.length }
}
