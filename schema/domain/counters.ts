/** Totals that triggers keep in the statement that changes what they count (docs/architecture.md#counters). */
export type Counter =
  | 'users'
  | 'activeTasks'
  | 'transactions'
  | 'disputes'
  | 'reports'
  | 'maskedContacts'
  | 'withdrawalsInReview'
  | 'discrepancies'
  | 'adjustments'

/** What is counted per day in Lagos; `held`, `released` and `paidOut` are kobo. */
export type DailyFigure =
  | 'signUps'
  | 'tasks'
  | 'awards'
  | 'held'
  | 'released'
  | 'paidOut'
  | 'disputes'

/** Jobs that an administrator may run at once, by their names. */
export const RUNNABLE_JOBS = [
  'check-invariants',
  'check-ledger',
  'verify-audit-log',
  'reconcile',
  'retry-webhooks',
  'retry-payouts',
  'send-emails',
  'due-tasks',
  'freeze-holds',
] as const
export type RunnableJob = (typeof RUNNABLE_JOBS)[number]
