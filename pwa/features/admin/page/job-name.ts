const NAMES: Partial<Record<string, string>> = {
  'check-invariants': 'Check the invariants',
  'check-ledger': 'Check the ledger',
  'ledger-checksums': 'Checksums of the ledger',
  'collect-debts': 'Collect debts',
  'delete-orphan-files': 'Delete files without an owner',
  'due-tasks': 'Deadlines of todos',
  'freeze-holds': 'Hold money of disputes',
  'publish-reviews': 'Publish reviews',
  'purge-expired': 'Delete what has expired',
  'purge-idempotency-keys': 'Delete old idempotency records',
  'purge-notices': 'Delete old notices',
  'purge-tombstones': 'Delete old tombstones',
  'push-updates': 'Push updates',
  reconcile: 'Compare with Paystack',
  'report-overdue': 'Report late jobs',
  'report-overdue-payouts': 'Report late withdrawals',
  'retry-payouts': 'Retry withdrawals',
  'retry-refunds': 'Retry refunds',
  'retry-webhooks': 'Retry webhooks',
  'send-emails': 'Send emails',
  'send-notice-emails': 'Write emails of notices',
  'send-pushes': 'Send pushes',
  'verify-audit-log': 'Verify the audit log',
  'verify-stale-payments': 'Verify open payments',
}

/** What a job does, in words; a job that has none is called by its own name. */
export const jobName = (job: string): string => NAMES[job] ?? job
