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
