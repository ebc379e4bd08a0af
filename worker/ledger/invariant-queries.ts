import { UNFINISHED_REFUND_STATUSES } from '#schema/domain/ledger.ts'
import { INFLIGHT_STATUSES } from '#schema/domain/payout.ts'
import { inList, type Invariant } from './invariant-parts.ts'
import { TASK_INVARIANTS } from './task-invariants.ts'

const INFLIGHT = `status IN ${inList(INFLIGHT_STATUSES)}`

const sumOfEntries = (side: 'debit' | 'credit') =>
  `(SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE ${side}_account = a.id)`
/**
 * Queries for the rows that violate an invariant, by the headings of docs/ledger.md#invariants. The first column is the
 * subject's key. Each row is read a few times at most: an indexed column has no expression around it, and `+` excludes
 * an unselective index.
 */
export const INVARIANTS: Record<string, Invariant> = {
  'Accounts equal their entries': {
    of: 'account',
    query: (among) => `
      SELECT a.id FROM ledger_accounts a
      WHERE ${among('a.id')} AND (a.debits <> ${sumOfEntries('debit')} OR a.credits <> ${sumOfEntries('credit')})`,
  },
  'No account violates its rule': {
    of: 'account',
    query: (among) => `
      SELECT id FROM ledger_accounts WHERE ${among('id')}
        AND ((rule = 'credit_normal' AND credits < debits) OR (rule = 'debit_normal' AND debits < credits))`,
  },
  'Accounts are of their kind': {
    of: 'account',
    query: (among) => `
      SELECT a.id FROM ledger_accounts a LEFT JOIN ledger_account_kinds k ON k.kind = a.kind
      WHERE ${among('a.id')} AND (k.rule IS NOT a.rule
        OR a.id IS NOT CASE WHEN k.id_prefix IS NULL THEN k.kind ELSE k.id_prefix || a.owner_id END)`,
  },
  'No debt beside an available balance': {
    of: 'account',
    query: (among) => `
      SELECT a.id FROM ledger_accounts a JOIN ledger_accounts d ON d.id = 'ud:' || a.owner_id
      WHERE ${among('a.id')} AND a.kind = 'user_available' AND a.credits > a.debits AND d.debits > d.credits`,
  },
  'A hold has a task': {
    of: 'account',
    query: (among) => `
      SELECT a.id FROM ledger_accounts a LEFT JOIN tasks t ON t.id = a.owner_id
      WHERE ${among('a.id')} AND a.kind = 'task_escrow' AND t.id IS NULL`,
  },
  'In-flight money matches unfinished payouts': {
    of: 'account',
    query: (among) => `
      SELECT a.id FROM ledger_accounts a
      WHERE ${among('a.id')} AND a.kind = 'payout_inflight' AND a.credits - a.debits <>
        (SELECT coalesce(sum(amount), 0) FROM payouts WHERE user_id = a.owner_id AND ${INFLIGHT})`,
  },
  'In-flight refunds match unfinished refunds': {
    of: 'account',
    query: (among) => `
      SELECT a.id FROM ledger_accounts a
      WHERE ${among('a.id')} AND a.kind = 'refund_inflight' AND a.credits - a.debits <>
        (SELECT coalesce(sum(amount), 0) FROM refunds WHERE reference = a.owner_id AND status IN ${inList(UNFINISHED_REFUND_STATUSES)})`,
  },

  'No empty journal': {
    of: 'journal',
    query: (among) => `
      SELECT j.id FROM ledger_journals j
      WHERE ${among('j.id')} AND NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.journal_id = j.id)`,
  },
  'Idempotency keys are unique': {
    of: 'journal',
    query: (among) => `
      SELECT j.id FROM ledger_journals j
      WHERE ${among('j.id')} AND EXISTS (SELECT 1 FROM ledger_journals o WHERE o.idem_key = j.idem_key AND o.id <> j.id)`,
  },
  'Journals follow the posting rules': {
    of: 'journal',
    query: (among) => `
      SELECT j.id FROM ledger_journals j
      CROSS JOIN ledger_entries e ON e.journal_id = j.id
      LEFT JOIN ledger_journals o ON o.id = j.reverses_id
      LEFT JOIN ledger_accounts d ON d.id = iif(o.id IS NULL, e.debit_account, e.credit_account)
      LEFT JOIN ledger_accounts c ON c.id = iif(o.id IS NULL, e.credit_account, e.debit_account)
      LEFT JOIN ledger_posting_rules r
        ON r.journal_type = coalesce(o.type, j.type) AND r.debit_kind = d.kind AND r.credit_kind = c.kind
      WHERE ${among('j.id')} AND r.journal_type IS NULL`,
  },
  'A reversal mirrors its journal': {
    of: 'journal',
    query: (among) => `
      SELECT j.id FROM ledger_journals j
      CROSS JOIN ledger_entries e ON e.journal_id = j.id
      LEFT JOIN ledger_entries o ON o.journal_id = j.reverses_id AND o.leg = e.leg AND o.amount = e.amount
        AND o.debit_account = e.credit_account AND o.credit_account = e.debit_account
      WHERE ${among('j.id')} AND j.reverses_id IS NOT NULL AND o.id IS NULL`,
  },
  'Movements are numbered': {
    of: 'journal',
    query: (among) => `
      SELECT j.id FROM ledger_journals j CROSS JOIN ledger_entries e ON e.journal_id = j.id
      WHERE ${among('j.id')} AND (e.debit_account LIKE 'te:%' OR e.credit_account LIKE 'te:%')
        AND (j.movement IS NULL OR 'te:' || j.subject_id NOT IN (e.debit_account, e.credit_account))
      UNION ALL
      SELECT j.id FROM ledger_journals j
      WHERE ${among('j.id')} AND j.movement IS NOT NULL AND (
        (j.idem_key NOT LIKE '%:' || j.subject_id || ':' || j.movement
          AND j.idem_key NOT IN ('award:' || j.subject_id, 'release:' || j.subject_id))
        OR (j.movement <> 1 AND NOT EXISTS (
          SELECT 1 FROM ledger_journals o WHERE o.subject_id = j.subject_id AND o.movement = j.movement - 1)))`,
  },
  'Adjustments equal their records': {
    of: 'journal',
    query: (among) => `
      SELECT j.id FROM ledger_journals j
      CROSS JOIN ledger_entries e ON e.journal_id = j.id
      LEFT JOIN adjustments r ON r.journal_id = j.id AND r.status = 'approved'
      WHERE ${among('j.id')} AND j.type = 'adjust' AND (r.id IS NULL OR e.leg <> 1 OR e.amount <> abs(r.amount)
        OR 'ua:' || r.user_id <> iif(r.amount > 0, e.credit_account, e.debit_account))`,
  },
  'Payout journals have a payout': {
    of: 'journal',
    query: (among) => `
      SELECT j.id FROM ledger_journals j
      WHERE ${among('j.id')} AND j.type IN ('withdraw', 'payout', 'payout_failed', 'payout_returned')
        AND NOT EXISTS (SELECT 1 FROM payouts p WHERE p.id = j.subject_id)`,
  },
  'Fund journals have a payment': {
    of: 'journal',
    query: (among) => `
      SELECT j.id FROM ledger_journals j LEFT JOIN payments p ON p.reference = substr(j.idem_key, 6)
      WHERE ${among('j.id')} AND j.type = 'fund' AND p.status IS NOT 'success'`,
  },

  ...TASK_INVARIANTS,
  'A payout debits its wallet once': {
    of: 'payout',
    query: (among) => `
      SELECT p.id FROM payouts p
      LEFT JOIN ledger_journals j ON j.id = p.journal_id AND j.idem_key = 'wd:' || p.id AND j.type = 'withdraw'
      LEFT JOIN ledger_entries e ON e.journal_id = j.id
      WHERE ${among('p.id')}
      GROUP BY p.id
      HAVING count(e.id) <> 1 OR sum(e.amount) <> p.amount
        OR max(e.debit_account) <> 'ua:' || p.user_id OR max(e.credit_account) <> 'pi:' || p.user_id`,
  },
  'Unfinished payouts are in flight': {
    of: 'payout',
    query: (among) => `
      SELECT p.id FROM payouts p LEFT JOIN ledger_accounts a ON a.id = 'pi:' || p.user_id
      WHERE ${among('p.id')} AND p.${INFLIGHT} AND a.id IS NULL`,
  },
  'A payout ends once': {
    of: 'payout',
    query: (among) => `
      SELECT p.id FROM payouts p
      LEFT JOIN ledger_journals s ON s.idem_key = 'ps:' || p.reference
      LEFT JOIN ledger_journals r ON r.idem_key = 'prv:' || p.reference
      WHERE ${among('p.id')} AND (s.type IS NOT CASE
          WHEN p.status IN ('success', 'reversed') THEN 'payout'
          WHEN p.status = 'failed' THEN 'payout_failed' END
        OR r.type IS NOT CASE WHEN p.status = 'reversed' THEN 'payout_returned' END)`,
  },
  'A payout ends with its full amount': {
    of: 'payout',
    query: (among) => `
      SELECT p.id FROM payouts p
      JOIN ledger_journals s ON s.idem_key = 'ps:' || p.reference
      JOIN ledger_entries e ON e.journal_id = s.id AND +e.debit_account = 'pi:' || p.user_id
      WHERE ${among('p.id')} GROUP BY p.id HAVING sum(e.amount) <> p.amount`,
  },

  'Payments match fund journals': {
    of: 'payment',
    query: (among) => `
      SELECT p.reference FROM payments p
      WHERE ${among('p.reference')} AND p.status = 'success' AND p.paid_amount IS NOT
        (SELECT sum(e.amount) FROM ledger_journals j JOIN ledger_entries e ON e.journal_id = j.id
         WHERE j.idem_key = 'fund:' || p.reference AND +e.credit_account = 'ua:' || p.user_id)`,
  },
  'Money taken back matches its journals': {
    of: 'payment',
    query: (among) => `
      SELECT p.reference FROM payments p
      WHERE ${among('p.reference')} AND (p.returned > coalesce(p.paid_amount, 0) + coalesce((SELECT sum(amount) FROM refunds
          WHERE reference = p.reference AND status = 'processed'), 0) OR p.returned <>
        (SELECT coalesce(sum(e.amount), 0) FROM ledger_journals j JOIN ledger_entries e ON e.journal_id = j.id
         WHERE j.subject_id = p.reference AND j.type IN ('refund', 'chargeback')))`,
  },
  'No credited payment is in suspense': {
    of: 'payment',
    query: (among) => `
      SELECT p.reference FROM payments p JOIN ledger_accounts a ON a.id = 'su:' || p.reference
      WHERE ${among('p.reference')} AND p.status = 'success' AND a.credits <> a.debits`,
  },

  // A rolled back batch returns its numbers, so every gap is a missing entry.
  'No missing entry': {
    of: 'entry',
    query: (among) => `
      SELECT e.id FROM ledger_entries e
      WHERE ${among('e.id')} AND e.id > 1 AND NOT EXISTS (SELECT 1 FROM ledger_entries o WHERE o.id = e.id - 1)`,
  },
  'No missing last entry': {
    of: 'ledger',
    query: () => `
      SELECT s.seq FROM sqlite_sequence s
      WHERE s.name = 'ledger_entries' AND s.seq <> (SELECT coalesce(max(id), 0) FROM ledger_entries)`,
  },
  'Checksums form a chain': {
    of: 'ledger',
    query: () => `
      SELECT day FROM (
        SELECT day, last_entry_id, prev_sha256, lag(sha256) OVER w AS before, lag(last_entry_id) OVER w AS reached
        FROM ledger_checksums WINDOW w AS (ORDER BY day))
      WHERE prev_sha256 <> coalesce(before, '${'0'.repeat(64)}') OR last_entry_id < coalesce(reached, 0)`,
  },
  'Assertions table is empty': { of: 'ledger', query: () => `SELECT code FROM assertions` },
}
