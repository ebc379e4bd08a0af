import type { Counter, DailyFigure } from '#schema/domain/counters.ts'

/** What each kept total counts. */
const TOTALS: Record<Counter, string> = {
  users: "SELECT count(*) FROM users WHERE user_type <> 'admin' AND closed_at IS NULL",
  activeTasks:
    "SELECT count(*) FROM tasks WHERE status IN ('pending', 'in-progress', 'submitted', 'disputed')",
  transactions: `SELECT count(*) FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id
    WHERE (e.debit_account LIKE 'ua:%' OR e.credit_account LIKE 'ua:%') AND j.type <> 'payout_failed'`,
  disputes: 'SELECT count(*) FROM disputes WHERE closed_at IS NULL',
  reports: "SELECT count(*) FROM reports WHERE status = 'open' AND reporter_id IS NOT NULL",
  maskedContacts: "SELECT count(*) FROM reports WHERE status = 'open' AND reporter_id IS NULL",
  withdrawalsInReview: "SELECT count(*) FROM payouts WHERE status = 'needs_review'",
  discrepancies: 'SELECT count(*) FROM discrepancies WHERE resolved_at IS NULL',
  adjustments: "SELECT count(*) FROM adjustments WHERE status = 'requested'",
}

const entriesOf = (types: string, what = 'coalesce(sum(e.amount), 0)') =>
  `SELECT ${what} FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id WHERE j.type IN (${types})`

/** The sum over all days; tasks and users may be deleted or change their type, so they are not compared. */
const FIGURES: Partial<Record<DailyFigure, string>> = {
  awards: entriesOf("'award'", 'count(*)'),
  held: entriesOf("'award', 'hold'"),
  released: entriesOf("'release', 'materials'"),
  paidOut: `${entriesOf("'payout'")} AND e.debit_account LIKE 'pi:%'`,
  disputes: 'SELECT count(*) FROM disputes',
}

const rows = [
  ...Object.entries(TOTALS).map(
    ([name, count]) =>
      `SELECT '${name}' AS name, (SELECT value FROM counters WHERE name = '${name}') AS kept, (${count}) AS counted`,
  ),
  ...Object.entries(FIGURES).map(
    ([name, count]) =>
      `SELECT 'daily ${name}', (SELECT coalesce(sum(value), 0) FROM daily_figures WHERE name = '${name}'), (${count})`,
  ),
  // What clients are like.
  `SELECT 'paidTasks', (SELECT coalesce(sum(paid_tasks), 0) FROM users), (SELECT count(*) FROM tasks WHERE status = 'completed')`,
  `SELECT 'awardedTasks', (SELECT coalesce(sum(awarded_tasks), 0) FROM users),
    (SELECT count(DISTINCT task_id) FROM task_events WHERE kind = 'awarded')`,
]

/** A row for each total that triggers keep and that is not what a count gives. */
export const WRONG_COUNTERS = `SELECT * FROM (${rows.join(' UNION ALL ')}) WHERE kept IS NOT counted`
