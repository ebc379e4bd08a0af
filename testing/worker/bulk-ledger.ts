import type { UserId } from '#schema/domain/ids.ts'
import type { ToolDb } from '#tools/db/open-db.ts'
import { tamper } from './tamper.ts'

type Range = { client: UserId; tasker: UserId; from: number; to: number }

const PRICE = 10_000

/** Without its trigger nothing moves the accounts. Only of the entries after `last`, so that steps cost the same. */
function setTotals(last: number): string {
  const sumOf = (side: 'debit' | 'credit') =>
    `(SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE id > ${last} AND +${side}_account = ledger_accounts.id)`
  return `UPDATE ledger_accounts SET debits = debits + ${sumOf('debit')}, credits = credits + ${sumOf('credit')}
    WHERE kind IN ('user_available', 'payout_inflight', 'provider_clearing')`
}

async function lastEntry({ $client }: ToolDb): Promise<number> {
  const { rows } = await $client.execute('SELECT coalesce(max(id), 0) AS last FROM ledger_entries')
  return Number(rows[0]?.['last'])
}

/**
 * A valid ledger of a given size, without its triggers: for each number a payment, a task with its hold, every second one
 * completed, and every second one paid out, half of these with success.
 */
export async function fillLedger(db: ToolDb, { client, tasker, from, to }: Range): Promise<void> {
  const rows = (where = 'true') =>
    `FROM (WITH RECURSIVE n(i) AS (SELECT CAST(${from} AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${to})
       SELECT i FROM n) WHERE ${where}`
  const posting = (
    [key, type, subject, movement = null]: [string, string, string, (number | null)?],
    [debit, credit]: [string, string],
    where?: string,
  ) => [
    `INSERT INTO ledger_journals (id, type, idem_key, subject_id, meta, created_at, movement)
     SELECT ${key}, '${type}', ${key}, ${subject}, '{}', 1, ${movement} ${rows(where)}`,
    `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
     SELECT ${key}, 1, ${debit}, ${credit}, ${PRICE}, 1 ${rows(where)}`,
  ]
  const wallet = (user: string) => `'ua:${user}'`
  const isDone = 'i % 2 = 0'
  const isPaidOut = 'i % 4 = 0'
  await tamper(
    db,
    'DROP TRIGGER ledger_entries_apply',
    `INSERT INTO ledger_accounts (id, kind, owner_id, rule, created_at)
     VALUES ('pi:${tasker}', 'payout_inflight', '${tasker}', 'credit_normal', 1) ON CONFLICT (id) DO NOTHING`,
    `INSERT INTO payments (reference, user_id, amount, paid_amount, status, created_at)
     SELECT 'fw-' || i, '${client}', ${PRICE}, ${PRICE}, 'success', 1 ${rows()}`,
    ...posting([`'fund:fw-' || i`, 'fund', `'fw-' || i`], [`'provider_clearing'`, wallet(client)]),
    `INSERT INTO tasks (id, client_id, tasker_id, title, description, price, duration, project_type, location, skills,
       trade, status, fee_bps, completed_at, created_at, updated_at)
     SELECT 't' || i, '${client}', '${tasker}', 't', 'd', ${PRICE}, 1, 'Remote', '', '[]', 'Barber',
       iif(${isDone}, 'completed', 'in-progress'), 0, iif(${isDone}, i, NULL), i, i ${rows()}`,
    `INSERT INTO proposals (id, task_id, tasker_id, title, price, description, date, status, created_at, updated_at)
     SELECT 'p' || i, 't' || i, '${tasker}', 't', ${PRICE}, 'd', '2026-03-20', 'accepted', i, i ${rows()}`,
    `INSERT INTO ledger_accounts (id, kind, owner_id, rule, credits, debits, created_at)
     SELECT 'te:t' || i, 'task_escrow', 't' || i, 'credit_normal', ${PRICE}, iif(${isDone}, ${PRICE}, 0), 1 ${rows()}`,
    ...posting([`'hold:t' || i || ':1'`, 'award', `'t' || i`, 1], [wallet(client), `'te:t' || i`]),
    ...posting(
      [`'release:t' || i || ':2'`, 'release', `'t' || i`, 2],
      [`'te:t' || i`, wallet(tasker)],
      isDone,
    ),
    `INSERT INTO payouts (id, user_id, journal_id, amount, charge, bank_code, bank_name, account_number_enc,
       account_last4, account_name, reference, status, created_at, updated_at)
     SELECT 'o' || i, '${tasker}', 'wd:o' || i, ${PRICE}, 1, '057', 'b', '', '1', 'n', 'wd_o' || i,
       iif(${isPaidOut}, 'success', 'sent'), 1, 1 ${rows(isDone)}`,
    ...posting([`'wd:o' || i`, 'withdraw', `'o' || i`], [wallet(tasker), `'pi:${tasker}'`], isDone),
    ...posting(
      [`'ps:wd_o' || i`, 'payout', `'o' || i`],
      [`'pi:${tasker}'`, `'provider_clearing'`],
      isPaidOut,
    ),
    setTotals(await lastEntry(db)),
    `CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries BEGIN
       UPDATE ledger_accounts SET debits = debits + NEW.amount WHERE id = NEW.debit_account AND closed_at IS NULL;
       SELECT CASE WHEN changes() <> 1 THEN RAISE(ABORT, 'assertion:account_closed') END;
       UPDATE ledger_accounts SET credits = credits + NEW.amount WHERE id = NEW.credit_account AND closed_at IS NULL;
       SELECT CASE WHEN changes() <> 1 THEN RAISE(ABORT, 'assertion:account_closed') END;
     END`,
  )
}

/** As if every entry so far had been checked. */
export async function markChecked({ $client }: ToolDb): Promise<void> {
  await $client.batch(
    [
      `INSERT INTO ledger_checkpoints (account_id, debits, credits, entry_id)
       SELECT id, debits, credits, (SELECT max(id) FROM ledger_entries) FROM ledger_accounts WHERE true
       ON CONFLICT (account_id) DO UPDATE SET debits = excluded.debits, credits = excluded.credits, entry_id = excluded.entry_id`,
      `UPDATE job_cursors SET cursor = json_set(cursor, '$.entry', (SELECT max(id) FROM ledger_entries))
       WHERE job = 'check-invariants:position'`,
    ],
    'write',
  )
}
