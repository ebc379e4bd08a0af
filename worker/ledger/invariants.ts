import { INFLIGHT_STATUSES } from '#schema/domain/payout.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import type { Db } from '#worker/db/client.ts'

const inList = (list: readonly string[]) => `(${list.map((text) => `'${text}'`).join(', ')})`
const HELD = inList(HELD_STATUSES)
const INFLIGHT = `status IN ${inList(INFLIGHT_STATUSES)}`

/**
 * Queries for the rows that violate an invariant, by the headings of docs/ledger.md#invariants. Each row is read a few
 * times at most: an indexed column has no expression around it, and `+` excludes an unselective index.
 */
const INVARIANTS: Record<string, string> = {
  'Accounts sum to zero': `
    SELECT difference FROM (SELECT sum(credits) - sum(debits) AS difference FROM ledger_accounts) WHERE difference <> 0`,

  'No negative balance': `
    SELECT id FROM ledger_accounts WHERE kind = 'user_available' AND credits < debits`,

  'Accounts equal their entries': `
    SELECT a.id FROM ledger_accounts a
    WHERE a.debits <> (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE debit_account = a.id)
       OR a.credits <> (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE credit_account = a.id)`,

  'No account violates its rule': `
    SELECT id FROM ledger_accounts
    WHERE (rule = 'credit_normal' AND credits < debits) OR (rule = 'debit_normal' AND debits < credits)`,

  'No empty journal': `
    SELECT j.id FROM ledger_journals j
    WHERE NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.journal_id = j.id)`,

  'Idempotency keys are unique': `
    SELECT idem_key FROM ledger_journals GROUP BY idem_key HAVING count(*) > 1`,

  'Holds match tasks under way': `
    SELECT t.id FROM tasks t LEFT JOIN ledger_accounts a ON a.id = 'te:' || t.id
    WHERE coalesce(a.credits - a.debits, 0) <> CASE WHEN t.status IN ${HELD} THEN t.price ELSE 0 END
    UNION ALL
    SELECT a.id FROM ledger_accounts a LEFT JOIN tasks t ON t.id = substr(a.id, 4)
    WHERE a.kind = 'task_escrow' AND t.id IS NULL`,

  'Finished holds are empty': `
    SELECT t.id FROM tasks t JOIN ledger_accounts a ON a.id = 'te:' || t.id
    WHERE t.status NOT IN ${HELD} AND a.credits <> a.debits`,

  'A release is the price less the frozen fee': `
    SELECT t.id FROM tasks t
    JOIN ledger_journals j ON j.idem_key = 'release:' || t.id
    JOIN ledger_entries e ON e.journal_id = j.id
    GROUP BY t.id, t.price, t.fee_bps
    HAVING sum(e.amount) <> t.price
        OR coalesce(sum(CASE WHEN e.credit_account = 'platform_fee' THEN e.amount END), 0)
           <> (t.price * t.fee_bps + 5000) / 10000`,

  'One accepted proposal': `
    SELECT task_id FROM proposals WHERE status = 'accepted' GROUP BY task_id HAVING count(*) > 1`,

  'The accepted proposal matches the task': `
    SELECT t.id FROM tasks t
    LEFT JOIN proposals p ON p.task_id = t.id AND p.status = 'accepted'
    WHERE (t.status IN ${HELD} OR t.status = 'completed')
      AND (p.id IS NULL OR p.tasker_id IS NOT t.tasker_id OR p.price <> t.price)`,

  'No pending proposal on an assigned task': `
    SELECT p.id FROM proposals p JOIN tasks t ON t.id = p.task_id
    WHERE p.status = 'pending' AND t.status NOT IN ('pending', 'expired')`,

  'In-flight money matches unfinished payouts': `
    SELECT a.id FROM ledger_accounts a
    WHERE a.kind = 'payout_inflight' AND a.credits - a.debits <>
      (SELECT coalesce(sum(amount), 0) FROM payouts WHERE user_id = a.owner_id AND ${INFLIGHT})
    UNION ALL
    SELECT p.id FROM payouts p LEFT JOIN ledger_accounts a ON a.id = 'pi:' || p.user_id
    WHERE p.${INFLIGHT} AND a.id IS NULL`,

  'A payout debits its wallet once': `
    SELECT p.id FROM payouts p
    LEFT JOIN ledger_journals j ON j.id = p.journal_id AND j.idem_key = 'wd:' || p.id AND j.type = 'withdraw'
    LEFT JOIN ledger_entries e ON e.journal_id = j.id
    GROUP BY p.id
    HAVING count(e.id) <> 1 OR sum(e.amount) <> p.amount
      OR max(e.debit_account) <> 'ua:' || p.user_id OR max(e.credit_account) <> 'pi:' || p.user_id`,

  'A payout ends once': `
    SELECT p.id FROM payouts p
    LEFT JOIN ledger_journals s ON s.idem_key = 'ps:' || p.reference
    LEFT JOIN ledger_journals r ON r.idem_key = 'prv:' || p.reference
    WHERE coalesce(s.type, '') <> CASE p.status WHEN 'success' THEN 'payout' WHEN 'reversed' THEN 'payout'
        WHEN 'failed' THEN 'payout_failed' ELSE '' END
      OR (r.id IS NOT NULL) <> (p.status = 'reversed')`,

  'A payout ends with its full amount': `
    SELECT p.id FROM payouts p
    JOIN ledger_journals s ON s.idem_key = 'ps:' || p.reference
    JOIN ledger_entries e ON e.journal_id = s.id AND +e.debit_account = 'pi:' || p.user_id
    GROUP BY p.id HAVING sum(e.amount) <> p.amount
    UNION ALL
    SELECT j.id FROM ledger_journals j
    WHERE j.type IN ('withdraw', 'payout', 'payout_failed', 'payout_returned')
      AND NOT EXISTS (SELECT 1 FROM payouts p WHERE p.id = j.subject_id)`,

  'Payments match fund journals': `
    SELECT p.reference FROM payments p
    LEFT JOIN ledger_journals j ON j.idem_key = 'fund:' || p.reference
    LEFT JOIN ledger_entries e ON e.journal_id = j.id AND +e.credit_account = 'ua:' || p.user_id
    WHERE p.status = 'success' AND e.amount IS NOT p.paid_amount
    UNION ALL
    SELECT j.id FROM ledger_journals j
    LEFT JOIN payments p ON p.reference = substr(j.idem_key, 6)
    WHERE j.type = 'fund' AND p.status IS NOT 'success'`,

  'Money taken back matches its journals': `
    SELECT p.reference FROM payments p
    LEFT JOIN (
      SELECT j.subject_id AS reference, sum(e.amount) AS taken FROM ledger_journals j
      JOIN ledger_entries e ON e.journal_id = j.id
      WHERE j.type IN ('refund', 'chargeback') GROUP BY j.subject_id
    ) b ON b.reference = p.reference
    WHERE p.returned <> coalesce(b.taken, 0) OR p.returned > coalesce(p.paid_amount, 0)`,

  'Completed tasks are released once': `
    SELECT t.id FROM tasks t
    WHERE (SELECT count(*) FROM ledger_journals j WHERE j.idem_key = 'release:' || t.id)
          <> (t.status = 'completed')`,

  'Never both released and cancelled': `
    SELECT r.id FROM ledger_journals r
    JOIN ledger_journals c ON c.idem_key = 'cancel:' || r.subject_id
    WHERE r.type = 'release'`,

  'Suspense is zero': `
    SELECT id FROM ledger_accounts WHERE id = 'suspense' AND credits <> debits`,

  // A rolled back batch returns its numbers, so every gap is a missing entry.
  'No missing entry': `
    SELECT s.seq FROM sqlite_sequence s
    WHERE s.name = 'ledger_entries' AND s.seq <> (SELECT count(*) FROM ledger_entries)`,

  'Checksums form a chain': `
    SELECT day FROM (
      SELECT day, last_entry_id, prev_sha256, lag(sha256) OVER w AS before, lag(last_entry_id) OVER w AS reached
      FROM ledger_checksums WINDOW w AS (ORDER BY day))
    WHERE prev_sha256 <> coalesce(before, '${'0'.repeat(64)}') OR last_entry_id < coalesce(reached, 0)`,

  'Assertions table is empty': `SELECT code FROM assertions`,
}

type RunQueries = (queries: string[]) => Promise<readonly (readonly Record<string, unknown>[])[]>
/** `rows` are the first columns of up to five violating rows. */
export type BrokenInvariant = { invariant: string; rows: string[] }

const ROWS_SHOWN = 5

/** `runQueries` must run all queries against one state of the database. */
export async function findBrokenInvariants(runQueries: RunQueries): Promise<BrokenInvariant[]> {
  const queries = Object.values(INVARIANTS).map(
    (query) => `SELECT * FROM (${query}) LIMIT ${ROWS_SHOWN}`,
  )
  const results = await runQueries(queries)
  return Object.keys(INVARIANTS).flatMap((invariant, index) => {
    const rows = (results[index] ?? []).map((row) => String(row[0]))
    return rows.length === 0 ? [] : [{ invariant, rows }]
  })
}

/** As texts for tests and scripts; an empty list means that all invariants are satisfied. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const broken = await findBrokenInvariants(async (queries) =>
    (await db.$client.batch(queries, 'read')).map(({ rows }) => rows),
  )
  return broken.map(({ invariant, rows }) => `${invariant}: ${rows.join(', ')}`)
}
