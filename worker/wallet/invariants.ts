import { HELD_STATUSES } from '#schema/domain/task.ts'
import { INFLIGHT_STATUSES } from '#schema/domain/wallet.ts'
import type { Db } from '../db/client.ts'

const HELD = `(${HELD_STATUSES.map((status) => `'${status}'`).join(', ')})`

const INFLIGHT = `status IN (${INFLIGHT_STATUSES.map((status) => `'${status}'`).join(', ')})`

/**
 * Each finds the rows that break a law; none means the law holds. I… is R22, M… is MONEY 1.3. A row is read a few
 * times at most: a column stands alone on its side where an index is to be used, and a + keeps out one that would
 * lead to all that somebody ever did.
 */
const LAWS: Record<string, string> = {
  'I1 M1: all accounts sum to nothing': `
    SELECT off FROM (SELECT sum(credits) - sum(debits) AS off FROM ledger_accounts) WHERE off <> 0`,

  'I2: nobody has less than nothing': `
    SELECT id FROM ledger_accounts WHERE kind = 'user_available' AND credits < debits`,

  'I3 M2: an account is the sum of its entries': `
    SELECT a.id FROM ledger_accounts a
    WHERE a.debits <> (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE debit_account = a.id)
       OR a.credits <> (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE credit_account = a.id)`,

  'I4 M5: money is held exactly for a task under way, and it is its price': `
    SELECT t.id FROM tasks t LEFT JOIN ledger_accounts a ON a.id = 'te:' || t.id
    WHERE coalesce(a.credits - a.debits, 0) <> CASE WHEN t.status IN ${HELD} THEN t.price ELSE 0 END`,

  'I4: money is held for a task and for nothing else': `
    SELECT a.id FROM ledger_accounts a LEFT JOIN tasks t ON t.id = substr(a.id, 4)
    WHERE a.kind = 'task_escrow' AND t.id IS NULL`,

  'I5: what left a finished hold is what went in': `
    SELECT t.id FROM tasks t JOIN ledger_accounts a ON a.id = 'te:' || t.id
    WHERE t.status NOT IN ${HELD} AND a.credits <> a.debits`,

  'I5: a release is the price, less the frozen fee': `
    SELECT t.id FROM tasks t
    JOIN ledger_journals j ON j.idem_key = 'release:' || t.id
    JOIN ledger_entries e ON e.journal_id = j.id
    GROUP BY t.id, t.price, t.fee_bps
    HAVING sum(e.amount) <> t.price
        OR coalesce(sum(CASE WHEN e.credit_account = 'platform_fee' THEN e.amount END), 0)
           <> (t.price * t.fee_bps + 5000) / 10000`,

  'I6: at most one proposal is accepted': `
    SELECT task_id FROM proposals WHERE status = 'accepted' GROUP BY task_id HAVING count(*) > 1`,

  'I6: the accepted proposal names the tasker and the price': `
    SELECT t.id FROM tasks t
    LEFT JOIN proposals p ON p.task_id = t.id AND p.status = 'accepted'
    WHERE (t.status IN ${HELD} OR t.status = 'completed')
      AND (p.id IS NULL OR p.tasker_id IS NOT t.tasker_id OR p.price <> t.price)`,

  'R18: no proposal waits on a task that is taken': `
    SELECT p.id FROM proposals p JOIN tasks t ON t.id = p.task_id
    WHERE p.status = 'pending' AND t.status NOT IN ('pending', 'expired')`,

  'I7: a reference counts once': `
    SELECT idem_key FROM ledger_journals GROUP BY idem_key HAVING count(*) > 1`,

  'M3: no account broke its rule': `
    SELECT id FROM ledger_accounts
    WHERE (rule = 'credit_normal' AND credits < debits) OR (rule = 'debit_normal' AND debits < credits)`,

  'M4: no journal is empty': `
    SELECT j.id FROM ledger_journals j
    WHERE NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.journal_id = j.id)`,

  'M6: what is in flight is what the withdrawals under way say': `
    SELECT a.id FROM ledger_accounts a
    WHERE a.kind = 'payout_inflight' AND a.credits - a.debits <>
      (SELECT coalesce(sum(amount), 0) FROM payouts WHERE user_id = a.owner_id AND ${INFLIGHT})`,

  'M6: no withdrawal is under way without its money': `
    SELECT p.id FROM payouts p LEFT JOIN ledger_accounts a ON a.id = 'pi:' || p.user_id
    WHERE p.${INFLIGHT} AND a.id IS NULL`,

  'M6: a withdrawal took its amount from its wallet once': `
    SELECT p.id FROM payouts p
    LEFT JOIN ledger_journals j ON j.id = p.journal_id AND j.idem_key = 'wd:' || p.id AND j.type = 'withdraw'
    LEFT JOIN ledger_entries e ON e.journal_id = j.id
    GROUP BY p.id
    HAVING count(e.id) <> 1 OR sum(e.amount) <> p.amount
      OR max(e.debit_account) <> 'ua:' || p.user_id OR max(e.credit_account) <> 'pi:' || p.user_id`,

  'M6: a withdrawal ends as its books do, arrived or given back and never both': `
    SELECT p.id FROM payouts p
    LEFT JOIN ledger_journals s ON s.idem_key = 'ps:' || p.reference
    LEFT JOIN ledger_journals r ON r.idem_key = 'prv:' || p.reference
    WHERE coalesce(s.type, '') <> CASE p.status WHEN 'success' THEN 'payout' WHEN 'reversed' THEN 'payout'
        WHEN 'failed' THEN 'payout_failed' ELSE '' END
      OR (r.id IS NOT NULL) <> (p.status = 'reversed')`,

  'M6: what a withdrawal came to is its amount': `
    SELECT p.id FROM payouts p
    JOIN ledger_journals s ON s.idem_key = 'ps:' || p.reference
    JOIN ledger_entries e ON e.journal_id = s.id AND +e.debit_account = 'pi:' || p.user_id
    GROUP BY p.id HAVING sum(e.amount) <> p.amount`,

  'M6: no end of a withdrawal without one': `
    SELECT j.id FROM ledger_journals j
    WHERE j.type IN ('withdraw', 'payout', 'payout_failed', 'payout_returned')
      AND NOT EXISTS (SELECT 1 FROM payouts p WHERE p.id = j.subject_id)`,

  'M7: a payment that succeeded was added once, to its own wallet, as it was paid': `
    SELECT p.reference FROM payments p
    LEFT JOIN ledger_journals j ON j.idem_key = 'fund:' || p.reference
    LEFT JOIN ledger_entries e ON e.journal_id = j.id AND +e.credit_account = 'ua:' || p.user_id
    WHERE p.status = 'success' AND e.amount IS NOT p.paid`,

  'M7: nothing was added that was not paid': `
    SELECT j.id FROM ledger_journals j
    LEFT JOIN payments p ON p.reference = substr(j.idem_key, 6)
    WHERE j.type = 'fund' AND p.status IS NOT 'success'`,

  'M7: what was taken back of a payment is in the books, and is no more than was paid': `
    SELECT p.reference FROM payments p
    LEFT JOIN (
      SELECT j.subject_id AS reference, sum(e.amount) AS taken FROM ledger_journals j
      JOIN ledger_entries e ON e.journal_id = j.id
      WHERE j.type IN ('refund', 'chargeback') GROUP BY j.subject_id
    ) b ON b.reference = p.reference
    WHERE p.taken_back <> coalesce(b.taken, 0) OR p.taken_back > coalesce(p.paid, 0)`,

  'M8: a completed task was paid exactly once, and no other ever': `
    SELECT t.id FROM tasks t
    WHERE (SELECT count(*) FROM ledger_journals j WHERE j.idem_key = 'release:' || t.id)
          <> (t.status = 'completed')`,

  'M8: never released and cancelled': `
    SELECT r.id FROM ledger_journals r
    JOIN ledger_journals c ON c.idem_key = 'cancel:' || r.subject_id
    WHERE r.type = 'release'`,

  'M9: no money without a home': `
    SELECT id FROM ledger_accounts WHERE id = 'suspense' AND credits <> debits`,

  // A batch that is taken back gives its numbers back as well, so there is no gap that would be nobody's doing.
  'M10: no entry is missing': `
    SELECT s.seq FROM sqlite_sequence s
    WHERE s.name = 'ledger_entries' AND s.seq <> (SELECT count(*) FROM ledger_entries)`,

  'M10: each seal stands on the one before': `
    SELECT day FROM (
      SELECT day, last_entry_id, prev_sha256, lag(sha256) OVER w AS before, lag(last_entry_id) OVER w AS reached
      FROM ledger_seals WINDOW w AS (ORDER BY day))
    WHERE prev_sha256 <> coalesce(before, '${'0'.repeat(64)}') OR last_entry_id < coalesce(reached, 0)`,

  'M12: the guard table is empty': `SELECT code FROM guard`,
}

type Ask = (queries: string[]) => Promise<readonly (readonly Record<string, unknown>[])[]>
export type Broken = { law: string; rows: string[] }

/** The laws that do not hold, each with the first few rows that break it; all are asked about one moment. */
export async function lawsBrokenBy(ask: Ask): Promise<Broken[]> {
  const named = Object.entries(LAWS)
  const found = await ask(named.map(([, sql]) => `SELECT * FROM (${sql}) LIMIT 5`))
  return named.flatMap(([law], place) => {
    const rows = (found[place] ?? []).map((row) => String(row[0]))
    return rows.length === 0 ? [] : [{ law, rows }]
  })
}

/** The same in words; an empty list is what must come back. */
export async function brokenLaws(db: Db): Promise<string[]> {
  const broken = await lawsBrokenBy(async (queries) =>
    (await db.$client.batch(queries, 'read')).map(({ rows }) => rows),
  )
  return broken.map(({ law, rows }) => `${law}: ${rows.join(', ')}`)
}
