import { sql, type SQL } from 'drizzle-orm'
import { dayOf } from '#schema/domain/days.ts'
import { LEDGER_CHECK_OVERDUE_MS } from '#schema/domain/limits.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { cursorOf, saveCursor } from '#worker/background/job.ts'
import { textOf, numberOf, textOrNull, type Row } from '#worker/db/row.ts'
import { CHECK_LEDGER_JOB, type LedgerCheck } from './check-ledger.ts'
import {
  brokenDiscrepancy,
  recordDiscrepancy,
  resolveDiscrepancies,
  resolveOthers,
} from './discrepancies.ts'
import { SUBJECTS, type Subject } from './invariant-parts.ts'
import {
  ALL,
  amongKeys,
  findBroken,
  queriesFor,
  ROWS_SHOWN,
  type BrokenInvariant,
  type NamedQuery,
} from './invariants.ts'

/** Its cursor is the time of the last check, so that administrators notice when the job no longer runs. */
export const INVARIANTS_JOB = 'check-invariants'
const POSITION = 'check-invariants:position'
const ID_PREFIX = 'invariant:'
/** Rows that violated an invariant are checked again on every run, up to this number for each invariant. */
const SUSPECTS_MAX = 100

/** `entry`: the last entry that was checked. `since`: the time of the first run. */
type Position = { entry: number; suspects: Partial<Record<Subject, string[]>>; since?: number }

async function readPosition(background: BackgroundContext) {
  const [[row] = []] = await background.read(
    sql`SELECT ${cursorOf(POSITION)} AS position, ${cursorOf(CHECK_LEDGER_JOB)} AS ledger`,
  )
  const parse = <T>(text: string, empty: T): T => (text === '' ? empty : (JSON.parse(text) as T))
  return {
    position: parse<Position>(textOf(row, 'position'), { entry: 0, suspects: {} }),
    ledger: parse<Partial<LedgerCheck>>(textOf(row, 'ledger'), {}),
  }
}

const EQUAL = 'Accounts equal their entries'
const sumSince = (side: 'debit' | 'credit') => `coalesce(c.${side}s, 0) +
  (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE ${side}_account = a.id AND id > coalesce(c.entry_id, 0))`

type Keys = Set<string | number>
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
async function readMovedSubjects(background: BackgroundContext, entry: number) {
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

/** The same invariant from the account's last checkpoint on, so that a busy account is not read from its beginning. */
const equalSinceCheckpoint = (accounts: Keys): NamedQuery => ({
  invariant: EQUAL,
  of: 'account',
  sql: `SELECT a.id FROM ledger_accounts a LEFT JOIN ledger_checkpoints c ON c.account_id = a.id
    WHERE ${amongKeys([...accounts])('a.id')} AND (a.debits <> ${sumSince('debit')} OR a.credits <> ${sumSince('credit')})`,
})

/** From the entries, not from the account: a wrong total never becomes a checkpoint. */
function saveCheckpoints(accounts: Keys, last: number): SQL {
  const sumOf = (side: 'debit' | 'credit') => {
    const name = sql.raw(side)
    return sql`coalesce(c.${name}s, 0) + (SELECT coalesce(sum(amount), 0) FROM ledger_entries
      WHERE ${name}_account = a.value AND id > coalesce(c.entry_id, 0) AND id <= ${last})`
  }
  return sql`
    INSERT INTO ledger_checkpoints (account_id, debits, credits, entry_id)
    SELECT a.value, ${sumOf('debit')}, ${sumOf('credit')}, ${last}
    FROM json_each(${JSON.stringify([...accounts])}) a LEFT JOIN ledger_checkpoints c ON c.account_id = a.value
    WHERE true
    ON CONFLICT (account_id) DO UPDATE SET debits = excluded.debits, credits = excluded.credits,
      entry_id = excluded.entry_id WHERE excluded.entry_id > entry_id`
}

/** The check of the whole ledger is a job of its own; this one notices when it no longer ends. */
function reportOverdue({ finishedAt }: Partial<LedgerCheck>, since: number, now: number): SQL {
  const id = 'ledger-check'
  const last = finishedAt ?? since
  if (now - last <= LEDGER_CHECK_OVERDUE_MS) return resolveDiscrepancies([id], now)
  const message = DISCREPANCY_FACTS.fullCheckOverdue(dayOf(last))
  const kind = 'invariant' as const
  return recordDiscrepancy({ id, kind, ourAmount: null, providerAmount: null, message }, now)
}

function suspectsOf(broken: readonly BrokenInvariant[]): Position['suspects'] {
  const suspects: Position['suspects'] = {}
  for (const { of, rows } of broken)
    if (of !== 'ledger') suspects[of] = [...new Set([...(suspects[of] ?? []), ...rows])]
  return suspects
}

/**
 * Checks what moved since the last run, and again what was wrong then; the rest cannot have changed by a posting and is
 * checked once a day (check-ledger.ts). Logs a broken invariant on every run.
 */
export async function checkInvariants(
  background: BackgroundContext,
): Promise<{ broken: number; entries: number }> {
  const { position, ledger } = await readPosition(background)
  const { keys, last, entries } = await readMovedSubjects(background, position.entry)
  for (const subject of SUBJECTS)
    for (const key of position.suspects[subject] ?? []) keys[subject].add(key)
  const scopes = SUBJECTS.filter((subject) => keys[subject].size > 0).map(
    (subject) => [subject, amongKeys([...keys[subject]])] as const,
  )
  const queries = [
    ...queriesFor({ ...Object.fromEntries(scopes), ledger: ALL }, [EQUAL]),
    ...(keys.account.size > 0 ? [equalSinceCheckpoint(keys.account)] : []),
  ]
  const broken = await findBroken(
    queries,
    (texts) => background.read(...texts.map((text) => sql.raw(text))),
    SUSPECTS_MAX,
  )
  for (const { invariant, rows } of broken)
    background.deps.log({ level: 'error', invariant, rows: rows.slice(0, ROWS_SHOWN) })
  const now = background.now()
  const since = position.since ?? now
  const found = broken.map((each) => brokenDiscrepancy(ID_PREFIX, each))
  const next: Position = { entry: last, suspects: suspectsOf(broken), since }
  await background.write(
    ...(entries > 0 ? [saveCheckpoints(keys.account, last)] : []),
    ...found.map((discrepancy) => recordDiscrepancy(discrepancy, now)),
    resolveOthers(
      ID_PREFIX,
      found.map(({ id }) => id),
      now,
    ),
    reportOverdue(ledger, since, now),
    saveCursor(POSITION, JSON.stringify(next)),
    saveCursor(INVARIANTS_JOB, String(now)),
  )
  return { broken: broken.length, entries }
}
